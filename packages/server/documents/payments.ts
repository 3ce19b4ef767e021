import { payment } from "@vanbook/sdk/books";
import { documentOperations } from "./document-operations.ts";
import { planPartyMoney } from "./references/party-money.ts";

/** Payments to parties. */
export const payments = documentOperations("payments", "payment", async (planning, inputs) => {
  const toMoney = await planPartyMoney(planning, inputs, "out");
  return (input) => payment(toMoney(input));
});
