import type { Said } from "@vanbook/sdk/rules";
import { useId } from "react";
import { Switch as AriaSwitch } from "react-aria-components/Switch";
import { styled } from "styled-components";
import { useSay } from "../text/use-text.ts";

export interface SwitchProps {
  label: string;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  isDisabled?: boolean | undefined;
  error?: Said | undefined;
}

/** A switch with its label next to it, and what is wrong with it below. */
export function Switch({ label, isOn, onChange, isDisabled = false, error }: SwitchProps) {
  const say = useSay();
  const errorId = useId();
  return (
    <>
      <Root
        className="vb-switch"
        isSelected={isOn}
        onChange={onChange}
        isDisabled={isDisabled}
        {...(error && { "aria-describedby": errorId })}
      >
        <span className="vb-switch-track" aria-hidden="true" />
        {label}
      </Root>
      {error && (
        <p className="vb-error" id={errorId}>
          {say(error)}
        </p>
      )}
    </>
  );
}

const Root = styled(AriaSwitch)`
  display: flex;
  align-items: center;
  gap: var(--vb-space-2);
  min-height: var(--vb-control);
  .vb-switch-track {
    flex: none;
    width: 2.25em;
    height: 1.25em;
    padding: 0.125em;
    border: var(--vb-hairline) solid var(--vb-line-control);
    border-radius: 99em;
    background: var(--vb-sunken);
  }
  .vb-switch-track::before {
    display: block;
    width: 0.9em;
    height: 0.9em;
    border-radius: 50%;
    background: var(--vb-ink-3);
    content: "";
  }
  &[data-selected] .vb-switch-track {
    border-color: var(--vb-brand);
    background: var(--vb-brand);
  }
  &[data-selected] .vb-switch-track::before {
    margin-left: auto;
    background: var(--vb-surface);
  }
  &[data-focus-visible] .vb-switch-track {
    outline: 2px solid var(--vb-focus);
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    .vb-switch-track::before {
      forced-color-adjust: none;
      background: ButtonText;
    }
    &[data-selected] .vb-switch-track {
      forced-color-adjust: none;
      background: Highlight;
    }
    &[data-selected] .vb-switch-track::before {
      background: HighlightText;
    }
  }
`;
