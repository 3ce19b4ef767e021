import { Dialog } from "../parts/Dialog.tsx";
import { useText } from "../text/use-text.ts";

/** The list of a report's keys. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { shortcuts } = useText();
  const keys = [
    ["/", shortcuts.search],
    ["Alt+F2", shortcuts.range],
    ["↑ ↓", shortcuts.move],
    ["Enter", shortcuts.open],
    ["Home End", shortcuts.ends],
    ["PageUp PageDown", shortcuts.pages],
    ["Esc", shortcuts.close],
    ["?", shortcuts.help],
  ] as const;
  return (
    <Dialog title={shortcuts.title} isOpen onClose={onClose} size="narrow">
      <dl className="vb-shortcuts">
        {keys.map(([key, what]) => (
          <div key={key}>
            <dt>
              {key.split(" ").map((one) => (
                <kbd className="vb-key" key={one}>
                  {one}
                </kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
