import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import type { PaperDefinition } from "../paper-definition.ts";
import { rupeesInWords, told } from "../paper-parts.ts";

type Voucher = Schema<"MoneyDocument">;

/**
 * Common parts of receipt and payment vouchers. These have separate files: a widget that prints the one must not be
 * allowed to read the other.
 */
export const moneyVoucher = {
  facts: ({ number, date: day }, { facts }) => [
    { label: facts.voucherNo, text: number },
    { label: facts.date, text: date(day) },
  ],
  parties: () => [],
  sums: ({ amount }, { sums }) => [{ label: sums.total, text: `₹ ${money(amount)}`, isTotal: true }],
  // The statements already include the narration.
  narration: () => null,
} satisfies Partial<PaperDefinition<Voucher>>;

/** Address, amount in words, mode, discount, bills, narration and remark; `discounted` is the label of the discount. */
export function paidStatements(document: Voucher, words: PapersText, discounted: string) {
  const { party, amount, discount, against, narration, remark } = document;
  const bills = against.map((bill) => `${bill.billNo} ₹ ${money(bill.amount)}`);
  return [
    ...(party.address === null ? [] : [{ label: "", text: party.address }]),
    { label: words.money.sum, text: rupeesInWords(amount, words) },
    { label: words.money.by, text: modeWords(document, words) },
    told(discounted, discount > 0 ? `₹ ${money(discount)}` : null),
    told(words.facts.against, bills.join(", ")),
    told(words.money.towards, narration),
    told(words.money.remark, remark),
  ];
}

function modeWords(
  { mode, chequeNo, chequeDate, bank, bankBranch }: Voucher,
  { money: words }: PapersText,
): string {
  const cheque = chequeNo ? words.cheque(chequeNo) : words.chequeAlone;
  const how = { cash: words.cash, online: words.online, neft: words.neft, cheque }[mode];
  const dated = [how, chequeDate && words.dated(date(chequeDate))].filter(Boolean).join(" ");
  return [dated, bank, bankBranch].filter(Boolean).join(", ");
}
