import type { Answer, Row } from "@vanbook/sdk";
import { useRead } from "../../form/use-read.ts";
import { date } from "../../../sdk/format/date.ts";
import { quantity } from "../../../sdk/format/quantity.ts";
import { vouchersText } from "../../../sdk/generated/text/en-IN/vouchers.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import { DocumentLines, addLabels, createSummedFigure, type LineFigure } from "../DocumentLines.tsx";

export function ProductionDetails({ row }: { row: Row<"productions.report"> }) {
  const { production: text } = useTextOf("vouchers", vouchersText);
  const { notAvailable } = useText();
  const query = useRead({ operation: "productions.lines", args: { PID: row.PID } });
  const isCancelled = row.Status === 2;
  return (
    <DocumentDetails
      title={text.title}
      query={query}
      words={text}
      notice={isCancelled ? text.cancelled : undefined}
      facts={[
        [text.productionNo, row.ProductionNo],
        [text.date, date(row.PDate)],
        [text.itemName, row.ItemName],
        [text.batch, row.BatchName || notAvailable],
        ...(isCancelled ? [] : [[text.quantity, quantity(row.Qty)] as const]),
      ]}
    >
      {(lines) => (
        <DocumentLines
          words={text}
          columns={addLabels(INGREDIENT_FIGURES, text.columns)}
          lines={lines}
          {...(!isCancelled && {
            // Rounded to paise, as both amounts have two decimals.
            more: [[text.overhead, Math.round((row.TotalProductionCost - row.TotalLC) * 100) / 100] as const],
            due: [text.cost, row.TotalProductionCost] as const,
          })}
        />
      )}
    </DocumentDetails>
  );
}

type Ingredient = Answer<"productions.lines">[number];

const INGREDIENT_FIGURES: readonly LineFigure<Ingredient>[] = [
  { text: ({ BatchName }) => BatchName ?? "" },
  { text: ({ UnitName }) => UnitName ?? "" },
  { text: ({ AvlQty }) => quantity(AvlQty) },
  { text: ({ RequiredQuantity }) => quantity(RequiredQuantity) },
  { text: ({ UsedQty }) => quantity(UsedQty) },
  createSummedFigure(({ TLC }) => TLC),
];
