import { useText } from "../text/use-text.ts";
import { Icon } from "./Icon.tsx";

export interface ChipProps {
  label: string;
  onRemove?: (cross: HTMLElement) => void;
}

/** A filter that is on, with a cross that takes it off. */
export function Chip({ label, onRemove }: ChipProps) {
  const text = useText();
  return (
    <span className="vb-chip">
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
    </span>
  );
}
