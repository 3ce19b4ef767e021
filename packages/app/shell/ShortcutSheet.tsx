import { Dialog } from "@vanbook/widgets";
import { useText } from "../text/use-text.ts";

/** The keys that the app knows, in one list. */
export function ShortcutSheet({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const { shortcuts } = useText();
  return (
    <Dialog title={shortcuts.title} isOpen={isOpen} onClose={onClose}>
      <dl className="app-keys">
        <Keys keys={["Ctrl", "K"]} does={shortcuts.palette} />
        <Keys keys={["?"]} does={shortcuts.sheet} />
        <Keys keys={["Esc"]} does={shortcuts.escape} />
        <Keys keys={["/"]} does={shortcuts.search} />
        <Keys keys={["Alt", "F2"]} does={shortcuts.range} />
        <Keys keys={["↑", "↓"]} does={shortcuts.move} />
        <Keys keys={["Enter"]} does={shortcuts.open} />
      </dl>
    </Dialog>
  );
}

function Keys({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <div>
      <dt>
        {keys.map((key) => (
          <kbd key={key}>{key}</kbd>
        ))}
      </dt>
      <dd>{does}</dd>
    </div>
  );
}
