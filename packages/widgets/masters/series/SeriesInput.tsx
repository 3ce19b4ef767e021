import { useQuery } from "@tanstack/react-query";
import type { FieldInputProps } from "../../master/definition.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { TypedChoice } from "../TypedChoice.tsx";

/** The name of a B2B series, typed or chosen from the company's series. */
export function B2bSeriesInput(props: FieldInputProps) {
  return <SeriesInput {...props} invType="B2B" />;
}

/** The name of a B2C series, typed or chosen from the company's series. */
export function B2cSeriesInput(props: FieldInputProps) {
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
