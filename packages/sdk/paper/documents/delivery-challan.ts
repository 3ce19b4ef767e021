import type { Answer } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import { count } from "../../format/quantity.ts";
import type { PapersText } from "../../generated/text/en-IN/papers.ts";
import { definePaper } from "../define-paper.ts";
import { describeGoods } from "../goods-name.ts";
import {
  buildGoodsTable,
  calculateTaxRate,
  describeTax,
  formatRate,
  type Goods,
  type GoodsColumn,
} from "../goods-table.ts";
import { makeFact, makeOwnPlaceBox } from "../paper-parts.ts";
import { listTaxedSums } from "./taxed-document.ts";

/**
 * Goods moved from or to a van: rule 55 of the CGST Rules (docs/papers.md). It states their value
 * and, where they are to be sold from the van, the tax on it; a load from before values were kept
 * says that they are derived.
 */
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
  // Consigner and consignee are the company itself.
  parties: (load, words) => [
    makeOwnPlaceBox(words.parties.from, load.from, load.company, words),
    makeOwnPlaceBox(words.parties.to, load.to, load.company, words),
  ],
  goods: (load, words) => buildGoodsTable(listLoadedGoods(load, words), words),
  sums: listSums,
  amount: (load) => (isForSupply(load) ? load.totals?.amount : load.totals?.taxable),
  narration: ({ narration }) => narration,
  signs: ({ receiver }) => receiver,
  remark: ({ lines, totals, valuesDerived }, { challanRemarks }) => {
    const isPartlyKnown = !totals && lines.some(({ value }) => value);
    const remarks = [valuesDerived && challanRemarks.derived, isPartlyKnown && challanRemarks.unknown];
    return remarks.filter(Boolean).join(" ") || undefined;
  },
});

type Load = Answer<"vanLoads.read">;
type LoadLine = Load["lines"][number];

/** Goods that come back from the van are not on their way to a supply, so no tax is stated. */
function isForSupply({ kind }: Load): boolean {
  return kind !== "unload";
}

function listSums(load: Load, words: PapersText) {
  const { totals, quantity } = load;
  const quantitySum = { label: words.sums.quantity, text: count(quantity) };
  if (!totals) return [{ ...quantitySum, isTotal: true }];
  if (isForSupply(load)) return [quantitySum, ...listTaxedSums(totals, TAXED_IN_STATE, words)];
  return [quantitySum, { label: words.sums.taxable, text: `₹ ${money(totals.taxable)}`, isTotal: true }];
}

/** A challan states the rate and amount of the tax even if they are zero. */
const TAXED_IN_STATE = { isTaxed: true, isInterState: false };

function listLoadedGoods(load: Load, words: PapersText): Goods<LoadLine> {
  const { lines, quantity, totals } = load;
  const { heads } = words;
  const hasValues = lines.some(({ value }) => value);
  const hasTax = hasValues && isForSupply(load);
  const makeFigureColumn = (label: string, name: "taxable" | "amount"): GoodsColumn<LoadLine> => ({
    label,
    kind: "figure",
    text: ({ value }) => (value ? money(value[name]) : NOT_KNOWN),
    ...(totals && { sum: ({ value }) => value?.[name] ?? 0, total: money(totals[name]) }),
  });
  const makeTaxColumn = (name: "cgst" | "sgst"): GoodsColumn<LoadLine> => ({
    label: heads[name],
    kind: "figure",
    text: ({ value }) =>
      value ? `${money(value[name])}\n${formatRate(calculateTaxRate(value, name))}` : NOT_KNOWN,
    ...(totals && { sum: ({ value }) => value?.[name] ?? 0, total: money(totals[name]) }),
  });
  return {
    lines,
    columns: [
      { label: heads.serial, kind: "figure", text: (_, at) => String(at + 1) },
      { label: heads.item, kind: "words", text: (line) => describeGoods(line, words) },
      { label: heads.hsn, kind: "text", text: ({ hsnCode }) => hsnCode },
      { label: heads.mrp, kind: "figure", text: ({ mrp }) => money(mrp) },
      {
        label: heads.quantity,
        kind: "figure",
        text: (line) => `${count(line.quantity)}\n${line.unit}`,
        total: count(quantity),
      },
      hasValues && makeFigureColumn(heads.taxable.replace(" ", "\n"), "taxable"),
      hasTax && makeTaxColumn("cgst"),
      hasTax && makeTaxColumn("sgst"),
      hasTax && makeFigureColumn(heads.amount, "amount"),
    ],
    roll: ({ value, ...line }) => ({
      lines: [
        `${heads.hsn} ${line.hsnCode} · ${count(line.quantity)} ${line.unit} · ${heads.mrp} ${money(line.mrp)}`,
        ...(hasTax && value
          ? [`${heads.taxable} ${money(value.taxable)}`, describeTax(value, false, words)]
          : []),
      ],
      amount: hasValues ? describeRollAmount(value, hasTax) : count(line.quantity),
    }),
  };
}

function describeRollAmount(value: LoadLine["value"], hasTax: boolean): string {
  return value ? money(hasTax ? value.amount : value.taxable) : NOT_KNOWN;
}

const NOT_KNOWN = "–";
