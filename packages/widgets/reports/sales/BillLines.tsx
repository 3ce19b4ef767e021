import { sumPaise, toRupees, type Answer } from "@vanbook/sdk";
import { styled } from "styled-components";
import { amountInWords } from "../../../sdk/format/amount-in-words.ts";
import { billText } from "../../../sdk/generated/text/en-IN/bill.ts";
import { useTextOf } from "../../text/use-text.ts";
import { createDiscountColumn, DocumentLines, createTaxedColumns } from "../DocumentLines.tsx";

export function BillLines({ lines }: { lines: readonly Answer<"bills.lines">[number][] }) {
  const text = useTextOf("bill", billText);
  const { DiscountRs = 0, RoundOff = 0, Narration } = lines[0] ?? {};
  const columns = createTaxedColumns(text.columns);
  const withDiscounts = [
    ...columns.slice(0, 3),
    ...createDiscountColumn(lines, text.discount),
    ...columns.slice(3),
  ];
  const due = toRupees(sumPaise([...lines.map(({ Amount }) => Amount), -DiscountRs, RoundOff]));
  return (
    <>
      <DocumentLines
        words={text}
        columns={withDiscounts}
        lines={lines}
        more={[
          [text.discount, -DiscountRs],
          [text.roundOff, RoundOff],
        ]}
        due={[text.totalBill, due]}
      />
      <Words className="vb-bill-words">{text.inWords(amountInWords(due))}</Words>
      {Narration && (
        <p className="vb-bill-narration">
          <span className="vb-dim">{text.narration}: </span>
          {Narration}
        </p>
      )}
    </>
  );
}

const Words = styled.p`
  color: var(--vb-ink-2);
`;
