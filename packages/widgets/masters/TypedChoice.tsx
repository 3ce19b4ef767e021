import type { Said } from "@vanbook/sdk/rules";
import { FieldFault } from "../parts/FieldFault.tsx";
import { Button } from "react-aria-components/Button";
import { ComboBox } from "react-aria-components/ComboBox";
import { Input, type InputProps } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Text } from "react-aria-components/Text";
import { styled } from "styled-components";
import type { FieldInputProps } from "../master/definition.ts";
import { ButtonBox } from "../parts/Button.styles.ts";
import { field } from "../parts/Field.styles.ts";
import { Icon } from "../parts/Icon.tsx";
import { PopoverBox } from "../parts/Popover.styles.ts";
import { useSay, useText } from "../text/use-text.ts";

interface Picked {
  id: number;
  label: string;
}

interface TypedChoiceProps extends Pick<
  FieldInputProps,
  "label" | "value" | "error" | "isRequired" | "isDisabled"
> {
  options: readonly Picked[];
  onType: (text: string) => void;
  description?: string | undefined;
  /** A warning about the value, shown instead of the description. */
  warning?: Said | undefined;
  isOpenedByHand?: boolean;
  input?: Pick<InputProps, "maxLength" | "inputMode" | "autoComplete">;
}

export function TypedChoice(props: TypedChoiceProps) {
  const {
    label,
    value,
    error,
    isRequired,
    isDisabled,
    options,
    onType,
    description,
    warning,
    isOpenedByHand = false,
    input,
  } = props;
  const text = useText();
  const say = useSay();
  return (
    <Root
      className="vb-field"
      items={options}
      inputValue={String(value ?? "")}
      onInputChange={onType}
      allowsCustomValue
      menuTrigger={isOpenedByHand ? "manual" : "input"}
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
    >
      <Label className="vb-label">{label}</Label>
      <span className="vb-input-box">
        <Input className="vb-input" {...input} />
        <ButtonBox as={Button} className="vb-button" aria-label={text.openList}>
          <Icon name="down" />
        </ButtonBox>
      </span>
      {(description ?? warning) && (
        <Text slot="description" className={warning ? "vb-description vb-warning" : "vb-description"}>
          {warning === undefined ? description : say(warning)}
        </Text>
      )}
      <FieldFault>{error}</FieldFault>
      <PopoverBox className="vb-popover vb-list-popover">
        <ListBox className="vb-list">
          {(option: Picked) => (
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
