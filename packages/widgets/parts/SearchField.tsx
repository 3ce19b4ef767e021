import { useRef, type Ref } from "react";
import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { ButtonBox } from "./Button.styles.ts";
import { inputBox } from "./Field.styles.ts";
import { Icon } from "./Icon.tsx";
import { Key } from "./Key.styles.ts";

export interface SearchFieldProps {
  /** What is searched; used as label for screen readers and as placeholder. */
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** The key that focuses this field, shown at its end. */
  keyHint?: string;
  inputRef?: Ref<HTMLInputElement>;
  /** Called for Arrow Down; moves the focus to the results. */
  onDown?: (field: HTMLElement) => void;
}

/** A search field; Esc clears it. */
export function SearchField({ label, value, onChange, keyHint, inputRef, onDown }: SearchFieldProps) {
  const text = useText();
  const box = useRef<HTMLLabelElement>(null);
  const empty = () => {
    onChange("");
    box.current?.querySelector("input")?.focus();
  };
  return (
    <Root className="vb-input-box vb-search" ref={box}>
      <Icon name="search" />
      <input
        ref={inputRef}
        className="vb-input"
        // Not type="search", whose clear button differs between browsers.
        type="text"
        role="searchbox"
        aria-label={label}
        placeholder={label}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={100}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === "ArrowDown" && onDown) {
            event.preventDefault();
            onDown(event.currentTarget);
          }
          if (event.key !== "Escape" || value === "") return;
          event.stopPropagation();
          empty();
        }}
      />
      {value !== "" && (
        <ButtonBox type="button" className="vb-button" aria-label={text.clearSearch} onClick={empty}>
          <Icon name="close" />
        </ButtonBox>
      )}
      {value === "" && keyHint && <Key className="vb-key">{keyHint}</Key>}
    </Root>
  );
}

const Root = styled.label`
  ${inputBox}
  padding-inline-start: calc(var(--vb-space-1) * 2.5);
  border-color: var(--vb-line-strong);
  color: var(--vb-ink-3);
  .vb-input {
    color: var(--vb-ink);
  }
`;
