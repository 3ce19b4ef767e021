import { styled } from "styled-components";
import { useText } from "../text/use-text.ts";
import { Icon } from "./Icon.tsx";

export interface ChipProps {
  label: string;
  onRemove?: (cross: HTMLElement) => void;
}

/** An active filter, with a cross to remove it. */
export function Chip({ label, onRemove }: ChipProps) {
  const text = useText();
  return (
    <Root className="vb-chip">
      <span className="vb-chip-label">{label}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={text.remove(label)}
          onClick={(event) => onRemove(event.currentTarget)}
        >
          <Icon name="close" />
        </button>
      )}
    </Root>
  );
}

const Root = styled.span`
  display: inline-flex;
  align-items: center;
  gap: var(--vb-space-1);
  min-height: calc(var(--vb-space-5) + 2px);
  max-width: 100%;
  padding: 0 var(--vb-space-1) 0 calc(var(--vb-space-1) * 2.5);
  border-radius: 99em;
  background: var(--vb-brand-soft);
  color: var(--vb-brand-text);
  font-size: var(--vb-text-s);
  font-weight: var(--vb-weight-medium);
  .vb-chip-label {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  button {
    display: grid;
    place-items: center;
    width: var(--vb-space-5);
    height: var(--vb-space-5);
    padding: 0;
    border: 0;
    border-radius: 99em;
    background: none;
    cursor: pointer;
  }
  button:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`;
