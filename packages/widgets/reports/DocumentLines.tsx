import { sumPaise, toRupees, type Answer } from "@vanbook/sdk";
import { money } from "../../sdk/format/money.ts";
import { percent } from "../../sdk/format/percent.ts";
import { quantity } from "../../sdk/format/quantity.ts";
import { LinesBox } from "./Bill.styles.ts";

export interface DocumentLinesProps<Line> {
  words: { lines: string; number: string; item: string; total: string };
  columns: readonly LineColumn<Line>[];
  lines: readonly Line[];
  /** Amounts added to the sum (negative: subtracted), in rupees; zero amounts are not shown. */
  more?: readonly (readonly [label: string, amount: number])[];
  /** The resulting amount due, in rupees. */
  due?: readonly [label: string, amount: number];
}

/** One figure of a document's line, with its label. */
export interface LineColumn<Line> extends LineFigure<Line> {
  label: string;
}

/** One figure of a document's line, without a label. */
export interface LineFigure<Line> {
  text: (line: Line) => string;
  /** Rupees, summed below the lines. */
  sum?: (line: Line) => number;
  isDim?: true;
}

/** The lines of a document with totals, exact in paise, and the amount due. */
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

/** The fields that a bill's line and a purchase's line share. */
type TaxedLine = Pick<
  Answer<"bills.lines">[number],
  "MRP" | "Quantity" | "UnitPrice" | "TaxPercentage" | "TaxAmount" | "NetRate" | "Amount"
>;

/** The columns of such a line with these labels: MRP, quantity, price, tax in percent and rupees, rate and amount. */
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

/** The discount column with this label, if any line has a discount: in percent, or in rupees if entered so. */
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

/** The line's discount, if any: in percent if entered so, and in rupees. */
interface LineDiscount {
  DiscountPercentage?: number;
  DiscountAmount?: number;
}

/** Adds labels to figures. */
export function labelled<Line>(figures: readonly LineFigure<Line>[], labels: readonly string[]) {
  return figures.map((figure, at): LineColumn<Line> => ({ ...figure, label: labels[at] ?? "" }));
}

/** A money figure that is summed below the lines. */
export function summed<Line>(sum: (line: Line) => number): LineFigure<Line> {
  return { text: (line) => money(sum(line)), sum };
}
