import { styled } from "styled-components";
import { Dialog } from "../parts/Dialog.tsx";
import { Key } from "../parts/Key.styles.ts";
import { useVanbookContext } from "../provider/use-vanbook.ts";
import { useMastersText } from "../text/use-masters-text.ts";
import { shortcutsText } from "../../sdk/generated/text/en-IN/shortcuts.ts";
import { useTextOf } from "../text/use-text.ts";

/** `?` opens it anywhere: first the host's own keys, then those of reports and lists. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const shortcuts = useTextOf("shortcuts", shortcutsText);
  const { voucherEntry } = useMastersText();
  const { shortcuts: own } = useVanbookContext();
  const keys = [
    ...own,
    ["/", shortcuts.search],
    ["Alt+F2", shortcuts.range],
    ["↑ ↓", shortcuts.move],
    ["Enter", shortcuts.open],
    ["Home End", shortcuts.ends],
    ["PageUp PageDown", shortcuts.pages],
    ["F2", voucherEntry.dateKey],
    ["Ctrl+Enter", voucherEntry.acceptKey],
    ["PageUp PageDown", voucherEntry.earlierKey],
    ["Alt+X", voucherEntry.cancelKey],
    ["Alt+2", voucherEntry.repeatKey],
    ["Alt+R", voucherEntry.narrationKey],
    ["Alt+C", voucherEntry.makeKey],
    ["Esc", shortcuts.close],
    ["?", shortcuts.help],
  ] as const;
  return (
    <Dialog title={shortcuts.title} isOpen onClose={onClose} size="wide">
      <Keys className="vb-shortcuts">
        {keys.map(([key, what]) => (
          <div key={what}>
            <dt>
              {key.split(" ").map((one) => (
                <Key className="vb-key" key={one}>
                  {one}
                </Key>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </Keys>
    </Dialog>
  );
}

const Keys = styled.dl`
  @media (min-width: 900px) {
    columns: 2;
    column-gap: calc(2 * var(--vb-space-5));
  }
  & > div {
    break-inside: avoid;
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--vb-space-3);
    padding: var(--vb-space-1) 0;
  }
  .vb-key {
    margin-inline: 0 var(--vb-space-1);
  }
  dd {
    text-align: end;
  }
`;
