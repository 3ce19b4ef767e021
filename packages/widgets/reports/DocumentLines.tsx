import { sumPaise, toRupees } from "@vanbook/sdk";
import { money } from "../../sdk/format/money.ts";
import { percent } from "../../sdk/format/percent.ts";
import { quantity } from "../../sdk/format/quantity.ts";
import { LinesBox } from "./Bill.styles.ts";

export interface DocumentLinesProps<Line> {
  words: { lines: string; number: string; item: string; total: string };
  columns: readonly LineColumn<Line>[];
  lines: readonly Line[];
  /** What comes to the sums, or off them, in rupees; what is 0 is not shown. */
  more?: readonly (readonly [label: string, amount: number])[];
  /** What is owed then, in rupees. */
  due?: readonly [label: string, amount: number];
}

/** One figure of a document's line, under its label. */
export interface LineColumn<Line> extends LineFigure<Line> {
  label: string;
}

/** One figure of a document's line. */
export interface LineFigure<Line> {
  text: (line: Line) => string;
  /** Rupees that are summed below the lines. */
  sum?: (line: Line) => number;
  isDim?: true;
}

/** The lines of a document with their totals, exact in paise, and what is owed for them. */
export function DocumentLines<Line extends { ItemName: string }>({
  words,
  columns,
  lines,
  more = [],
  due,
}: DocumentLinesProps<Line>) {
  const shown = more.filter(([, amount]) => amount !== 0);
  const firstSum = columns.findIndex(({ sum }) => sum);
  return (
    <LinesBox className="vb-bill-scroll" role="group" aria-label={words.lines} tabIndex={0}>
      <table className="vb-bill-lines vb-bill-narrow">
        <thead>
          <tr>
            <th className="vb-num">{words.number}</th>
            <th>{words.item}</th>
            {columns.map(({ label }) => (
              <th key={label} className="vb-num">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <td className="vb-num vb-dim">{at + 1}</td>
              <td className="vb-bill-item">{line.ItemName}</td>
              {columns.map(({ label, text, isDim }) => (
                <td key={label} data-label={label} className={isDim ? "vb-num vb-dim" : "vb-num"}>
                  {text(line)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2 + firstSum} scope="row">
              {words.total}
            </th>
            {columns.slice(firstSum).map(({ label, sum }) => (
              <td key={label} data-label={label} className="vb-num">
                {sum && money(toRupees(sumPaise(lines.map(sum))))}
              </td>
            ))}
          </tr>
          {shown.map(([label, amount]) => (
            <tr key={label} className="vb-bill-less">
              <th colSpan={1 + columns.length} scope="row">
                {label}
              </th>
              <td className={amount < 0 ? "vb-num vb-debit" : "vb-num"}>{money(amount)}</td>
            </tr>
          ))}
          {due && shown.length > 0 && (
            <tr>
              <th colSpan={1 + columns.length} scope="row">
                {due[0]}
              </th>
              <td className="vb-num">{money(due[1])}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </LinesBox>
  );
}

/** What a line of a bill says, and one of a purchase. */
export interface TaxedLine {
  MRP: number;
  Quantity: number;
  UnitPrice: number;
  /** Of a line that has one: its discount in percent, if it was given so, and in rupees. */
  DiscountPercentage?: number;
  DiscountAmount?: number;
  TaxPercentage: number;
  TaxAmount: number;
  NetRate: number;
  Amount: number;
}

/** The figures of such a line: MRP, quantity, price, tax in percent and rupees, rate and amount, under these labels. */
export function taxedColumns(labels: readonly string[]): LineColumn<TaxedLine>[] {
  const columns: LineFigure<TaxedLine>[] = [
    { text: ({ MRP }) => money(MRP) },
    { text: ({ Quantity }) => quantity(Quantity) },
    { text: ({ UnitPrice }) => money(UnitPrice) },
    { text: ({ TaxPercentage }) => percent(TaxPercentage), isDim: true },
    summed(({ TaxAmount }) => TaxAmount),
    summed(({ NetRate }) => NetRate),
    summed(({ Amount }) => Amount),
  ];
  return labelled(columns, labels);
}

/** The discounts of lines under this label, where one of them has any: in percent, or in rupees where they were given so. */
export function discountColumn<Line extends LineDiscount>(
  lines: readonly Line[],
  label: string,
): LineColumn<Line>[] {
  const words = ({ DiscountPercentage = 0, DiscountAmount = 0 }: Line) =>
    DiscountPercentage !== 0
      ? percent(DiscountPercentage)
      : DiscountAmount === 0
        ? ""
        : money(DiscountAmount);
  return lines.some((line) => words(line) !== "") ? [{ label, text: words }] : [];
}

type LineDiscount = Pick<TaxedLine, "DiscountPercentage" | "DiscountAmount">;

/** Figures under their labels. */
export function labelled<Line>(figures: readonly LineFigure<Line>[], labels: readonly string[]) {
  return figures.map((figure, at): LineColumn<Line> => ({ ...figure, label: labels[at] ?? "" }));
}

/** A figure in rupees that is summed. */
export function summed<Line>(sum: (line: Line) => number): LineFigure<Line> {
  return { text: (line) => money(sum(line)), sum };
}
