import type { Knex } from "knex";
import { ORDER_STATUS, GROUP, type Row } from "@vanbook/sdk/books";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { insertWithIds } from "../db/insert-with-ids.ts";
import { stamp } from "../master/records.ts";
import { refused } from "@vanbook/sdk/problem";
import { batchAnswer, oneAnswer } from "../documents/batch-answer.ts";
import { saveRecords, type FieldRecords } from "../documents/save-records.ts";
import { pastInstant } from "./instants.ts";
import { refuseOthersTrip } from "../documents/references/own-trips.ts";
import { finder } from "../documents/references/finder.ts";
import { readReferences } from "../documents/references/read-references.ts";

type VisitInput = Body<"visits.post">;

const records: FieldRecords<VisitInput, Row, Schema<"FieldRecord">> = {
  name: "visits",
  columns: {},
  async plan({ trx, principal }, inputs) {
    const { companyId, userId: author } = principal;
    const visitorOf = ({ userId = author }: VisitInput) => ({ userId });
    const made = inputs.map((input) => ({ ...input, ...visitorOf(input) }));
    const found = await readReferences({ trx, principal }, made, {
      userId: { to: "user" },
      customerId: { to: "account", groups: [GROUP.debtors] },
      tripId: { to: "trip" },
      routeId: { to: "route" },
    });
    const order = await readOrders(trx, companyId, inputs);
    return (input, hash) => {
      const visitor = found.userId(visitorOf(input)).id;
      const customer = found.customerId(input);
      refuseOthersTrip(found.tripId(input), visitor);
      const route = found.routeId(input);
      if (input.orderId !== undefined) order(input);
      const { at, day } = pastInstant(input.at, "at");
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

/** Visits to customers, with or without an order. */
export const visits = {
  "visits.post": (async (call) =>
    oneAnswer(await saveRecords(call, records, [call.body]))) satisfies Handler<"visits.post">,
  "visits.postBatch": (async (call) =>
    batchAnswer(
      call.body.documents,
      await saveRecords(call, records, call.body.documents),
    )) satisfies Handler<"visits.postBatch">,
};

/**
 * Reads the orders that visits name. Throws ORDER_UNKNOWN for a cancelled order or an order of another
 * customer, and VISIT_STATUS_WRONG if the visit's statuses do not say that an order was placed.
 */
async function readOrders(trx: Knex.Transaction, companyId: number, inputs: readonly VisitInput[]) {
  const ids = inputs.flatMap((input) => input.orderId ?? []);
  const rows: { id: number; customer_id: number }[] = await trx("orders")
    .where("company_id", companyId)
    .whereIn("id", [...new Set(ids)])
    .whereNot("status", ORDER_STATUS.cancelled)
    .select("id", "customer_id");
  const find = finder(rows, "ORDER_UNKNOWN");
  return ({ orderId = 0, customerId, customerStatus, locationStatus }: VisitInput) => {
    if (find(orderId, "orderId").customer_id !== customerId) throw refused("ORDER_UNKNOWN", "orderId");
    const isPlaced = customerStatus <= 1 && locationStatus === ORDER_PLACED;
    if (!isPlaced) throw refused("VISIT_STATUS_WRONG", "customerStatus");
  };
}

const ORDER_PLACED = 5;
