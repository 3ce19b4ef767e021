import type { Said } from "@vanbook/sdk/rules";
import { Button } from "react-aria-components/Button";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Select as AriaSelect, SelectValue } from "react-aria-components/Select";
import { styled } from "styled-components";
import { useTranslate, useText } from "../text/use-text.ts";
import { FieldFault } from "./FieldFault.tsx";
import { field } from "./Field.styles.ts";
import { Icon } from "./Icon.tsx";
import type { Option } from "../../sdk/report/filters/option.ts";
import { PopoverBox } from "./Popover.styles.ts";

export interface SelectProps {
  label: string;
  options: readonly Option[];
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  error?: Said | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /** Hides the label except for screen readers. */
  isLabelHidden?: boolean | undefined;
  name?: string;
}

/** A choice from a short list. For long lists, which need typing, see ComboBox. */
export function Select(props: SelectProps) {
  const {
    label,
    options,
    value,
    onChange,
    error,
    isRequired = false,
    isDisabled = false,
    isLabelHidden,
  } = props;
  const text = useText();
  const translate = useTranslate();
  return (
    <Root
      className="vb-field"
      value={value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      placeholder={props.placeholder ?? text.choose}
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
      {...(props.name === undefined ? {} : { name: props.name })}
    >
      <Label className={isLabelHidden ? "vb-hidden" : "vb-label"}>{label}</Label>
      <Button className="vb-input-box vb-select-button">
        <SelectValue className="vb-select-value" />
        <Icon name="down" />
      </Button>
      <FieldFault>{error}</FieldFault>
      <PopoverBox className="vb-popover vb-list-popover">
        <ListBox
          className="vb-list"
          items={options.map((option) => ({ id: option.value, label: translate(option.label) }))}
        >
          {(option) => (
            <ListBoxItem className="vb-option" textValue={option.label}>
              {option.label}
            </ListBoxItem>
          )}
        </ListBox>
      </PopoverBox>
    </Root>
  );
}

const Root = styled(AriaSelect<object, "single">)`
  ${field}
  /* What is chosen is read whole. */
  .vb-select-button {
    padding-block: calc(var(--vb-space-1) / 2);
  }
  .vb-select-value {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;
