import { useLayoutEffect, useRef, type Dispatch } from "react";
import { activeElement } from "../parts/active-element.ts";
import { Button } from "../parts/Button.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { focusFirstLine } from "./field-order.ts";
import type { ArrivalAction } from "./state/voucher-actions.ts";

/** Placeholder for a document's lines while they load; it takes the focus until then. */
export function AwaitedLines({
  isFailed,
  dispatch,
}: {
  /** The lines could not be loaded. */
  isFailed: boolean;
  dispatch: Dispatch<ArrivalAction>;
}) {
  const { voucherEntry: text } = useMastersText();
  const row = useRef<HTMLDivElement>(null);
  // The focus may arrive here until this unmounts; then it moves to the first line.
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      if (own?.contains(activeElement(own))) focusFirstLine(own.parentElement);
    };
  }, []);
  return (
    <div role="row" className="vb-lines-awaited" ref={row}>
      <div role="cell" data-field="lines">
        <Button
          variant="quiet"
          pendingLabel={!isFailed && text.awaited}
          onPress={() => dispatch({ type: "proposalAskedAgain" })}
        >
          {text.notFetched}
        </Button>
      </div>
    </div>
  );
}
