import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import type { PaperDefinition } from "../paper-definition.ts";
import { writeRupeesInWords, makeFact } from "../paper-parts.ts";

type Voucher = Schema<"MoneyDocument">;

/**
 * Shared by receipt and payment vouchers. They have separate files, because a widget that prints
 * the one may not be allowed to read the other.
 */
export const moneyVoucher = {
  facts: ({ number, date: day }, { facts }) => [
    { label: facts.voucherNo, text: number },
    { label: facts.date, text: date(day) },
  ],
  parties: () => [],
  sums: ({ amount }, { sums }) => [{ label: sums.total, text: `₹ ${money(amount)}`, isTotal: true }],
  narration: () => null,
} satisfies Partial<PaperDefinition<Voucher>>;

export function listPaidStatements(document: Voucher, words: PapersText, discountLabel: string) {
  const { party, amount, discount, against, narration, remark } = document;
  const bills = against.map((bill) => `${bill.billNo} ₹ ${money(bill.amount)}`);
  return [
    ...(party.address === null ? [] : [{ label: "", text: party.address }]),
    { label: words.money.sum, text: writeRupeesInWords(amount, words) },
    { label: words.money.by, text: describeMode(document, words) },
    makeFact(discountLabel, discount > 0 ? `₹ ${money(discount)}` : null),
    makeFact(words.facts.against, bills.join(", ")),
    makeFact(words.money.towards, narration),
    makeFact(words.money.remark, remark),
  ];
}

function describeMode(
  { mode, chequeNo, chequeDate, bank, bankBranch }: Voucher,
  { money: words }: PapersText,
): string {
  const cheque = chequeNo ? words.cheque(chequeNo) : words.chequeAlone;
  const how = { cash: words.cash, online: words.online, neft: words.neft, cheque }[mode];
  const modeText = [how, chequeDate && words.dated(date(chequeDate))].filter(Boolean).join(" ");
  return [modeText, bank, bankBranch].filter(Boolean).join(", ");
}
