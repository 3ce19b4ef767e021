import { useQuery } from "@tanstack/react-query";
import type { FieldInputProps } from "../../master/definition.ts";
import { useMasterModel } from "../../master/master-context.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { TypedChoice } from "../TypedChoice.tsx";

/**
 * An item's HSN code, typed or chosen from the company's codes. Choosing one proposes its usual tax if the item
 * has none.
 */
export function HsnInput({ onChange, values, ...given }: FieldInputProps) {
  const client = useVanbook();
  const { form } = useMasterModel();
  const { data = [] } = useQuery({
    queryKey: ["look-up", "hsnCodes.list", {}],
    queryFn: ({ signal }) => client.hsnCodes.list({}, { signal }),
    staleTime: 5 * 60_000,
    // View-only users need no list.
    enabled: !given.isDisabled,
  });
  const options = data.map(({ id, code, description, taxId }) => ({
    ...{ id, code, taxId },
    label: description ? `${code} ${description}` : code,
  }));
  // An option's label includes its description; only the code is stored.
  const type = (typed: string) => {
    const chosen = options.find((option) => option.label === typed);
    onChange(chosen?.code ?? typed);
    if (chosen && chosen.taxId !== null && !values["TaxID"])
      form.setValue("TaxID", String(chosen.taxId), { shouldDirty: true });
  };
  return <TypedChoice {...given} options={options} onType={type} input={DIGITS} />;
}

const DIGITS = { inputMode: "numeric", autoComplete: "off" } as const;
