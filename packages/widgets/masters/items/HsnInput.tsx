import { useQuery } from "@tanstack/react-query";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { FieldError } from "react-aria-components/FieldError";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { styled } from "styled-components";
import type { FieldInputProps } from "../../master/definition.ts";
import { useMasterModel } from "../../master/master-context.ts";
import { ButtonBox } from "../../parts/Button.styles.ts";
import { field } from "../../parts/Field.styles.ts";
import { Icon } from "../../parts/Icon.tsx";
import { PopoverBox } from "../../parts/Popover.styles.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";

/** An item's HSN code, typed or picked from the company's; one that is picked proposes its usual tax to an item without any. */
export function HsnInput({ label, value, onChange, error, isRequired, isDisabled, values }: FieldInputProps) {
  const client = useVanbook();
  const text = useText();
  const { form } = useMasterModel();
  const { data = [] } = useQuery({
    queryKey: ["look-up", "hsnCodes.list", {}],
    queryFn: ({ signal }) => client.hsnCodes.list({}, { signal }),
    staleTime: 5 * 60_000,
    // Whoever only looks is offered nothing.
    enabled: !isDisabled,
  });
  const options = data.map(({ id, code, description, taxId }) => ({
    ...{ id, code, taxId },
    label: description ? `${code} ${description}` : code,
  }));
  // A choice is typed with its description: its code is what the item has.
  const type = (typed: string) => {
    const chosen = options.find((option) => option.label === typed);
    onChange(chosen?.code ?? typed);
    if (chosen && chosen.taxId !== null && !values["TaxID"])
      form.setValue("TaxID", String(chosen.taxId), { shouldDirty: true });
  };
  return (
    <Root
      className="vb-field"
      items={options}
      inputValue={String(value ?? "")}
      onInputChange={type}
      allowsCustomValue
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <Label className="vb-label">{label}</Label>
      <span className="vb-input-box">
        <Input className="vb-input" inputMode="numeric" autoComplete="off" />
        <ButtonBox as={Button} className="vb-button" aria-label={text.openList}>
          <Icon name="down" />
        </ButtonBox>
      </span>
      <FieldError className="vb-error">{error}</FieldError>
      <PopoverBox className="vb-popover vb-list-popover">
        <ListBox className="vb-list">
          {(option: { id: number; label: string }) => (
            <ListBoxItem className="vb-option" textValue={option.label}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </PopoverBox>
    </Root>
  );
}

const Root = styled(ComboBox<object, "single">)`
  ${field}
`;
