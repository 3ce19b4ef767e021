import { Autocomplete, useFilter } from "react-aria-components/Autocomplete";
import { Dialog } from "react-aria-components/Dialog";
import { Input } from "react-aria-components/Input";
import { Menu, MenuItem } from "react-aria-components/Menu";
import { Modal, ModalOverlay } from "react-aria-components/Modal";
import { SearchField } from "react-aria-components/SearchField";
import { useEffect, useEffectEvent, useState, type FocusEvent } from "react";
import { useNavigate } from "react-router";
import { styled } from "styled-components";
import { useUser } from "../session/session-context.ts";
import { useText } from "../text/use-text.ts";
import { useFoundEntries } from "./found-entries.ts";
import { menuItem } from "./MenuItem.styles.ts";
import { listPaletteEntries, rankEntries } from "./palette-entries.ts";
import { typeInto, type TypedAhead } from "./typed-ahead.ts";

/**
 * Ctrl+K: type part of a screen's, customer's or item's name, or a bill number; Enter opens it.
 * Anything typed before it opened is put in its field.
 */
export function CommandPalette({ ahead, onClose }: { ahead: TypedAhead; onClose: () => void }) {
  const { palette } = useText();
  const { UserRoleId } = useUser();
  const { contains } = useFilter({ sensitivity: "base" });
  const navigate = useNavigate();
  const [letters, setLetters] = useState("");
  const search = useFoundEntries(letters);
  const entries = [
    ...rankEntries(listPaletteEntries(UserRoleId), letters, contains).map(({ menu, ...entry }) => ({
      ...entry,
      where: menu,
    })),
    ...search.entries,
  ];

  // Runs before the search field handles Esc, which would only empty the field.
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handleKey(event);
    addEventListener("keydown", listen, true);
    return () => removeEventListener("keydown", listen, true);
  }, []);

  /**
   * The list listens to its field only after both are drawn; until then typed letters are buffered.
   */
  function catchUp({ currentTarget: field }: FocusEvent<HTMLInputElement>) {
    requestAnimationFrame(() => {
      const { letters: typedLetters, isEntered } = ahead.take();
      if (typedLetters === "") return;
      const first = rankEntries(listPaletteEntries(UserRoleId), typedLetters, contains).find(({ words }) =>
        contains(words, typedLetters),
      );
      if (isEntered && first) go(first.path);
      else typeInto(field, typedLetters);
    });
  }

  function go(path: string) {
    onClose();
    void navigate(path);
  }

  return (
    <Scrim className="app-palette-scrim" isOpen onOpenChange={onClose} isDismissable>
      <Modal className="app-palette">
        <Dialog className="app-palette-dialog" aria-label={palette.title}>
          <Autocomplete filter={contains} inputValue={letters} onInputChange={setLetters}>
            <SearchField aria-label={palette.title} autoFocus className="app-palette-field">
              <Input placeholder={palette.placeholder} onFocus={catchUp} />
            </SearchField>
            <Menu
              className="app-palette-list"
              aria-label={palette.title}
              items={entries.map((entry) => ({ ...entry, id: entry.path }))}
              onAction={(path) => go(String(path))}
              renderEmptyState={() =>
                !search.isFailed &&
                !search.isAwaited && <p className="app-palette-nothing">{palette.nothing}</p>
              }
            >
              {(entry) => (
                <MenuItem className="app-menu-item" textValue={entry.words}>
                  <span>{entry.label}</span>
                  <span className="app-palette-where">{entry.where}</span>
                </MenuItem>
              )}
            </Menu>
            {search.isFailed && (
              <p className="app-palette-nothing" role="alert">
                {palette.failed}
              </p>
            )}
          </Autocomplete>
        </Dialog>
      </Modal>
    </Scrim>
  );
}

const Scrim = styled(ModalOverlay)`
  position: fixed;
  inset: 0;
  z-index: var(--vb-layer);
  background: var(--vb-scrim);
  .app-palette {
    width: min(calc(var(--vb-control) * 17), calc(100vw - 2 * var(--vb-space-4)));
    margin: 12vh auto 0;
    border-radius: var(--vb-radius-l);
    background: var(--vb-raised);
    box-shadow: var(--vb-shadow);
    overflow: hidden;
  }
  .app-palette-dialog {
    display: flex;
    flex-direction: column;
    max-height: 60vh;
    outline: 0;
  }
  .app-palette-field input {
    width: 100%;
    padding: var(--vb-space-3) var(--vb-space-4);
    border: 0;
    border-bottom: var(--vb-hairline) solid var(--vb-line);
    background: none;
    font-size: var(--vb-text-l);
    outline: 0;
  }
  .app-palette-field input::-webkit-search-cancel-button {
    display: none;
  }
  .app-palette-field input::placeholder {
    color: var(--vb-ink-3);
  }
  .app-palette-list {
    padding: var(--vb-space-1);
    overflow: auto;
    outline: 0;
  }
  .app-palette-list .app-menu-item {
    ${menuItem}
    justify-content: space-between;
    gap: var(--vb-space-3);
  }
  .app-palette-where {
    color: var(--vb-ink-3);
    font-size: var(--vb-text-s);
  }
  .app-palette-list .app-menu-item[data-focused] {
    background: var(--vb-brand-soft);
  }
  .app-palette-nothing {
    padding: var(--vb-space-4);
    color: var(--vb-ink-2);
    text-align: center;
  }
`;
