import type { Schema } from "@vanbook/sdk";
import { useMemo } from "react";
import { date } from "../../../sdk/format/date.ts";
import { gstFilingText, type GstFilingText } from "../../../sdk/generated/text/en-IN/gst-filing.ts";
import { gstr1Text, type Gstr1Text } from "../../../sdk/generated/text/en-IN/gstr1.ts";
import type { TableColumn } from "../../../sdk/report/table/table-column.ts";
import { useTextOf } from "../../text/use-text.ts";
import { createFieldColumn } from "../returns/figure-columns.ts";

type DueReturn = Schema<"DueReturn">;
type FiledReturn = Schema<"FiledReturn">;
type Change = Schema<"ReturnChange">;

export function useDueColumns(): TableColumn[] {
  const { columns } = useTextOf("gstFiling", gstFilingText);
  return useMemo(
    () => [
      createFieldColumn("form", columns.form, ({ form }: DueReturn) => form),
      createFieldColumn("period", columns.period, ({ period }: DueReturn) => formatMonth(period)),
      createFieldColumn("dueOn", columns.dueOn, ({ dueOn }: DueReturn) => date(dueOn)),
    ],
    [columns],
  );
}

export function useFiledColumns(): TableColumn[] {
  const { columns } = useTextOf("gstFiling", gstFilingText);
  return useMemo(
    () => [
      createFieldColumn("form", columns.form, ({ form }: FiledReturn) => form),
      createFieldColumn("period", columns.period, ({ period }: FiledReturn) => formatMonth(period)),
      createFieldColumn("filedOn", columns.filedOn, ({ filedOn }: FiledReturn) => date(filedOn)),
      createFieldColumn("arn", columns.arn, ({ arn }: FiledReturn) => arn),
      createFieldColumn("documents", columns.documents, ({ documents }: FiledReturn) => documents, "number"),
      createFieldColumn("filedBy", columns.filedBy, ({ filedBy }: FiledReturn) => filedBy),
    ],
    [columns],
  );
}

/** What the returns have of a document and what the books have; 0 now for a cancelled one. */
export function useChangeColumns(): TableColumn[] {
  const text = useTextOf("gstFiling", gstFilingText);
  const { sections } = useTextOf("gstr1", gstr1Text);
  return useMemo(() => {
    const { columns } = text;
    return [
      createFieldColumn("number", columns.number, ({ number }: Change) => number),
      createFieldColumn("party", columns.party, ({ partyName }: Change) => partyName),
      createFieldColumn("change", columns.change, ({ change }: Change) => text.kinds[change]),
      createFieldColumn(
        "before",
        columns.before,
        ({ before }: Change) => before && getValue(before),
        "money",
      ),
      createFieldColumn("after", columns.after, ({ after }: Change) => getValue(after), "money"),
      createFieldColumn(
        "taxBefore",
        columns.taxBefore,
        ({ before }: Change) => before && sumTax(before),
        "money",
      ),
      createFieldColumn("taxAfter", columns.taxAfter, ({ after }: Change) => sumTax(after), "money"),
      createFieldColumn("place", columns.place, ({ place }: Change) => describePlace(place, text, sections)),
    ];
  }, [text, sections]);
}

/** 2026-11 → 11/2026. */
export function formatMonth(period: string): string {
  const [year, month] = period.split("-");
  return `${month}/${year}`;
}

type Stated = Schema<"StatedDocument">;

function getValue({ value, isCancelled }: Stated): number {
  return isCancelled ? 0 : value;
}

function sumTax({ cgst, sgst, igst, isCancelled }: Stated): number {
  return isCancelled ? 0 : Math.round((cgst + sgst + igst) * 100) / 100;
}

function describePlace(
  place: Schema<"ChangePlace">,
  text: GstFilingText,
  sections: Gstr1Text["sections"],
): string | null {
  if (place.way === "unneeded") return text.unneeded;
  if (place.way === "refused") return place.reason ? text.reasons[place.reason] : null;
  if (place.form === undefined || place.period === undefined) return null;
  const words = text.into(place.form, formatMonth(place.period));
  return place.section === undefined ? words : `${words}, ${sections[place.section]}`;
}
