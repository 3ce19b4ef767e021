import { useQuery } from "@tanstack/react-query";
import type { FieldInputProps } from "../../master/definition.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { TypedChoice } from "../TypedChoice.tsx";

/** The name of a B2B series, typed or picked from the company's. */
export function B2bSeriesInput(props: FieldInputProps) {
  return <SeriesInput {...props} invType="B2B" />;
}

/** The name of a B2C series, typed or picked from the company's. */
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
      // A list that opened by itself would close the form off to whoever types.
      isOpenedByHand
      input={NAME}
    />
  );
}

/** What was typed, begun with the prefix, its own or another's; a prefix that is being typed or deleted is let be. */
function prefixed(typed: string, prefix: string): string | null {
  const text = typed.trimStart();
  const start = text.toUpperCase();
  if (prefix.startsWith(start)) return start === "" ? null : start;
  const name = start.startsWith(prefix) ? text.slice(prefix.length) : text;
  return prefix + name.replace(/^B2[BC]\//i, "");
}

const NAME = { maxLength: 20 };
