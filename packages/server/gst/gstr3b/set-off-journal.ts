import { formatPaise, paise, type SystemAccounts } from "@vanbook/sdk/books";
import {
  TAX_HEADS,
  type CreditUse,
  type PeriodDays,
  type ReturnPayment,
  type TaxHead,
} from "@vanbook/sdk/gst";
import { problem, problemOnField } from "@vanbook/sdk/problem";
import type { Body } from "../../contract/contract.ts";

/**
 * The journal of an accepted set-off. Throws INVALID_FIELDS for a day within the period,
 * SET_OFF_EMPTY if nothing can be set off, and SET_OFF_CHANGED if the books propose another one by
 * now.
 */
export function makeSetOffJournal(
  body: Body<"gst.postSetOff">,
  { payment, days, accounts }: { payment: ReturnPayment; days: PeriodDays; accounts: SystemAccounts },
): Body<"journals.post"> {
  if (body.date < days.to) throw problemOnField("INVALID_FIELDS", "date", TOO_EARLY);
  if (payment.uses.length === 0) throw problem("SET_OFF_EMPTY");
  if (!isAccepted(payment.uses, body.uses)) throw problem("SET_OFF_CHANGED");
  return {
    date: body.date,
    narration: body.narration ?? `Set-off of input tax, GSTR-3B ${body.period}`,
    lines: makeJournalLines(payment, accounts),
  };
}

function isAccepted(uses: readonly CreditUse[], acceptedUses: Body<"gst.postSetOff">["uses"]): boolean {
  const write = (credit: TaxHead, against: TaxHead, amount: bigint) => `${credit} ${against} ${amount}`;
  const proposedUses = uses.map(({ credit, against, amount }) => write(credit, against, amount));
  const acceptedTexts = acceptedUses.map(({ credit, against, amount }) =>
    write(credit, against, paise(amount)),
  );
  return proposedUses.toSorted().join() === acceptedTexts.toSorted().join();
}

/** Output tax is debited first; what pays an overdrawn account of input tax is debited there. */
function makeJournalLines({ uses, owed }: ReturnPayment, accounts: SystemAccounts) {
  const debits = TAX_HEADS.flatMap((head) => {
    const paidTax = sumUses(uses.filter(({ against }) => against === head));
    const ofOutput = paidTax < owed[head] ? paidTax : owed[head];
    return [
      { accountId: accounts[`${head}_output`], debit: ofOutput },
      { accountId: accounts[`${head}_input`], debit: paidTax - ofOutput },
    ];
  });
  const credits = TAX_HEADS.map((head) => ({
    accountId: accounts[`${head}_input`],
    credit: sumUses(uses.filter(({ credit }) => credit === head)),
  }));
  return [
    ...debits.flatMap(({ accountId, debit }) =>
      debit > 0n ? [{ accountId, debit: formatPaise(debit) }] : [],
    ),
    ...credits.flatMap(({ accountId, credit }) =>
      credit > 0n ? [{ accountId, credit: formatPaise(credit) }] : [],
    ),
  ];
}

function sumUses(uses: readonly CreditUse[]): bigint {
  return uses.reduce((sum, { amount }) => sum + amount, 0n);
}

const TOO_EARLY = "A set-off is dated on the last day of its period or later.";
