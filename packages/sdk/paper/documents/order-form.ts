import type { Answer } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import { formatPercent } from "../../format/percent.ts";
import { count } from "../../format/quantity.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { definePaper } from "../define-paper.ts";
import { describeGoods } from "../goods-name.ts";
import { buildGoodsTable, isDiscounted, formatPrice, type Goods } from "../goods-table.ts";
import { makePartyBoxes, makeFact } from "../paper-parts.ts";

export const orderForm = definePaper({
  operation: "orders.read",
  name: "Order",
  title: (_, { titles }) => titles.order,
  facts: (order, { facts, payments, statuses }) => [
    { label: facts.orderNo, text: order.number },
    { label: facts.date, text: date(order.date) },
    { label: facts.status, text: statuses[order.status] },
    { label: facts.payment, text: payments[order.payment] },
    makeFact(facts.takenBy, order.takenBy),
  ],
  parties: (order, words) => makePartyBoxes(words.parties.customer, order, words),
  goods: (order, words) => buildGoodsTable(listOrderedGoods(order, words), words),
  sums: ({ amount }, { sums }) => [{ label: sums.total, text: `₹ ${money(amount)}`, isTotal: true }],
  amount: ({ amount }) => amount,
  narration: ({ narration }) => narration,
});

function listOrderedGoods(
  { lines, quantity, amount }: Answer<"orders.read">,
  words: PapersText,
): Goods<Answer<"orders.read">["lines"][number]> {
  const { heads } = words;
  return {
    lines,
    columns: [
      { label: heads.serial, kind: "figure", text: (_, at) => String(at + 1) },
      {
        label: heads.item,
        kind: "words",
        text: (line) => [describeGoods(line, words), line.narration].filter(Boolean).join("\n"),
      },
      { label: heads.hsn, kind: "text", text: ({ hsnCode }) => hsnCode },
      { label: heads.mrp, kind: "figure", text: ({ mrp }) => money(mrp) },
      { label: heads.quantity, kind: "figure", text: (line) => count(line.quantity), total: count(quantity) },
      { label: heads.unit, kind: "text", text: ({ unit }) => unit },
      { label: heads.rate, kind: "figure", text: ({ rate }) => formatPrice(rate) },
      lines.some(isDiscounted) && {
        label: heads.discount,
        kind: "figure",
        text: ({ discountRate }) => (discountRate ? formatPercent(discountRate) : ""),
      },
      {
        label: heads.amount,
        kind: "figure",
        text: (line) => money(line.amount),
        sum: (line) => line.amount,
        total: money(amount),
      },
    ],
    roll: (line) => ({
      lines: [
        `${count(line.quantity)} ${line.unit} × ${formatPrice(line.rate)}`,
        ...(line.discountRate ? [`${heads.discount} ${formatPercent(line.discountRate)}`] : []),
      ],
      amount: money(line.amount),
    }),
  };
}
