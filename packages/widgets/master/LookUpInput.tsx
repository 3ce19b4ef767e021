import type { Said } from "@vanbook/sdk/rules";
import { ComboBox } from "../parts/ComboBox.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import type { Values } from "../form/record.ts";
import type { LookUp } from "../form/look-up.ts";
import { useLookUp } from "../form/use-look-up.ts";

/** A choice from a server list. A chosen value that is no longer listed is still shown. */
export function LookUpInput(props: {
  label: string;
  from: LookUp;
  placeholder: string | undefined;
  value: string | null;
  /** The chosen value's label, if known without the list. */
  name: string | undefined;
  values: Values;
  onChange: (value: string | null) => void;
  error: Said | undefined;
  isRequired: boolean;
  isDisabled: boolean;
}) {
  const { from, values, value, error } = props;
  const { master: text } = useMastersText();
  const { options, isOff, isFailed } = useLookUp(from, values);
  const isListed = value === null || !options || options.some((option) => option.value === value);
  return (
    <ComboBox
      label={props.label}
      options={isListed ? options : [{ value, label: props.name ?? text.notInList(value) }, ...options]}
      value={value}
      onChange={props.onChange}
      placeholder={props.placeholder}
      error={error ?? (isFailed ? (from.failed ?? text.choicesFailed) : undefined)}
      isRequired={props.isRequired}
      isDisabled={props.isDisabled || isOff}
    />
  );
}
