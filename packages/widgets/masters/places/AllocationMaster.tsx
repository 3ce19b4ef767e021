import { useQuery } from "@tanstack/react-query";
import { defineMaster } from "../../master/define-master.tsx";
import { allocationMaster } from "./allocation-master.ts";
import type { FieldInputProps } from "../../master/definition.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { TypedChoice } from "../TypedChoice.tsx";

/**
 * Says which van and which series a user has from a day on. Bills are numbered by it.
 * @widget Masters
 */
export const AllocationMaster = defineMaster(allocationMaster, {
  inputs: { B2BSeries: B2bSeriesInput, B2CSeries: B2cSeriesInput },
});

/** The name of a B2B series, typed or chosen from the company's series. */
function B2bSeriesInput(props: FieldInputProps) {
  return <SeriesInput {...props} invType="B2B" />;
}

/** The name of a B2C series, typed or chosen from the company's series. */
function B2cSeriesInput(props: FieldInputProps) {
  return <SeriesInput {...props} invType="B2C" />;
}

function SeriesInput({ invType, onChange, ...given }: FieldInputProps & { invType: "B2B" | "B2C" }) {
  const client = useVanbook();
  const { data = [] } = useQuery({
    queryKey: ["look-up", "series.list", {}],
    queryFn: ({ signal }) => client.series.list({}, { signal }),
    staleTime: 5 * 60_000,
  });
  const options = data.filter((series) => series.InvType === invType);
  return (
    <TypedChoice
      {...given}
      options={options.map(({ SID, Series }) => ({ id: SID, label: Series }))}
      onType={(typed) => onChange(prefixed(typed, `${invType}/`))}
      // A list that opened automatically would block the rest of the form while the user types.
      isOpenedByHand
      input={NAME}
    />
  );
}

/**
 * The typed name with the series prefix; another series' prefix is replaced. A prefix still being typed or deleted
 * is left alone.
 */
function prefixed(typed: string, prefix: string): string | null {
  const text = typed.trimStart();
  const start = text.toUpperCase();
  if (prefix.startsWith(start)) return start === "" ? null : start;
  const name = start.startsWith(prefix) ? text.slice(prefix.length) : text;
  return prefix + name.replace(/^B2[BC]\//i, "");
}

const NAME = { maxLength: 20 };
