import type { Answer, Product } from "../product.ts";
import type { Known } from "./operations.ts";

/**
 * A customer of company 1 with an outstanding balance and a mobile number, and the reminder's
 * message. One of the last customers, because no other operation is tried on these.
 */
export async function makeReminderValues(product: Product, cookie: string): Promise<Known["own"] & object> {
  const own = { company_id: 1 };
  const customers = await product
    .db("bills")
    .where(own)
    .whereNotIn("customer_id", product.db("receipts").where(own).select("party_id"))
    .distinct("customer_id")
    .orderBy("customer_id", "desc")
    .pluck<number[]>("customer_id");
  for (const id of customers) {
    await product
      .db("accounts")
      .where({ ...own, id })
      .update({ mobile: "9847012345" });
    const answer: Answer = await product.call({ method: "GET", path: `/api/v1/reminders/${id}`, cookie });
    const { text, number } = answer.read<{ text: string; number: string | null }>();
    if (text !== "" && number !== null) return { "reminders.read": { id }, "reminders.send": { id, text } };
  }
  throw new Error("Nobody owes anything");
}
