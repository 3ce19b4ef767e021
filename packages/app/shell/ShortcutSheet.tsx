import { Dialog } from "@vanbook/widgets";
import { useText } from "../text/use-text.ts";

/** The keys that the app and its reports know, in one list. */
export function ShortcutSheet({ onClose }: { onClose: () => void }) {
  const { shortcuts } = useText();
  const keys: readonly (readonly [string, string])[] = [
    ["Ctrl K", shortcuts.palette],
    ["?", shortcuts.sheet],
    ["Esc", shortcuts.escape],
    ["/", shortcuts.search],
    ["Alt F2", shortcuts.range],
    ["↑ ↓", shortcuts.move],
    ["Enter", shortcuts.open],
  ];
  return (
    <Dialog title={shortcuts.title} isOpen onClose={onClose} size="narrow">
      <dl className="app-keys">
        {keys.map(([combination, does]) => (
          <div key={combination}>
            <dt>
              {combination.split(" ").map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
