import { useId } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Button } from "react-aria-components/Button";
import { Dialog, DialogTrigger } from "react-aria-components/Dialog";
import { Input } from "react-aria-components/Input";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import { useFilter } from "react-aria/useFilter";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { field, inputBox } from "./Field.styles.ts";
import { Icon } from "./Icon.tsx";
import type { Option } from "../../sdk/report/filters/option.ts";
import { PopoverBox } from "./Popover.styles.ts";

export interface MultiSelectProps {
  label: string;
  options: readonly Option[];
  /** The chosen values; an empty list means no filter. */
  value: readonly string[];
  onChange: (value: string[]) => void;
  /** Shown if none or all are chosen: "All Salesmen". */
  allText: string;
  /** Message if there are no options. */
  emptyText?: string | undefined;
  isDisabled?: boolean | undefined;
}

/**
 * Any number of choices from a list, with Select All; when closed, it shows how many are chosen.
 */
export function MultiSelect({
  label,
  options,
  value,
  onChange,
  allText,
  emptyText,
  isDisabled,
}: MultiSelectProps) {
  const text = useText();
  const id = useId();
  const { contains } = useFilter({ sensitivity: "base" });
  const isAll = options.length > 0 && value.length === options.length;
  return (
    <Root className="vb-field">
      <span className="vb-label" id={`${id}-label`}>
        {label}
      </span>
      <DialogTrigger>
        <Button
          className="vb-input-box vb-select-button"
          aria-labelledby={`${id}-label ${id}-value`}
          isDisabled={isDisabled ?? false}
        >
          <span className="vb-select-value" id={`${id}-value`}>
            {value.length === 0 || isAll ? allText : text.someSelected(value.length)}
          </span>
          <Icon name="down" />
        </Button>
        <Choices className="vb-popover vb-list-popover" placement="bottom start">
          <Dialog className="vb-multi" aria-labelledby={`${id}-label`}>
            <Autocomplete filter={contains}>
              <div className="vb-multi-head">
                <SearchField className="vb-input-box" aria-label={text.search} autoFocus>
                  <Input className="vb-input" placeholder={text.search} />
                </SearchField>
                <label className="vb-option">
                  <input
                    type="checkbox"
                    checked={isAll}
                    disabled={options.length === 0}
                    onChange={(event) =>
                      onChange(event.target.checked ? options.map((option) => option.value) : [])
                    }
                  />
                  {text.selectAll}
                </label>
              </div>
              <ListBox
                className="vb-list"
                aria-labelledby={`${id}-label`}
                selectionMode="multiple"
                escapeKeyBehavior="none"
                selectedKeys={value}
                onSelectionChange={(keys) =>
                  onChange(keys === "all" ? options.map((option) => option.value) : [...keys].map(String))
                }
                items={options.map((option) => ({ id: option.value, label: option.label }))}
                renderEmptyState={() => (
                  <div className="vb-list-empty">{options.length === 0 ? emptyText : text.noMatches}</div>
                )}
              >
                {(option) => (
                  <ListBoxItem className="vb-option" textValue={option.label}>
                    {({ isSelected }) => (
                      <>
                        <span className="vb-tick">{isSelected && <Icon name="check" />}</span>
                        {option.label}
                      </>
                    )}
                  </ListBoxItem>
                )}
              </ListBox>
            </Autocomplete>
          </Dialog>
        </Choices>
      </DialogTrigger>
    </Root>
  );
}

const Root = styled.div`
  ${field}
`;

const Choices = styled(PopoverBox)`
  .vb-input-box {
    ${inputBox}
  }
  .vb-tick {
    display: inline-flex;
    width: 1.15em;
  }
  .vb-multi {
    display: flex;
    flex-direction: column;
    gap: var(--vb-space-2);
    max-height: min(calc(var(--vb-row) * 12), 60vh);
    padding-top: var(--vb-space-2);
    outline: 0;
  }
  .vb-multi-head {
    display: flex;
    flex-direction: column;
    gap: var(--vb-space-1);
    padding: 0 var(--vb-space-2);
  }
  .vb-multi .vb-list {
    border-top: var(--vb-hairline) solid var(--vb-line);
  }
`;
