import { useQuery } from "@tanstack/react-query";
import { defineMaster } from "../../master/define-master.tsx";
import { ItemImages } from "./ItemImages.tsx";
import { itemCreation } from "./item-creation.ts";
import type { FieldInputProps } from "../../master/definition.ts";
import { useMasterModel } from "../../master/master-context.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { chooseRetryInterval } from "../../form/use-look-up.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import { useOfficialCode } from "../taxes/use-official-code.ts";
import { TypedChoice } from "../TypedChoice.tsx";

/**
 * Keeps the items with prices, taxes and units: its own, and the larger one in which its quantities
 * may be typed; among them the services and charges, such as freight, which are taxed and have no
 * stock. A change of tax counts from the day that it is made, and so does one of a price that has
 * days.
 * @widget Masters
 */
export const ItemCreation = defineMaster(itemCreation, { inputs: { HSNCode: HsnInput, images: ItemImages } });

/** The code is typed or chosen; choosing one proposes its usual tax if the item has none. */
function HsnInput({ onChange, values, ...inputProps }: FieldInputProps) {
  const client = useVanbook();
  const { form } = useMasterModel();
  const { master: text } = useMastersText();
  const { data = [], isError } = useQuery({
    queryKey: ["look-up", "hsnCodes.list", {}],
    queryFn: ({ signal }) => client.hsnCodes.list({}, { signal }),
    staleTime: 5 * 60_000,
    refetchInterval: chooseRetryInterval,
    enabled: !inputProps.isDisabled,
  });
  const officialCode = useOfficialCode(inputProps.value);
  const options = data.map(({ id, code, description, officialDescription, taxId }) => ({
    ...{ id, code, taxId },
    label: [code, description ?? officialDescription].filter(Boolean).join(" "),
  }));
  // An option's label includes its description; only the code is stored.
  const type = (typedText: string) => {
    const chosenOption = options.find((option) => option.label === typedText);
    onChange(chosenOption?.code ?? typedText);
    if (chosenOption && chosenOption.taxId !== null && !values["TaxID"])
      form.setValue("TaxID", String(chosenOption.taxId), { shouldDirty: true });
  };
  const error = inputProps.error ?? (isError ? text.choicesFailed : undefined);
  return (
    <TypedChoice
      {...inputProps}
      {...officialCode}
      error={error}
      options={options}
      onType={type}
      input={DIGIT_INPUT}
    />
  );
}

const DIGIT_INPUT = { inputMode: "numeric", autoComplete: "off" } as const;
