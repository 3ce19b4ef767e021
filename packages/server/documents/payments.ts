import { payment } from "../books/documents/payment.ts";
import { documentOperations } from "./document-operations.ts";
import { planPartyMoney } from "./references/party-money.ts";

/** Money that goes out to those whom the company owes. */
export const payments = documentOperations("payments", "payment", async (planning, inputs) => {
  const toMoney = await planPartyMoney(planning, inputs);
  return (input) => payment(toMoney(input));
});
