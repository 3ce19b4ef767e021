import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import { useContext, useDeferredValue, useEffect, useMemo, useRef, type ContextType } from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { FieldFault } from "./FieldFault.tsx";
import { ButtonBox } from "./Button.styles.ts";
import { field } from "./Field.styles.ts";
import { Icon } from "./Icon.tsx";
import type { Option } from "./option.ts";
import { PopoverBox } from "./Popover.styles.ts";
import { useLatest } from "./use-latest.ts";

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
    options = NONE,
    value,
    onChange,
    placeholder,
    error,
    isRequired = false,
    isDisabled = false,
  } = props;
  const text = useText();
  const isLoading = props.options === undefined;
  const items = useMemo(
    () => options.map(({ value: id, label: words }) => ({ id, label: words })),
    [options],
  );
  // The words of what is chosen come with the options, which the list knows one drawing later.
  const wasLoading = useDeferredValue(isLoading);
  const hasWords = !wasLoading && !isLoading;
  return (
    <Root
      className="vb-field"
      defaultItems={items}
      value={hasWords ? value : null}
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
        <TypedInput placeholder={placeholder} hasWords={hasWords} value={value} />
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

interface TypedInputProps {
  placeholder: string | undefined;
  /** Whether the words of what is chosen are there. */
  hasWords: boolean;
  value: string | null;
}

/** A press on the field opens its list, whether it has just come into focus or not. */
function TypedInput({ placeholder = "", hasWords, value }: TypedInputProps) {
  const list = useContext(ComboBoxStateContext);
  useStaysOpen(list, hasWords, value);
  return (
    <Input
      className="vb-input"
      placeholder={placeholder}
      onClick={() => list?.isOpen === false && list.open(null, "manual")}
      // Before the list hears of the key: it takes the marked option, and empties the field where there is none.
      onKeyDownCapture={(event) => {
        if (!list?.isOpen) return;
        if (event.key === "Tab") {
          const option = onlyMatch(list);
          if (option !== undefined) list.selectionManager.setFocusedKey(option);
        } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
          const option = list.selectionManager.focusedKey ?? onlyMatch(list) ?? firstMatch(list);
          if (option === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          // At once, so that a form can go on before the next key is heard.
          flushSync(() => {
            list.setValue(option);
            list.close();
          });
          event.currentTarget.dispatchEvent(new Event(CHOSEN, { bubbles: true }));
        }
      }}
    />
  );
}

/** The value that comes with its options closes the list: who had opened it meanwhile, and chosen nothing, finds it open again. */
function useStaysOpen(list: ComboBoxState | null, hasWords: boolean, value: string | null) {
  const opened = useRef<{ with: string | null }>(undefined);
  useEffect(() => {
    if (hasWords) return;
    if (list?.isOpen) opened.current ??= { with: value };
    else opened.current = undefined;
  }, [hasWords, list?.isOpen, value]);
  const open = useLatest(() => {
    const isSame = opened.current?.with === value;
    opened.current = undefined;
    if (isSame && list?.isOpen === false && list.isFocused) list.open(null, "manual");
  });
  useEffect(() => {
    if (!hasWords) return undefined;
    // It is closed by an effect of its owner, which runs after this one.
    const after = setTimeout(open);
    return () => clearTimeout(after);
  }, [hasWords, open]);
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

/** The first option that begins with what was typed. */
function firstMatch({ inputValue, collection }: ComboBoxState): Key | undefined {
  const typed = inputValue.trim().toLowerCase();
  if (typed === "") return undefined;
  return [...collection].find(({ textValue }) => textValue.toLowerCase().startsWith(typed))?.key;
}

/** Said of a field whose list has taken its choice by Enter. */
export const CHOSEN = "vb-chosen";

const NONE: readonly Option[] = [];

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
