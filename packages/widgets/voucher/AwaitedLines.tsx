import { useLayoutEffect, useRef, type Dispatch } from "react";
import { activeElement } from "../parts/active-element.ts";
import { Button } from "../parts/Button.tsx";
import { mastersEnIN } from "../text/en-IN/masters.ts";
import { useTextOf } from "../text/use-text.ts";
import { focusFirstLine } from "./field-order.ts";
import type { ArrivalAction } from "./state/voucher-actions.ts";

/** What stands for the lines of a document until they are there; it takes the focus for them. */
export function AwaitedLines({
  isFailed,
  dispatch,
}: {
  /** They could not be read. */
  isFailed: boolean;
  dispatch: Dispatch<ArrivalAction>;
}) {
  const { voucherEntry: text } = useTextOf("masters", mastersEnIN);
  const row = useRef<HTMLDivElement>(null);
  // When it goes, whoever is in it goes on in the first line: until then the focus may still come here.
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
