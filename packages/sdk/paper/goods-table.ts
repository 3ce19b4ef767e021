import { sumPaise, toRupees, type Schema } from "@vanbook/sdk";
import { count } from "../format/quantity.ts";
import { money } from "../format/money.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import { goodsName } from "./goods-name.ts";
import type { PaperRow, PaperTable } from "../files/layout/document/paper-sheet.ts";

/** A document's lines and their columns. */
export interface Goods<Line> {
  lines: readonly Line[];
  columns: readonly (GoodsColumn<Line> | false)[];
  roll: (line: Line) => Omit<PaperRow["roll"], "name">;
}

export interface GoodsColumn<Line> {
  label: string;
  /** Words wrap; figures are right-aligned. */
  kind: "words" | "text" | "figure";
  text: (line: Line, at: number) => string;
  /** The amount to sum, with two decimals. */
  sum?: (line: Line) => number;
  /** The total under the column, as the server calculated it. */
  total?: string;
}

/** Converts the goods to a table of texts. */
export function goodsTable<Line>({ lines, columns: all, roll }: Goods<Line>, words: PapersText): PaperTable {
  const columns = all.filter((column) => column !== false);
  const name = columns.find(({ kind }) => kind === "words");
  return {
    columns: columns.map(({ label, kind }) => ({
      label,
      isRight: kind === "figure",
      ...(kind === "words" && { isWords: true }),
    })),
    rows: lines.map((line, at) => ({
      texts: columns.map(({ text }) => text(line, at)),
      paise: columns.map(({ sum }) => sum && hundredths(sum(line))),
      roll: { name: `${at + 1}. ${name?.text(line, at) ?? ""}`, ...roll(line) },
    })),
    totals: columns.some(({ total }) => total !== undefined)
      ? columns.map(({ total, kind }) => total ?? (kind === "words" ? words.total : ""))
      : [],
    carried: { over: words.carried, forward: words.brought },
  };
}

/** An amount with two decimals as whole hundredths: exact for any amount that the contract allows. */
function hundredths(amount: number): number {
  return Math.round(amount * 100);
}

/** A document of taxed goods: a bill or a return. */
export type TaxedDocument = Pick<
  Schema<"BillDocument">,
  "lines" | "taxSums" | "totals" | "isInterState" | "narration"
>;
type TaxedLine = Schema<"TaxedLine">;
type TaxName = "cgst" | "sgst" | "igst";

/** Whether any line has a tax rate; a document with only exempt goods has no tax columns. */
export function isTaxed({ lines }: TaxedDocument): boolean {
  return lines.some(({ taxRate }) => taxRate !== 0);
}

/** The goods table of an invoice, credit note or debit note. */
export function taxedGoods(document: TaxedDocument, words: PapersText): PaperTable {
  const { lines, totals, isInterState } = document;
  const { heads } = words;
  const hasTax = isTaxed(document);
  const tax = (name: TaxName): GoodsColumn<TaxedLine> => ({
    label: heads[name],
    kind: "figure",
    text: (line) => `${money(line[name])}\n${rateWords(rateOf(line, name))}`,
    sum: (line) => line[name],
    total: money(totals[name]),
  });
  const parts = isInterState ? ([tax("igst")] as const) : ([tax("cgst"), tax("sgst")] as const);
  const goods: Goods<TaxedLine> = {
    lines,
    columns: [
      { label: heads.serial, kind: "figure", text: (_, at) => String(at + 1) },
      { label: heads.item, kind: "words", text: (line) => goodsName(line, words) },
      { label: heads.hsn, kind: "text", text: ({ hsnCode }) => hsnCode },
      lines.some(({ mrp }) => mrp !== null) && {
        label: heads.mrp,
        kind: "figure",
        text: ({ mrp }) => (mrp === null ? "" : money(mrp)),
      },
      {
        label: heads.quantity,
        kind: "figure",
        text: ({ quantity, unit }) => `${count(quantity)}\n${unit}`,
        total: count(totals.quantity),
      },
      { label: heads.rate, kind: "figure", text: ({ unitPrice }) => price(unitPrice) },
      lines.some(isDiscounted) && {
        label: heads.discount,
        kind: "figure",
        text: (line) => discountWords(line, "\n"),
        sum: ({ discount = 0 }) => discount,
        total: money(sumOf(lines.map(({ discount = 0 }) => discount))),
      },
      {
        label: hasTax ? heads.taxable.replace(" ", "\n") : heads.amount,
        kind: "figure",
        text: ({ taxable }) => money(taxable),
        sum: ({ taxable }) => taxable,
        total: money(totals.taxable),
      },
      ...(hasTax ? parts : []),
      hasTax && {
        label: heads.amount,
        kind: "figure",
        text: ({ amount }) => money(amount),
        sum: ({ amount }) => amount,
        total: money(totals.goods),
      },
    ],
    roll: (line) => ({
      lines: [
        `${heads.hsn} ${line.hsnCode} · ${count(line.quantity)} ${line.unit} × ${price(line.unitPrice)}`,
        ...(isDiscounted(line) ? [`${heads.discount} ${discountWords(line, " · ")}`] : []),
        ...(hasTax ? [`${heads.taxable} ${money(line.taxable)}`, taxWords(line, isInterState, words)] : []),
      ],
      amount: money(line.amount),
    }),
  };
  return goodsTable(goods, words);
}

/** Tax by HSN code and rate, with the document's own totals below. */
export function taxSummary(
  { taxSums, totals, isInterState }: TaxedDocument,
  words: PapersText,
): PaperTable & { title: string } {
  type Sum = Schema<"TaxSum">;
  const { heads } = words;
  const figure = (label: string, name: "taxable" | TaxName): GoodsColumn<Sum> => ({
    label,
    kind: "figure",
    text: (sum) => money(sum[name]),
    total: money(totals[name]),
  });
  const rate = (name: TaxName): GoodsColumn<Sum> => ({
    label: `${heads[name]} %`,
    kind: "figure",
    text: (sum) => rateWords(rateOf(sum, name)),
  });
  const both = (name: TaxName) => [rate(name), figure(heads[name], name)];
  const table: Goods<Sum> = {
    lines: taxSums,
    columns: [
      { label: heads.hsn, kind: "words", text: ({ hsnCode }) => hsnCode },
      figure(heads.taxable, "taxable"),
      ...(isInterState ? both("igst") : [...both("cgst"), ...both("sgst")]),
    ],
    roll: (sum) => ({ lines: [taxWords(sum, isInterState, words)], amount: money(sum.taxable) }),
  };
  return { title: words.taxSummary, ...goodsTable(table, words) };
}

function taxWords(
  line: Pick<TaxedLine, "taxRate" | TaxName>,
  isInterState: boolean,
  { heads }: PapersText,
): string {
  const names = isInterState ? (["igst"] as const) : (["cgst", "sgst"] as const);
  return names
    .map((name) => `${heads[name]} ${rateWords(rateOf(line, name))} ${money(line[name])}`)
    .join(" · ");
}

/** Whether a line has its own discount. */
export function isDiscounted({ discountRate = 0, discount = 0 }: Partial<TaxedLine>): boolean {
  return discountRate !== 0 || discount !== 0;
}

/** A line's discount in rupees, and its percentage if entered so. */
function discountWords(line: TaxedLine, between: string): string {
  const { discountRate = 0, discount = 0 } = line;
  if (!isDiscounted(line)) return "";
  return [money(discount), ...(discountRate === 0 ? [] : [rateWords(discountRate)])].join(between);
}

/** Exact: sums paise. */
function sumOf(amounts: readonly number[]): number {
  return toRupees(sumPaise(amounts));
}

/** CGST and SGST are half the rate each. */
function rateOf({ taxRate }: Pick<TaxedLine, "taxRate">, name: TaxName): number {
  return name === "igst" ? taxRate : taxRate / 2;
}

/** A rate with as many decimals as half a rate needs: 2.5%, 0.125%. */
function rateWords(rate: number): string {
  return `${count(rate)}%`;
}

/** A price with two decimals, or four if it needs them. */
export function price(rupees: number): string {
  return Number.isInteger(Math.round(rupees * 10_000) / 100) ? money(rupees) : FOUR.format(rupees);
}

const FOUR = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 4 });
