import { useQuery } from "@tanstack/react-query";
import type { FieldInputProps } from "../master/definition.ts";
import { TextField } from "../parts/TextField.tsx";
import { useToday, useVanbook } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";

/**
 * The receipt number. A new receipt shows the next number of its date's financial year, which is assigned when it
 * is saved.
 */
export function ReceiptNumber({ label, value, values, record }: FieldInputProps) {
  const { receipt: text } = useMastersText();
  const client = useVanbook();
  const today = useToday();
  const day = typeof values["RDate"] === "string" ? values["RDate"] : today;
  const next = useQuery({
    queryKey: ["receipts.nextNumber", day],
    queryFn: async ({ signal }) => (await client.receipts.nextNumber({ RDate: day }, { signal }))[0]?.ReNo,
    enabled: record === undefined,
    staleTime: 0,
  });
  const number = record ? value : next.data;
  return (
    <TextField
      label={label}
      value={number === undefined || number === null ? "" : String(number)}
      description={record ? undefined : text.numberLater}
      isDisabled
    />
  );
}
