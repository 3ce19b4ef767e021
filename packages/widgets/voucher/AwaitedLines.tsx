import { useLayoutEffect, useRef, type Dispatch } from "react";
import { findActiveElement } from "../parts/active-element.ts";
import { Button } from "../parts/Button.tsx";
import { useMastersText } from "../text/use-masters-text.ts";
import { focusFirstLine } from "./field-order.ts";
import type { ArrivalAction } from "./state/voucher-actions.ts";

export function AwaitedLines({
  isFailed,
  dispatch,
}: {
  isFailed: boolean;
  dispatch: Dispatch<ArrivalAction>;
}) {
  const { voucherEntry: text } = useMastersText();
  const row = useRef<HTMLDivElement>(null);
  // If this has the focus when it unmounts, the focus moves to the first line.
  useLayoutEffect(() => {
    const own = row.current;
    return () => {
      if (own?.contains(findActiveElement(own))) focusFirstLine(own.parentElement);
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
