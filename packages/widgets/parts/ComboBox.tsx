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
  useMemo,
  useRef,
  type ContextType,
  type RefObject,
} from "react";
import { flushSync } from "react-dom";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { FieldFault } from "./FieldFault.tsx";
import { ButtonBox } from "./Button.styles.ts";
import { field } from "./Field.styles.ts";
import { Icon } from "./Icon.tsx";
import { CHOSEN, useMake, type Making } from "./making/making.ts";
import type { OfferedOption } from "./option.ts";
import { PopoverBox } from "./Popover.styles.ts";
import { useLatest } from "../react-18/use-latest.ts";

export interface ComboBoxProps {
  label: string;
  /** What there is to choose from; undefined while it is on its way. What is typed meanwhile is kept. */
  options: readonly OfferedOption[] | undefined;
  /** The chosen value, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  placeholder?: string | undefined;
  /** Said when there is nothing to choose from, or nothing that matches. */
  emptyText?: string | undefined;
  error?: Said | undefined;
  isRequired?: boolean | undefined;
  isDisabled?: boolean | undefined;
  /**
   * Where the list is too long to be gone through by name: called with what is typed, null as the list opens without, undefined once that is over.
   * `options` are then what was found, best first. Give a function that stays the same.
   */
  onAsk?: ((typed: string | null | undefined) => void) | undefined;
  /** Stands under the list. */
  foot?: string | undefined;
  /** How something is made that the list lacks. */
  making?: Making | undefined;
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
    onAsk,
    making,
  } = props;
  const text = useText();
  const input = useRef<HTMLInputElement>(null);
  const isLoading = props.options === undefined;
  const items = useMemo(
    () => options.map(({ value: id, codes: _, ...option }): Item => ({ id, ...option })),
    [options],
  );
  // The words of what is chosen come with the options, which the list knows one drawing later.
  const wasLoading = useDeferredValue(isLoading);
  const hasOptions = !wasLoading && !isLoading;
  const known = useDeferredValue(onAsk && value !== null ? items : NONE_KNOWN);
  const hasWords = hasOptions && (!onAsk || known.some(({ id }) => id === value));
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

/** What a list needs whose options another finds: it tells what is asked, and leaves out what is only there for its words. */
function useAsked(items: readonly Item[], value: string | null, onAsk: ComboBoxProps["onAsk"]) {
  const hidden = items.find(({ isHidden }) => isHidden)?.label;
  const chosen = items.find(({ id }) => id === value)?.label ?? "";
  const defaultFilter = useCallback((words: string) => words !== hidden, [hidden]);
  if (!onAsk) return {};
  return {
    defaultFilter,
    // As its field shows what is chosen, nothing is asked any more.
    onInputChange: (typed: string) => onAsk(typed === chosen && typed !== "" ? undefined : typed),
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
  /** Whether what there is to choose from is there, with the words of what is chosen. */
  hasOptions: boolean;
  value: string | null;
}

/** A press on the field opens its list, whether it has just come into focus or not. */
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
      // Before the list hears of the key: it takes the marked option, and empties the field where there is none.
      onKeyDownCapture={(event) => {
        // By the key's place: with Alt a Mac writes another letter.
        if (making && event.altKey && !event.ctrlKey && event.code === "KeyC") {
          event.preventDefault();
          event.stopPropagation();
          make();
          return;
        }
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
function useStaysOpen(list: ComboBoxState | null, hasOptions: boolean, value: string | null) {
  const opened = useRef<{ with: string | null }>(undefined);
  useEffect(() => {
    if (hasOptions) return;
    if (list?.isOpen) opened.current ??= { with: value };
    else opened.current = undefined;
  }, [hasOptions, list?.isOpen, value]);
  const open = useLatest(() => {
    const isSame = opened.current?.with === value;
    opened.current = undefined;
    if (isSame && list?.isOpen === false && list.isFocused) list.open(null, "manual");
  });
  useEffect(() => {
    if (!hasOptions) return undefined;
    // It is closed by an effect of its owner, which runs after this one.
    const after = setTimeout(open);
    return () => clearTimeout(after);
  }, [hasOptions, open]);
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

/** The first option that begins with what was typed; of what another has found, the first one where that says that it is surely meant. */
function firstMatch({ inputValue, collection }: ComboBoxState): Key | undefined {
  const typed = inputValue.trim().toLowerCase();
  if (typed === "") return undefined;
  const found = [...collection];
  const best = found[0]?.value as Item | undefined; // as `items` has it
  if (best?.isSure !== undefined) return best.isSure ? found[0]?.key : undefined;
  return found.find(({ textValue }) => textValue.toLowerCase().startsWith(typed))?.key;
}

const NONE: readonly OfferedOption[] = [];
const NONE_KNOWN: readonly Item[] = [];

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
