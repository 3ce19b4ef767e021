import { sumPaise, toRupees, type Schema } from "@vanbook/sdk";
import { count } from "../format/quantity.ts";
import { money } from "../format/money.ts";
import type { PapersText } from "../generated/text/en-IN/papers.ts";
import { describeGoods } from "./goods-name.ts";
import type { PaperRow, PaperTable } from "../files/layout/document/paper-sheet.ts";

export interface Goods<Line> {
  lines: readonly Line[];
  columns: readonly (GoodsColumn<Line> | false)[];
  roll: (line: Line) => Omit<PaperRow["roll"], "name">;
}

export interface GoodsColumn<Line> {
  label: string;
  kind: "words" | "text" | "figure";
  text: (line: Line, at: number) => string;
  sum?: (line: Line) => number;
  total?: string;
}

export function buildGoodsTable<Line>(
  { lines, columns: all, roll }: Goods<Line>,
  words: PapersText,
): PaperTable {
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
      paise: columns.map(({ sum }) => sum && toHundredths(sum(line))),
      roll: { name: `${at + 1}. ${name?.text(line, at) ?? ""}`, ...roll(line) },
    })),
    totals: columns.some(({ total }) => total !== undefined)
      ? columns.map(({ total, kind }) => total ?? (kind === "words" ? words.total : ""))
      : [],
    carried: { over: words.carried, forward: words.brought },
  };
}

/** The amount has two decimals; exact for any amount that the contract allows. */
function toHundredths(amount: number): number {
  return Math.round(amount * 100);
}

export type TaxedDocument = Pick<
  Schema<"BillDocument">,
  "lines" | "taxSums" | "totals" | "isInterState" | "narration"
>;
type TaxedLine = Schema<"TaxedLine">;
type TaxName = "cgst" | "sgst" | "igst";

export function isTaxed({ lines }: TaxedDocument): boolean {
  return lines.some(({ taxRate }) => taxRate !== 0);
}

export function buildTaxedGoods(document: TaxedDocument, words: PapersText): PaperTable {
  const { lines, totals, isInterState } = document;
  const { heads } = words;
  const hasTax = isTaxed(document);
  const makeTaxColumn = (name: TaxName): GoodsColumn<TaxedLine> => ({
    label: heads[name],
    kind: "figure",
    text: (line) => `${money(line[name])}\n${formatRate(calculateTaxRate(line, name))}`,
    sum: (line) => line[name],
    total: money(totals[name]),
  });
  const parts = isInterState
    ? ([makeTaxColumn("igst")] as const)
    : ([makeTaxColumn("cgst"), makeTaxColumn("sgst")] as const);
  const goods: Goods<TaxedLine> = {
    lines,
    columns: [
      { label: heads.serial, kind: "figure", text: (_, at) => String(at + 1) },
      { label: heads.item, kind: "words", text: (line) => describeGoods(line, words) },
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
      { label: heads.rate, kind: "figure", text: (line) => describePrice(line, "\n", words) },
      lines.some(isDiscounted) && {
        label: heads.discount,
        kind: "figure",
        text: (line) => describeDiscount(line, "\n"),
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
        `${heads.hsn} ${line.hsnCode} · ${count(line.quantity)} ${line.unit} × ${describePrice(line, " ", words)}`,
        ...(isDiscounted(line) ? [`${heads.discount} ${describeDiscount(line, " · ")}`] : []),
        ...(hasTax
          ? [`${heads.taxable} ${money(line.taxable)}`, describeTax(line, isInterState, words)]
          : []),
      ],
      amount: money(line.amount),
    }),
  };
  return buildGoodsTable(goods, words);
}

function describePrice({ unitPrice, priceHasTax }: TaxedLine, separator: string, { heads }: PapersText) {
  return formatPrice(unitPrice) + (priceHasTax ? separator + heads.withTax : "");
}

export function buildTaxSummary(
  { taxSums, totals, isInterState }: TaxedDocument,
  words: PapersText,
): PaperTable & { title: string } {
  type Sum = Schema<"TaxSum">;
  const { heads } = words;
  const makeFigureColumn = (label: string, name: "taxable" | TaxName): GoodsColumn<Sum> => ({
    label,
    kind: "figure",
    text: (sum) => money(sum[name]),
    total: money(totals[name]),
  });
  const makeRateColumn = (name: TaxName): GoodsColumn<Sum> => ({
    label: `${heads[name]} %`,
    kind: "figure",
    text: (sum) => formatRate(calculateTaxRate(sum, name)),
  });
  const makeTaxColumns = (name: TaxName) => [makeRateColumn(name), makeFigureColumn(heads[name], name)];
  const table: Goods<Sum> = {
    lines: taxSums,
    columns: [
      { label: heads.hsn, kind: "words", text: (sum) => describeCode(sum, words) },
      makeFigureColumn(heads.taxable, "taxable"),
      ...(isInterState ? makeTaxColumns("igst") : [...makeTaxColumns("cgst"), ...makeTaxColumns("sgst")]),
    ],
    roll: (sum) => ({ lines: [describeTax(sum, isInterState, words)], amount: money(sum.taxable) }),
  };
  return { title: words.taxSummary, ...buildGoodsTable(table, words) };
}

/** Supplies of one code without tax are told apart by their kind (Rule 46A of the CGST Rules). */
function describeCode({ hsnCode, supplyKind }: Schema<"TaxSum">, { supplyKinds }: PapersText): string {
  return supplyKind ? `${hsnCode}\n${supplyKinds[supplyKind]}` : hsnCode;
}

export function describeTax(
  line: Pick<TaxedLine, "taxRate" | TaxName>,
  isInterState: boolean,
  { heads }: PapersText,
): string {
  const names = isInterState ? (["igst"] as const) : (["cgst", "sgst"] as const);
  return names
    .map((name) => `${heads[name]} ${formatRate(calculateTaxRate(line, name))} ${money(line[name])}`)
    .join(" · ");
}

export function isDiscounted({ discountRate = 0, discount = 0 }: Partial<TaxedLine>): boolean {
  return discountRate !== 0 || discount !== 0;
}

function describeDiscount(line: TaxedLine, between: string): string {
  const { discountRate = 0, discount = 0, billDiscount = 0 } = line;
  if (!isDiscounted(line)) return "";
  // With a part of the document's discount, the amount is not of the percentage alone.
  return [
    money(discount),
    ...(discountRate === 0 || billDiscount !== 0 ? [] : [formatRate(discountRate)]),
  ].join(between);
}

function sumOf(amounts: readonly number[]): number {
  return toRupees(sumPaise(amounts));
}

export function calculateTaxRate({ taxRate }: Pick<TaxedLine, "taxRate">, name: TaxName): number {
  return name === "igst" ? taxRate : taxRate / 2;
}

/** With as many decimals as half a rate needs: 2.5%, 0.125%. */
export function formatRate(rate: number): string {
  return `${count(rate)}%`;
}

/** Two decimals, or four if the price needs them. */
export function formatPrice(rupees: number): string {
  return Number.isInteger(Math.round(rupees * 10_000) / 100) ? money(rupees) : FOUR_DECIMALS.format(rupees);
}

const FOUR_DECIMALS = new Intl.NumberFormat("en-IN", { minimumFractionDigits: 2, maximumFractionDigits: 4 });
