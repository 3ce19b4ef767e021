import { GROUP, paise } from "@vanbook/sdk/books";
import type { Body } from "../../contract/contract.ts";
import type { Planning } from "../document-type.ts";
import { chequeOf, MODE_CODE, moneyLedger } from "./money-accounts.ts";
import { discountOf } from "./money-discount.ts";
import { readReferences } from "./read-references.ts";
import { settlesOf } from "./settles-of.ts";

type PartyMoneyInput = Body<"receipts.post"> | Body<"payments.post">;

/**
 * Reads the records that receipts (money `in`) and payments (`out`) refer to; returns the function that makes the
 * input for the books.
 */
export async function planPartyMoney(
  planning: Planning,
  inputs: readonly PartyMoneyInput[],
  side: "in" | "out",
) {
  const found = await readReferences(planning, inputs, {
    partyId: { to: "account", groups: [GROUP.debtors, GROUP.creditors], evenDeleted: "unsettled" },
    ledgerId: { to: "account" },
    userId: { to: "user" },
  });
  return (input: PartyMoneyInput) => {
    const user = found.userId(input);
    const party = found.partyId(input);
    const discount = discountOf(planning, input, party, side);
    return {
      date: input.date,
      mode: MODE_CODE[input.mode],
      ledgerId: moneyLedger(planning, found.ledgerId(input), user, input.mode, side),
      partyId: party.id,
      userId: user?.id ?? null,
      branchId: user ? user.branch_id : planning.principal.branchId,
      amount: paise(input.amount),
      ...(discount && { discount }),
      ...chequeOf(input),
      narration: input.narration ?? null,
      remark: input.remark ?? null,
      ...(input.against && { settles: settlesOf(input.against) }),
    };
  };
}
