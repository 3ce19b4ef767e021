import { Button } from "../parts/Button.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import type { Proposed } from "./use-proposed.ts";

/** What stands for the lines of a document until they are there; it takes the focus for them. */
export function AwaitedLines({ proposed: { isFailed, retry } }: { proposed: Proposed }) {
  const { voucherEntry: text } = useMastersText();
  return (
    <div role="row" className="vb-lines-awaited">
      <div role="cell" data-field="lines">
        <Button variant="quiet" pendingLabel={!isFailed && text.awaited} onPress={retry}>
          {text.notFetched}
        </Button>
      </div>
    </div>
  );
}
