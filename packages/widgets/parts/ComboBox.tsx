import type { Said } from "@vanbook/sdk/rules";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox, ComboBoxStateContext } from "react-aria-components/ComboBox";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { ListLayout, Virtualizer } from "react-aria-components/Virtualizer";
import {
  useCallback,
  useContext,
  useDeferredValue,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ContextType,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { useSay, useText } from "../text/use-text.ts";
import { FieldFault } from "./FieldFault.tsx";
import { ButtonBox } from "./Button.styles.ts";
import { field } from "./Field.styles.ts";
import { Icon } from "./Icon.tsx";
import { CHOSEN_EVENT, useMake, type Making } from "./making/making.ts";
import type { OfferedOption } from "../../sdk/report/filters/option.ts";
import { PopoverBox } from "./Popover.styles.ts";
import { useLatest } from "../react-18/use-latest.ts";

export interface ComboBoxProps {
  label: string;
  /** The options; undefined while loading. Text that the user types before they arrive is kept. */
  options: readonly OfferedOption[] | undefined;
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Message if there are no options, or none matches. */
  emptyText?: string | undefined;
  error?: Said | undefined;
  /** A warning about a choice that is accepted anyway. */
  warning?: Said | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /**
   * For lists too long to filter by label: called with the search text, null when the list opens
   * without one, undefined when the search is over. `options` must then be the matches, best first.
   * Pass a stable function.
   */
  onAsk?: ((search: string | null | undefined) => void) | undefined;
  /** Shown under the list. */
  foot?: string | undefined;
  /** How to create an option that the list lacks. */
  making?: Making | undefined;
}

/**
 * A choice from a long list by typing part of the label. Only visible options are drawn, so ten
 * thousand options are no problem.
 */
export function ComboBox(props: ComboBoxProps) {
  const {
    label,
    options = NO_OPTIONS,
    value,
    onChange,
    placeholder,
    error,
    isRequired = false,
    isDisabled = false,
    onAsk,
    making,
  } = props;
  const text = useText();
  const say = useSay();
  const warningId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isLoading = props.options === undefined;
  const items = useMemo(
    () => options.map(({ value: id, codes: _, ...option }): Item => ({ id, ...option })),
    [options],
  );
  // The chosen value's label arrives with the options, but the list receives it one render later.
  const wasLoading = useDeferredValue(isLoading);
  const hasOptions = !wasLoading && !isLoading;
  const knownItems = useDeferredValue(onAsk && value !== null ? items : NONE_KNOWN);
  const hasWords = hasOptions && (!onAsk || knownItems.some(({ id }) => id === value));
  return (
    <Root
      className="vb-field"
      defaultItems={items}
      value={hasWords ? value : null}
      onChange={(key) => onChange(key === null ? null : String(key))}
      isInvalid={Boolean(error)}
      isRequired={isRequired}
      isDisabled={isDisabled}
      {...(props.warning && { "aria-describedby": warningId })}
      validationBehavior="aria"
      // An open list would cover the error message.
      menuTrigger={error ? "input" : "focus"}
      allowsEmptyCollection
      {...useAsked(items, value, onAsk)}
    >
      <Label className="vb-label">{label}</Label>
      <span className="vb-input-box">
        <TypedInput
          input={input}
          placeholder={placeholder}
          hasOptions={hasOptions}
          value={value}
          making={making}
        />
        <ButtonBox as={Button} className="vb-button" aria-label={text.openList}>
          <Icon name="down" />
        </ButtonBox>
      </span>
      {props.warning && (
        <p className="vb-description vb-warning" id={warningId}>
          {say(props.warning)}
        </p>
      )}
      <FieldFault>{error}</FieldFault>
      <Choices className="vb-popover vb-list-popover">
        <Virtualizer layout={ListLayout} layoutOptions={{ rowHeight: ROW_HEIGHT_PX, padding: 4 }}>
          <ListBox
            className="vb-list vb-combo-list"
            renderEmptyState={() => (
              <div className="vb-list-empty">
                {props.emptyText ?? (isLoading ? text.loading : text.noMatches)}
              </div>
            )}
          >
            {({ label: words, beside }: Item) => (
              <ListBoxItem className={beside ? "vb-option vb-option-more" : "vb-option"} textValue={words}>
                <span className="vb-select-value">{words}</span>
                {beside && <span className="vb-option-beside">{beside}</span>}
              </ListBoxItem>
            )}
          </ListBox>
        </Virtualizer>
        {props.foot && <div className="vb-list-foot">{props.foot}</div>}
        {making && !isLoading && <making.Button input={input} making={making} />}
      </Choices>
    </Root>
  );
}

type Item = Omit<OfferedOption, "value" | "codes"> & { id: string };

/**
 * For a list whose options come from outside: reports the search text, and hides options that are
 * needed only for their label.
 */
function useAsked(items: readonly Item[], value: string | null, onAsk: ComboBoxProps["onAsk"]) {
  const hiddenLabel = items.find(({ isHidden }) => isHidden)?.label;
  const chosenLabel = items.find(({ id }) => id === value)?.label ?? "";
  const defaultFilter = useCallback((words: string) => words !== hiddenLabel, [hiddenLabel]);
  if (!onAsk) return {};
  return {
    defaultFilter,
    // If the field shows the chosen label, nothing is searched.
    onInputChange: (inputText: string) =>
      onAsk(inputText === chosenLabel && inputText !== "" ? undefined : inputText),
    onOpenChange: (isOpen: boolean, trigger?: string) => void (isOpen && trigger !== "input" && onAsk(null)),
    onBlur: () => onAsk(undefined),
  };
}

type ComboBoxState = NonNullable<ContextType<typeof ComboBoxStateContext>>;
type Key = string | number;

interface TypedInputProps {
  input: RefObject<HTMLInputElement | null>;
  making: Making | undefined;
  placeholder: string | undefined;
  hasOptions: boolean;
  value: string | null;
}

/** Its list opens on a press, even if the field already has the focus. */
function TypedInput({ input, placeholder = "", hasOptions, value, making }: TypedInputProps) {
  const list = useContext(ComboBoxStateContext);
  const make = useMake(making, input);
  useStaysOpen(list, hasOptions, value);
  return (
    <Input
      className="vb-input"
      ref={input}
      placeholder={placeholder}
      onClick={() => list?.isOpen === false && list.open(null, "manual")}
      // Must run before the list handles the key: the list would choose the highlighted option, or
      // clear the field if there is none.
      onKeyDownCapture={(event) => {
        // Use the physical key: on a Mac, Alt changes the letter.
        if (making && event.altKey && !event.ctrlKey && event.code === "KeyC") {
          event.preventDefault();
          event.stopPropagation();
          make();
          return;
        }
        if (!list?.isOpen) return;
        if (event.key === "Tab") {
          const option = findOnlyMatch(list);
          if (option !== undefined) list.selectionManager.setFocusedKey(option);
        } else if (event.key === "Enter" && !event.ctrlKey && !event.metaKey) {
          const option = list.selectionManager.focusedKey ?? findOnlyMatch(list) ?? findFirstMatch(list);
          if (option === undefined) return;
          event.preventDefault();
          event.stopPropagation();
          // Synchronously, so that a form can move on before the next key press.
          flushSync(() => {
            list.setValue(option);
            list.close();
          });
          event.currentTarget.dispatchEvent(new Event(CHOSEN_EVENT, { bubbles: true }));
        }
      }}
    />
  );
}

/** A value that comes with its options closes the list; this reopens it if nothing was chosen. */
function useStaysOpen(list: ComboBoxState | null, hasOptions: boolean, value: string | null) {
  const openedWith = useRef<{ with: string | null }>(undefined);
  useEffect(() => {
    if (hasOptions) return;
    if (list?.isOpen) openedWith.current ??= { with: value };
    else openedWith.current = undefined;
  }, [hasOptions, list?.isOpen, value]);
  const open = useLatest(() => {
    const isSame = openedWith.current?.with === value;
    openedWith.current = undefined;
    if (isSame && list?.isOpen === false && list.isFocused) list.open(null, "manual");
  });
  // An effect of the parent closes the list after this effect has run; React draws both changes at
  // once.
  const [isAfterClosing, setAfterClosing] = useState(hasOptions);
  // oxlint-disable-next-line react/set-state-in-effect -- in the same drawing as the parent's change, as said above
  useEffect(() => setAfterClosing(hasOptions), [hasOptions]);
  useEffect(() => {
    if (isAfterClosing) open();
  }, [isAfterClosing, open]);
}

/** The only option that the text can mean: the last one left, or the one with this label. */
function findOnlyMatch({ inputValue, collection, selectionManager }: ComboBoxState): Key | undefined {
  const typedText = inputValue.trim().toLowerCase();
  if (typedText === "" || selectionManager.focusedKey !== null) return undefined;
  const foundOptions = [...collection];
  const [option] =
    foundOptions.length === 1
      ? foundOptions
      : foundOptions.filter(({ textValue }) => textValue.toLowerCase() === typedText);
  return option?.key;
}

/** The first that begins with the text; of an outside search, the first match marked as sure. */
function findFirstMatch({ inputValue, collection }: ComboBoxState): Key | undefined {
  const typedText = inputValue.trim().toLowerCase();
  if (typedText === "") return undefined;
  const foundOptions = [...collection];
  const best = foundOptions[0]?.value as Item | undefined; // an entry of `items`
  if (best?.isSure !== undefined) return best.isSure ? foundOptions[0]?.key : undefined;
  return foundOptions.find(({ textValue }) => textValue.toLowerCase().startsWith(typedText))?.key;
}

const NO_OPTIONS: readonly OfferedOption[] = [];
const NONE_KNOWN: readonly Item[] = [];

/** The layout needs a number of pixels; this is the default of --vb-row. */
const ROW_HEIGHT_PX = 32;

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
  /* A long name has the row for itself: what stands beside it would wrap, and is not seen then. */
  .vb-option-more {
    flex-wrap: wrap;
    align-content: flex-start;
    overflow: hidden;
    line-height: var(--vb-row);
  }
  .vb-option-more .vb-select-value {
    flex: 1 0 auto;
    max-width: 100%;
  }
  .vb-option-beside {
    color: var(--vb-ink-3);
    font-variant-numeric: tabular-nums;
  }
  .vb-list-foot {
    padding: var(--vb-space-1) var(--vb-space-3);
    border-top: var(--vb-hairline) solid var(--vb-line);
    color: var(--vb-ink-3);
  }
`;
