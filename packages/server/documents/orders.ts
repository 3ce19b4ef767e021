import * as say from "@vanbook/sdk/messages";
import { ORDER_STATUS, findStatusName, type OrderInput } from "@vanbook/sdk/books";
import { cancelOrder, changeOrder, type OrderBefore } from "../books/documents/order-change.ts";
import { placeOrders } from "../books/documents/order.ts";
import { withTransaction } from "../db/transaction.ts";
import { addAuditLine } from "../auth/audit.ts";
import type { Body, Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { Problem, problem } from "@vanbook/sdk/problem";
import { refuseSuperiors } from "../auth/document-author.ts";
import { ofCompany, ofDocuments } from "../auth/scope.ts";
import type { Call } from "./document-type.ts";
import { makeBatchAnswer, requireSaved } from "./batch-answer.ts";
import { formatPricedOrder } from "./priced-documents.ts";
import { saveRecords, type FieldRecords, type Recording } from "./save-records.ts";
import { readOrderReferences } from "./references/deleted-references.ts";
import { refuseBeyondQuota } from "./partner-quota.ts";
import { planOrders } from "./references/planned-orders.ts";

type PlaceOrder = Body<"orders.post">;
type PlacedOrder = Schema<"PlacedOrder">;
type OrderRow = Omit<PlacedOrder, "status"> & { status: number };

const records: FieldRecords<PlaceOrder, OrderInput, OrderRow> = {
  name: "orders",
  columns: { number: "number", date: "date", amount: "amount", status: "status" },
  async plan(recording, inputs) {
    const toOrder = await planOrders(recording, inputs);
    return (input, requestHash) => ({ ...toOrder(input), clientId: input.clientId ?? null, requestHash });
  },
  async write(recording, orders) {
    await refuseBeyondQuota(recording, orders);
    return placeOrders(recording.trx, recording.principal, orders);
  },
};

export const orders = {
  "orders.post": (async (call) =>
    requireSaved(await place(call, [call.body]))) satisfies Handler<"orders.post">,
  "orders.postBatch": (async (call) =>
    makeBatchAnswer(
      call.body.documents,
      await place(call, call.body.documents),
    )) satisfies Handler<"orders.postBatch">,
  "orders.price": (async ({ body, principal, db }) => {
    const toOrder = await planOrders({ trx: db, principal }, [body]);
    return formatPricedOrder(toOrder(body));
  }) satisfies Handler<"orders.price">,
  "orders.edit": ((call) =>
    change("orders.edit", call, async (recording) => {
      const { clientId: _clientId, ...body } = call.body;
      const editedReferences = await readOrderReferences(recording.trx, call.principal, call.query.id);
      const toOrder = await planOrders(recording, [body], editedReferences);
      return changeOrder(recording.trx, call.principal, call.query.id, toOrder(body));
    })) satisfies Handler<"orders.edit">,
  "orders.cancel": ((call) =>
    change("orders.cancel", call, ({ trx }) =>
      cancelOrder(trx, call.principal, call.query.id),
    )) satisfies Handler<"orders.cancel">,
};

async function place(
  call: Omit<Call<unknown>, "body">,
  requests: readonly (PlaceOrder | Problem)[],
): Promise<(PlacedOrder | Problem)[]> {
  const outcomes = await saveRecords(call, records, requests);
  return outcomes.map((outcome) => (outcome instanceof Problem ? outcome : toPlacedOrder(outcome)));
}

/** Only for an order in the caller's scope. */
function change(
  operation: string,
  { query: { id }, body, principal, db, client }: Call<unknown> & { query: { id: number } },
  work: (recording: Recording) => Promise<OrderBefore>,
): Promise<PlacedOrder> {
  return withTransaction(db, async (trx) => {
    const own = ofCompany(trx, principal, "orders as o").where("o.id", id);
    const foundOrder: { number: number; created_by: number | null } | undefined = await ofDocuments(
      own,
      principal,
      "o.user_id",
    ).first("o.number", "o.created_by");
    if (!foundOrder) throw problem("NOT_FOUND");
    const number = say.numbered({ kind: "Order", number: foundOrder.number });
    await refuseSuperiors(trx, principal, "orders", { number, createdBy: foundOrder.created_by });
    const before = await work({ trx, principal });
    const after = body as object | undefined; // validated by the contract
    const auditEntry = { operation, entity: "orders", entityId: id, before, ...(after && { after }) };
    await addAuditLine(trx, { principal, client }, auditEntry);
    const row: OrderRow = await ofCompany(trx, principal, "orders as o")
      .where("o.id", id)
      .first({ id: "o.id", clientId: "o.client_id", ...records.columns });
    return { ...toPlacedOrder(row), replayed: false };
  });
}

function toPlacedOrder({ status, ...order }: OrderRow): PlacedOrder {
  return { ...order, status: findStatusName(ORDER_STATUS, status) };
}
