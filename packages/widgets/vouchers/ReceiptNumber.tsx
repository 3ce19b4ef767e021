import { useRead } from "../form/use-read.ts";
import type { FieldInputProps } from "../master/definition.ts";
import { TextField } from "../parts/TextField.tsx";
import { useToday } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";

/**
 * The receipt number. A new receipt shows the next number of its date's financial year, which is assigned when it
 * is saved.
 */
export function ReceiptNumber({ label, value, values, record }: FieldInputProps) {
  const { receipt: text } = useMastersText();
  const today = useToday();
  const day = typeof values["RDate"] === "string" ? values["RDate"] : today;
  const next = useRead(
    "receipts.nextNumber",
    { RDate: day },
    { enabled: record === undefined, staleTime: 0 },
  );
  const number = record ? value : next.data?.[0]?.ReNo;
  return (
    <TextField
      label={label}
      value={number === undefined || number === null ? "" : String(number)}
      description={record ? undefined : text.numberLater}
      isDisabled
    />
  );
}
