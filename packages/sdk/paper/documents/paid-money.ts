import type { Schema } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import type { PaperDefinition } from "../paper-definition.ts";
import { rupeesInWords } from "../paper-parts.ts";
import { told } from "./taxed-document.ts";

type Voucher = Schema<"MoneyDocument">;

/** Common parts of receipt and payment vouchers. */
export const voucher = {
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
export function paidStatements(
  { party, amount, discount, against, narration, remark, ...by }: Voucher,
  words: PapersText,
  discounted: string,
) {
  const bills = against.map((bill) => `${bill.billNo} ₹ ${money(bill.amount)}`);
  return [
    ...(party.address === null ? [] : [{ label: "", text: party.address }]),
    { label: words.money.sum, text: rupeesInWords(amount, words) },
    { label: words.money.by, text: modeWords(by, words) },
    told(discounted, discount > 0 ? `₹ ${money(discount)}` : null),
    told(words.facts.against, bills.join(", ")),
    told(words.money.towards, narration),
    told(words.money.remark, remark),
  ];
}

function modeWords(
  {
    mode,
    chequeNo,
    chequeDate,
    bank,
    bankBranch,
  }: Pick<Voucher, "mode" | "chequeNo" | "chequeDate" | "bank" | "bankBranch">,
  { money: words }: PapersText,
): string {
  const cheque = chequeNo ? words.cheque(chequeNo) : words.chequeAlone;
  const how = { cash: words.cash, online: words.online, neft: words.neft, cheque }[mode];
  const dated = [how, chequeDate && words.dated(date(chequeDate))].filter(Boolean).join(" ");
  return [dated, bank, bankBranch].filter(Boolean).join(", ");
}
