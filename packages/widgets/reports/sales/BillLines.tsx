import { sumPaise, toPaise, toRupees, type Answer } from "@vanbook/sdk";
import { amountInWords } from "../../format/amount-in-words.ts";
import { money } from "../../format/money.ts";
import { count, quantity } from "../../format/quantity.ts";
import { useText } from "../../text/use-text.ts";

type BillLine = Answer<"bills.lines">[number];

/** The lines of a bill with their totals, and what is owed after the discount. Sums are exact, in paise. */
export function BillLines({ lines }: { lines: readonly BillLine[] }) {
  const { bill: text } = useText();
  const total = (field: "TaxAmount" | "NetRate" | "Amount") =>
    toRupees(sumPaise(lines.map((line) => line[field])));
  const discount = lines[0]?.DiscountRs ?? 0;
  const roundOff = lines[0]?.RoundOff ?? 0;
  const due = toRupees(toPaise(total("Amount")) - toPaise(discount) + toPaise(roundOff));
  const narration = lines[0]?.Narration;
  return (
    <>
      <div className="vb-bill-scroll" role="group" aria-label={text.lines} tabIndex={0}>
        <table className="vb-bill-lines">
          <thead>
            <tr>
              <th className="vb-num">{text.number}</th>
              <th>{text.item}</th>
              {[text.mrp, text.quantity, text.price, text.tax, text.taxAmount, text.rate, text.amount].map(
                (label) => (
                  <th key={label} className="vb-num">
                    {label}
                  </th>
                ),
              )}
            </tr>
          </thead>
          <tbody>
            {lines.map((line, at) => (
              <tr key={at}>
                <td className="vb-num vb-dim">{at + 1}</td>
                <td className="vb-bill-item">{line.ItemName}</td>
                <td className="vb-num">{money(line.MRP)}</td>
                <td className="vb-num">{quantity(line.Quantity)}</td>
                <td className="vb-num">{money(line.UnitPrice)}</td>
                <td className="vb-num vb-dim">{count(line.TaxPercentage)}%</td>
                <td className="vb-num">{money(line.TaxAmount)}</td>
                <td className="vb-num">{money(line.NetRate)}</td>
                <td className="vb-num">{money(line.Amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th colSpan={6} scope="row">
                {text.total}
              </th>
              <td className="vb-num">{money(total("TaxAmount"))}</td>
              <td className="vb-num">{money(total("NetRate"))}</td>
              <td className="vb-num">{money(total("Amount"))}</td>
            </tr>
            {discount > 0 && (
              <tr className="vb-bill-less">
                <th colSpan={8} scope="row">
                  {text.discount}
                </th>
                <td className="vb-num vb-debit">{money(-discount)}</td>
              </tr>
            )}
            {roundOff !== 0 && (
              <tr className="vb-bill-less">
                <th colSpan={8} scope="row">
                  {text.roundOff}
                </th>
                <td className="vb-num">{money(roundOff)}</td>
              </tr>
            )}
            {(discount > 0 || roundOff !== 0) && (
              <tr>
                <th colSpan={8} scope="row">
                  {text.totalBill}
                </th>
                <td className="vb-num">{money(due)}</td>
              </tr>
            )}
          </tfoot>
        </table>
      </div>
      <p className="vb-bill-words">{text.inWords(amountInWords(due))}</p>
      {narration && (
        <p className="vb-bill-narration">
          <span className="vb-dim">{text.narration}: </span>
          {narration}
        </p>
      )}
    </>
  );
}
