import { receipt } from "../books/documents/receipt.ts";
import { documentOperations } from "./document-operations.ts";
import { planPartyMoney } from "./references/party-money.ts";

/** Receipts of the field app. */
export const receipts = documentOperations("receipts", "receipt", async (planning, inputs) => {
  const toMoney = await planPartyMoney(planning, inputs, "in");
  return (input) => receipt(toMoney(input));
});
