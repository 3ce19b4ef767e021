import { sumPaise, toPaise, toRupees, type Answer } from "@vanbook/sdk";
import { money } from "../../format/money.ts";
import { count, quantity } from "../../format/quantity.ts";
import { useText } from "../../text/use-text.ts";

type PurchaseLine = Answer<"purchases.lines">[number];

/** The lines of a purchase with their totals, and what is owed for it. Sums are exact, in paise. */
export function PurchaseLines({ lines }: { lines: readonly PurchaseLine[] }) {
  const { purchase: text } = useText();
  const total = (field: "TaxAmount" | "NetRate" | "Amount") =>
    toRupees(sumPaise(lines.map((line) => line[field])));
  const { Freight = 0, DiscountRs = 0, Roundoff = 0 } = lines[0] ?? {};
  // Not the head's own total, which is 0 once the purchase is cancelled.
  const due = toPaise(total("Amount")) + toPaise(Freight) - toPaise(DiscountRs) + toPaise(Roundoff);
  const less = [
    [text.freight, Freight],
    [text.discount, -DiscountRs],
    [text.roundOff, Roundoff],
  ] as const;
  return (
    <div className="vb-bill-scroll" role="group" aria-label={text.lines} tabIndex={0}>
      <table className="vb-bill-lines">
        <thead>
          <tr>
            <th className="vb-num">{text.number}</th>
            <th>{text.item}</th>
            {text.columns.map((label) => (
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
          {less
            .filter(([, amount]) => amount !== 0)
            .map(([label, amount]) => (
              <tr key={label} className="vb-bill-less">
                <th colSpan={8} scope="row">
                  {label}
                </th>
                <td className={amount < 0 ? "vb-num vb-debit" : "vb-num"}>{money(amount)}</td>
              </tr>
            ))}
          {less.some(([, amount]) => amount !== 0) && (
            <tr>
              <th colSpan={8} scope="row">
                {text.totalBill}
              </th>
              <td className="vb-num">{money(toRupees(due))}</td>
            </tr>
          )}
        </tfoot>
      </table>
    </div>
  );
}
