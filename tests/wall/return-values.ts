import { addDays, monthStart } from "../../packages/sdk/format/day.ts";
import type { Schema } from "@vanbook/sdk";
import type { Product } from "../product.ts";
import type { Known } from "./operations.ts";

/**
 * Arguments for the returns of company 1: a month with input tax to set off, and a bill that is
 * unpaid for 180 days.
 */
export async function makeReturnValues(
  product: Product,
  cookie: string,
  purchase: { lines?: readonly object[] },
): Promise<Known["own"] & object> {
  const read = async (path: string, query: Record<string, string>) =>
    product.call({ method: "GET", path: `/api/v1/gst/${path}`, query, cookie });
  const last = await product.db("vouchers").where({ company_id: 1 }).max("date as day").first();
  const today = String(last?.["day"]);
  const account = await product
    .db("accounts")
    .where({ company_id: 1, name: "Furniture and Fittings" })
    .first("id");
  const unpaidBill = await makeUnpaidBill(today);
  return {
    "gst.postSetOff": await findSetOff(today),
    "gst.reverseUnpaid": { ...unpaidBill, accountId: account?.id },
  };

  /** Not of the current month, to which other operations post. */
  async function findSetOff(day: string) {
    for (let month = -1; month > -24; month -= 1) {
      const start = monthStart(day, month);
      const answer = await read("gstr3b", { period: start.slice(0, 7), kind: "month" });
      if (answer.status !== 200) continue;
      const { payment, unknownCount, period, kind } = answer.read<Schema<"Gstr3bReturn">>();
      if (unknownCount > 0 || payment.uses.length === 0) continue;
      return { period, kind, date: addDays(monthStart(start, 1), -1), uses: payment.uses };
    }
    throw new Error("No month has input tax to set off");
  }

  /** Posts it, for more than is paid on account, because the demo pays its bills in time. */
  async function makeUnpaidBill(day: string) {
    const lines = purchase.lines?.map((line) => ({ ...line, quantity: 1000, unitPrice: 10_000 }));
    const answer = await product.call({
      method: "POST",
      path: "/api/v1/purchases",
      body: {
        ...purchase,
        lines,
        date: addDays(day, -200),
        supplierInvoiceNo: "UNPAID/1",
        clientId: "unpaid-bill",
      },
      headers: { "Idempotency-Key": "unpaid-bill" },
      cookie,
    });
    const { voucherId } = answer.read<Schema<"PostedDocument">>();
    if (!voucherId) throw new Error(answer.text);
    return { date: day, voucherIds: [voucherId] };
  }
}
