import type { Knex } from "knex";
import { ORDER_STATUS, ACCOUNT_GROUP, type Row } from "@vanbook/sdk/books";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { stamp } from "../master/records.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { makeBatchAnswer, requireSaved } from "../documents/batch-answer.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { parsePastInstant } from "./instants.ts";
import { refuseOthersTrip } from "../documents/references/own-trips.ts";
import { createFinder } from "../documents/references/finder.ts";
import { readReferences } from "../documents/references/read-references.ts";

type VisitInput = Body<"visits.post">;

const records: FieldRecords<VisitInput, Row, Schema<"FieldRecord">> = {
  name: "visits",
  columns: {},
  async plan({ trx, principal }, inputs) {
    const { companyId, userId: author } = principal;
    const pickVisitor = ({ userId = author }: VisitInput) => ({ userId });
    const inputsWithUser = inputs.map((input) => ({ ...input, ...pickVisitor(input) }));
    const references = await readReferences({ trx, principal }, inputsWithUser, {
      userId: { to: "user" },
      customerId: { to: "account", groups: [ACCOUNT_GROUP.debtors] },
      tripId: { to: "trip" },
      routeId: { to: "route" },
    });
    const order = await readOrders(trx, companyId, inputs);
    return (input, hash) => {
      const visitor = references.userId(pickVisitor(input)).id;
      const customer = references.customerId(input);
      refuseOthersTrip(references.tripId(input), visitor);
      const route = references.routeId(input);
      if (input.orderId !== undefined) order(input);
      const { at, day } = parsePastInstant(input.at, "at");
      return {
        trip_id: input.tripId ?? null,
        user_id: visitor,
        customer_id: customer.id,
        route_id: route?.id ?? customer.route_id,
        date: day,
        at,
        customer_status: input.customerStatus,
        location_status: input.locationStatus ?? null,
        latitude: input.latitude ?? null,
        longitude: input.longitude ?? null,
        order_id: input.orderId ?? null,
        remark: input.remark ?? null,
        client_id: input.clientId,
        request_hash: hash,
        ...stamp("created", principal),
      };
    };
  },
  write: ({ trx, principal }, rows) => insertWithIds(trx, principal.companyId, "visits", rows, (row) => row),
};

export const visits = {
  "visits.post": (async (call) =>
    requireSaved(await saveRecords(call, records, [call.body]))) satisfies Handler<"visits.post">,
  "visits.postBatch": (async (call) =>
    makeBatchAnswer(
      call.body.documents,
      await saveRecords(call, records, call.body.documents),
    )) satisfies Handler<"visits.postBatch">,
};

/**
 * Throws ORDER_UNKNOWN for a cancelled order or another customer's, and VISIT_STATUS_WRONG if the
 * visit's statuses do not say that an order was placed.
 */
async function readOrders(trx: Knex.Transaction, companyId: number, inputs: readonly VisitInput[]) {
  const ids = inputs.flatMap((input) => input.orderId ?? []);
  const rows: { id: number; customer_id: number }[] = await trx("orders")
    .where("company_id", companyId)
    .whereIn("id", [...new Set(ids)])
    .whereNot("status", ORDER_STATUS.cancelled)
    .select("id", "customer_id");
  const find = createFinder(rows, "ORDER_UNKNOWN");
  return ({ orderId = 0, customerId, customerStatus, locationStatus }: VisitInput) => {
    if (find(orderId, "orderId").customer_id !== customerId) throw problemOnField("ORDER_UNKNOWN", "orderId");
    const isPlaced = customerStatus <= 1 && locationStatus === ORDER_PLACED;
    if (!isPlaced) throw problemOnField("VISIT_STATUS_WRONG", "customerStatus");
  };
}

const ORDER_PLACED = 5;
