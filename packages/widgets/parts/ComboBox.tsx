import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useContext, type ContextType } from "react";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { FieldFault } from "./FieldFault.tsx";
import { ButtonBox } from "./Button.styles.ts";
import { field } from "./Field.styles.ts";
import { Icon } from "./Icon.tsx";
import type { Option } from "./option.ts";
import { PopoverBox } from "./Popover.styles.ts";

export interface ComboBoxProps {
  label: string;
  /** What there is to choose from; undefined while it is on its way. What is typed meanwhile is kept. */
  options: readonly Option[] | undefined;
  /** The chosen value, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Said when there is nothing to choose from, or nothing that matches. */
  emptyText?: string | undefined;
  error?: string | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
}

/** A choice from a long list by typing part of it; only the visible options are drawn, so ten thousand are no burden. */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    options = [],
    value,
    onChange,
    placeholder,
    error,
    isRequired = false,
    isDisabled = false,
  } = props;
  const text = useText();
  const isLoading = props.options === undefined;
  return (
    <Root
      className="vb-field"
      defaultItems={options.map((option) => ({ id: option.value, label: option.label }))}
      // The words of what is chosen come with the options.
      value={isLoading ? null : value}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      validationBehavior="aria"
      // Its list would lie over the words that say what is wrong.
      menuTrigger={error ? "input" : "focus"}
      allowsEmptyCollection
    >
      <Label className="vb-label">{label}</Label>
      <span className="vb-input-box">
        <TypedInput placeholder={placeholder} />
        <ButtonBox as={Button} className="vb-button" aria-label={text.openList}>
          <Icon name="down" />
        </ButtonBox>
      </span>
      <FieldFault>{error}</FieldFault>
      <Choices className="vb-popover vb-list-popover">
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW, padding: 4 }}>
          <ListBox
            className="vb-list vb-combo-list"
            renderEmptyState={() => (
              <div className="vb-list-empty">
                {props.emptyText ?? (isLoading ? text.loading : text.noMatches)}
              </div>
            )}
          >
            {(option: { id: string; label: string }) => (
              <ListBoxItem className="vb-option" textValue={option.label}>
                <span className="vb-select-value">{option.label}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
      </Choices>
    </Root>
  );
}

type ComboBoxState = NonNullable<ContextType<typeof ComboBoxStateContext>>;
type Key = string | number;

/** A press on the field opens its list, whether it has just come into focus or not. */
function TypedInput({ placeholder = "" }: { placeholder: string | undefined }) {
  const list = useContext(ComboBoxStateContext);
  return (
    <Input
      className="vb-input"
      placeholder={placeholder}
      onClick={() => list?.isOpen === false && list.open(null, "manual")}
      // Before the list hears of the key: it takes the marked option on Tab, and empties the field where there is none.
      onKeyDownCapture={({ key }) => {
        const option = key === "Tab" && list?.isOpen ? onlyMatch(list) : undefined;
        if (option !== undefined) list?.selectionManager.setFocusedKey(option);
      }}
    />
  );
}

/** The one option that what was typed can mean: the only one left, or the one that is called just that. */
function onlyMatch({ inputValue, collection, selectionManager }: ComboBoxState): Key | undefined {
  const typed = inputValue.trim().toLowerCase();
  if (typed === "" || selectionManager.focusedKey !== null) return undefined;
  const found = [...collection];
  const [option] =
    found.length === 1 ? found : found.filter(({ textValue }) => textValue.toLowerCase() === typed);
  return option?.key;
}

/** The layout needs a number; it is the default of --vb-row. */
const ROW = 32;

const Root = styled(AriaComboBox<object, "single">)`
  ${field}
`;

const Choices = styled(PopoverBox)`
  .vb-combo-list {
    width: var(--trigger-width);
    min-height: var(--vb-row);
    max-height: min(calc(var(--vb-row) * 9), 45vh);
    padding: 0;
  }
  .vb-combo-list .vb-option {
    height: 100%;
  }
`;
