import type { Answer } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import { count } from "../../format/quantity.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { definePaper } from "../define-paper.ts";
import { describeGoods } from "../goods-name.ts";
import { buildGoodsTable, type Goods } from "../goods-table.ts";
import { makeFact } from "../paper-parts.ts";

/** Goods loaded on a van but not yet sold: Rule 55 of the CGST Rules. The challan has no prices. */
export const deliveryChallan = definePaper({
  operation: "vanLoads.read",
  name: "Challan",
  title: (_, { titles }) => titles.challan,
  copies: ({ challanCopies }) => challanCopies,
  facts: (load, { facts, purposes }) => [
    { label: facts.challanNo, text: load.number },
    { label: facts.date, text: date(load.date) },
    { label: facts.purpose, text: purposes[load.kind] },
    makeFact(facts.vehicle, load.vehicle),
    makeFact(facts.van, load.user),
  ],
  parties: ({ from, to }, { parties }) => [
    { label: parties.from, name: from, lines: [] },
    { label: parties.to, name: to, lines: [] },
  ],
  goods: (load, words) => buildGoodsTable(listLoadedGoods(load, words), words),
  sums: ({ quantity }, { sums }) => [{ label: sums.quantity, text: count(quantity), isTotal: true }],
  narration: ({ narration }) => narration,
  signs: ({ receiver }) => receiver,
});

function listLoadedGoods(
  { lines, quantity }: Answer<"vanLoads.read">,
  words: PapersText,
): Goods<Answer<"vanLoads.read">["lines"][number]> {
  const { heads } = words;
  return {
    lines,
    columns: [
      { label: heads.serial, kind: "figure", text: (_, at) => String(at + 1) },
      { label: heads.item, kind: "words", text: (line) => describeGoods(line, words) },
      { label: heads.hsn, kind: "text", text: ({ hsnCode }) => hsnCode },
      { label: heads.mrp, kind: "figure", text: ({ mrp }) => money(mrp) },
      { label: heads.quantity, kind: "figure", text: (line) => count(line.quantity), total: count(quantity) },
      { label: heads.unit, kind: "text", text: ({ unit }) => unit },
    ],
    roll: (line) => ({ lines: [`${line.hsnCode} · ${line.unit}`], amount: count(line.quantity) }),
  };
}
