import { styled } from "styled-components";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { menuItem } from "./MenuItem.styles.ts";

interface DisclosureProps {
  button: ReactNode;
  buttonClass: string;
  panelClass: string;
  isCurrent?: boolean;
  children: (close: () => void) => ReactNode;
}

/**
 * A button that shows a panel of links below it: the pattern for site navigation, where links stay
 * links. Esc, and any press or focus outside, closes it; the arrow keys move within it.
 */
export function Disclosure({ button, buttonClass, panelClass, isCurrent, children }: DisclosureProps) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const id = useId();

  useEffect(() => {
    if (!open) return;
    const closeOutside = (event: Event) => {
      if (event.target instanceof Node && !box.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener("pointerdown", closeOutside);
    document.addEventListener("focusin", closeOutside);
    return () => {
      document.removeEventListener("pointerdown", closeOutside);
      document.removeEventListener("focusin", closeOutside);
    };
  }, [open]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape" && open) {
      setOpen(false);
      opener.current?.focus();
    } else if (event.key === "ArrowDown" && !open) {
      setOpen(true);
    } else if (!moveFocus(panel.current, event)) {
      return;
    }
    event.preventDefault();
  }

  return (
    <Box className="app-disclosure" ref={box} onKeyDown={onKeyDown}>
      <button
        type="button"
        ref={opener}
        className={buttonClass}
        aria-expanded={open}
        aria-controls={id}
        data-current={isCurrent || undefined}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      <div id={id} ref={panel} className={`app-panel ${panelClass}`} tabIndex={-1} hidden={!open}>
        {open && children(() => setOpen(false))}
      </div>
    </Box>
  );
}

function moveFocus(panel: HTMLElement | null, { key, target }: KeyboardEvent): boolean {
  if (!panel || panel.hidden || (target instanceof HTMLInputElement && key.startsWith("Arrow"))) return false;
  const entries = [...panel.querySelectorAll<HTMLElement>("a, button, input:checked")];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const next = { ArrowDown: at + 1, ArrowUp: at < 0 ? -1 : at - 1 + entries.length, Home: 0, End: -1 }[key];
  if (next === undefined) return false;
  entries.at(next % entries.length)?.focus();
  return true;
}

const Box = styled.div`
  position: relative;
  .app-panel {
    position: absolute;
    inset-block-start: calc(100% + var(--vb-space-1));
    z-index: var(--vb-layer);
    min-width: calc(var(--vb-control) * 6);
    padding: var(--vb-space-1);
    border: var(--vb-hairline) solid var(--vb-line);
    border-radius: var(--vb-radius-l);
    background: var(--vb-raised);
    box-shadow: var(--vb-shadow);
    outline: 0;
  }
  .app-panel ul {
    padding: 0;
    list-style: none;
  }
  .app-menu-item {
    ${menuItem}
  }
`;
