import { sumPaise, toRupees, type Answer } from "@vanbook/sdk";
import { money } from "../../sdk/format/money.ts";
import { formatPercent } from "../../sdk/format/percent.ts";
import { quantity } from "../../sdk/format/quantity.ts";
import { LinesBox } from "./Bill.styles.ts";

export interface DocumentLinesProps<Line> {
  words: { lines: string; number: string; item: string; total: string };
  columns: readonly LineColumn<Line>[];
  lines: readonly Line[];
  /** Amounts added to the sum (negative: subtracted), in rupees; zero amounts are not shown. */
  more?: readonly (readonly [label: string, amount: number])[];
  due?: readonly [label: string, amount: number];
}

export interface LineColumn<Line> extends LineFigure<Line> {
  label: string;
}

export interface LineFigure<Line> {
  text: (line: Line) => string;
  /** Rupees, summed below the lines. */
  sum?: (line: Line) => number;
  isDim?: true;
}

/** Totals are exact in paise. */
export function DocumentLines<Line extends { ItemName: string }>({
  words,
  columns,
  lines,
  more = [],
  due,
}: DocumentLinesProps<Line>) {
  const shownAmounts = more.filter(([, amount]) => amount !== 0);
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
          {shownAmounts.map(([label, amount]) => (
            <tr key={label} className="vb-bill-less">
              <th colSpan={1 + columns.length} scope="row">
                {label}
              </th>
              <td className={amount < 0 ? "vb-num vb-debit" : "vb-num"}>{money(amount)}</td>
            </tr>
          ))}
          {due && shownAmounts.length > 0 && (
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

type TaxedLine = Pick<
  Answer<"bills.lines">[number],
  "MRP" | "Quantity" | "UnitPrice" | "TaxPercentage" | "TaxAmount" | "NetRate" | "Amount"
>;

/**
 * Takes the labels in this order: MRP, quantity, price, tax in percent, tax in rupees, rate,
 * amount.
 */
export function createTaxedColumns(labels: readonly string[]): LineColumn<TaxedLine>[] {
  const columns: LineFigure<TaxedLine>[] = [
    { text: ({ MRP }) => money(MRP) },
    { text: ({ Quantity }) => quantity(Quantity) },
    { text: ({ UnitPrice }) => money(UnitPrice) },
    { text: ({ TaxPercentage }) => formatPercent(TaxPercentage), isDim: true },
    createSummedFigure(({ TaxAmount }) => TaxAmount),
    createSummedFigure(({ NetRate }) => NetRate),
    createSummedFigure(({ Amount }) => Amount),
  ];
  return addLabels(columns, labels);
}

/** Empty if no line has one. Shown in percent, or in rupees if it was entered so, or bears a part of its bill's. */
export function createDiscountColumn<Line extends LineDiscount>(
  lines: readonly Line[],
  label: string,
): LineColumn<Line>[] {
  // A part of the bill's discount is in rupees, so it and the line's own are shown in rupees.
  const formatDiscount = ({ DiscountPercentage = 0, DiscountAmount = 0, DiscountBeforeTax = 0 }: Line) =>
    DiscountPercentage !== 0 && DiscountBeforeTax === 0
      ? formatPercent(DiscountPercentage)
      : DiscountAmount === 0
        ? ""
        : money(DiscountAmount);
  return lines.some((line) => formatDiscount(line) !== "") ? [{ label, text: formatDiscount }] : [];
}

interface LineDiscount {
  DiscountPercentage?: number;
  DiscountAmount?: number;
  DiscountBeforeTax?: number;
}

export function addLabels<Line>(figures: readonly LineFigure<Line>[], labels: readonly string[]) {
  return figures.map((figure, at): LineColumn<Line> => ({ ...figure, label: labels[at] ?? "" }));
}

export function createSummedFigure<Line>(sum: (line: Line) => number): LineFigure<Line> {
  return { text: (line) => money(sum(line)), sum };
}
