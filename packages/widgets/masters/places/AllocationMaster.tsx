import { useQuery } from "@tanstack/react-query";
import { defineMaster } from "../../master/define-master.tsx";
import { allocationMaster } from "./allocation-master.ts";
import type { FieldInputProps } from "../../master/definition.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { chooseRetryInterval } from "../../form/use-look-up.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { TypedChoice } from "../TypedChoice.tsx";

/**
 * Says which van and which series a user has from a date on. The user's bills take their numbers
 * from these series.
 * @widget Masters
 */
export const AllocationMaster = defineMaster(allocationMaster, {
  inputs: { B2BSeries: B2bSeriesInput, B2CSeries: B2cSeriesInput },
});

function B2bSeriesInput(props: FieldInputProps) {
  return <SeriesInput {...props} invType="B2B" />;
}

function B2cSeriesInput(props: FieldInputProps) {
  return <SeriesInput {...props} invType="B2C" />;
}

function SeriesInput({ invType, onChange, ...inputProps }: FieldInputProps & { invType: "B2B" | "B2C" }) {
  const client = useVanbook();
  const { master: text } = useMastersText();
  const { data = [], isError } = useQuery({
    queryKey: ["look-up", "series.list", {}],
    queryFn: ({ signal }) => client.series.list({}, { signal }),
    staleTime: 5 * 60_000,
    refetchInterval: chooseRetryInterval,
  });
  const options = data.filter((series) => series.InvType === invType);
  return (
    <TypedChoice
      {...inputProps}
      error={inputProps.error ?? (isError ? text.choicesFailed : undefined)}
      options={options.map(({ SID, Series }) => ({ id: SID, label: Series }))}
      onType={(typedText) => onChange(addSeriesPrefix(typedText, `${invType}/`))}
      // A list that opens automatically would block the rest of the form while the user types.
      isOpenedByHand
      input={NAME_INPUT}
    />
  );
}

/**
 * Another series' prefix is replaced. A prefix that the user is typing or deleting is left alone.
 */
function addSeriesPrefix(typedText: string, prefix: string): string | null {
  const text = typedText.trimStart();
  const start = text.toUpperCase();
  if (prefix.startsWith(start)) return start === "" ? null : start;
  const name = start.startsWith(prefix) ? text.slice(prefix.length) : text;
  return prefix + name.replace(/^B2[BC]\//i, "");
}

const NAME_INPUT = { maxLength: 20 };
