import { sumPaise, toRupees, type Answer } from "@vanbook/sdk";
import { purchaseText } from "../../../sdk/generated/text/en-IN/purchase.ts";
import { useTextOf } from "../../text/use-text.ts";
import { DocumentLines, taxedColumns } from "../DocumentLines.tsx";

/** The lines of a purchase with their totals, and the amount due. */
export function PurchaseLines({ lines }: { lines: readonly Answer<"purchases.lines">[number][] }) {
  const text = useTextOf("purchase", purchaseText);
  const { Freight = 0, DiscountRs = 0, Roundoff = 0 } = lines[0] ?? {};
  // The head's own total is 0 once the purchase is cancelled, so add up the lines.
  const due = sumPaise([...lines.map(({ Amount }) => Amount), Freight, -DiscountRs, Roundoff]);
  return (
    <DocumentLines
      words={text}
      columns={taxedColumns(text.columns)}
      lines={lines}
      more={[
        [text.freight, Freight],
        [text.discount, -DiscountRs],
        [text.roundOff, Roundoff],
      ]}
      due={[text.totalBill, toRupees(due)]}
    />
  );
}
