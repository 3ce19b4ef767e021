import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { ButtonBox } from "./Button.styles.ts";
import { Icon, type IconName } from "./Icon.tsx";
import { PopoverBox } from "./Popover.styles.ts";

export interface MenuEntry {
  id: string;
  label: string;
  icon?: IconName | undefined;
  /** Address that makes the entry a link; without it, `onAction` is called with the entry's id. */
  href?: string | undefined;
  isDisabled?: boolean | undefined;
}

export interface MenuProps {
  /** Label of the button; with `isIcon` only for screen readers. */
  label: string;
  entries: readonly MenuEntry[];
  onAction?: (id: string) => void;
  /** Shown on the button instead of the label and an arrow. */
  children?: ReactNode;
  className?: string;
  /** Starts open; for a menu that was loaded by the press that opens it. */
  defaultOpen?: boolean;
}

/** A button that opens a list of actions or links. */
export function Menu({ label, entries, onAction, children, className, defaultOpen = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  // The button that loaded this menu is gone: focus this menu's button before opening, so that the
  // focus returns to it.
  const isDue = useRef(defaultOpen);
  useEffect(() => {
    if (isDue.current) button.current?.focus();
  }, []);
  const open = () => {
    if (isDue.current) setOpen(true);
    isDue.current = false;
  };
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={setOpen}>
      <ButtonBox
        as={Button}
        ref={button}
        onFocus={open}
        className={`vb-button ${className ?? ""}`}
        {...(children ? { "aria-label": label } : {})}
      >
        {children ?? (
          <>
            {label}
            <Icon name="down" />
          </>
        )}
      </ButtonBox>
      <PopoverBox className="vb-popover" placement="bottom end">
        <AriaMenu className="vb-list" aria-label={label} onAction={(id) => onAction?.(String(id))}>
          {entries.map((entry) => (
            <MenuItem
              key={entry.id}
              id={entry.id}
              className="vb-option"
              textValue={entry.label}
              isDisabled={entry.isDisabled ?? false}
              {...(entry.href === undefined ? {} : { href: entry.href })}
            >
              {entry.icon && <Icon name={entry.icon} />}
              {entry.label}
            </MenuItem>
          ))}
        </AriaMenu>
      </PopoverBox>
    </MenuTrigger>
  );
}
