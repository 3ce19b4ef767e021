import { useQueryClient } from "@tanstack/react-query";
import type { ClipboardEvent } from "react";
import { useMastersText } from "../../text/use-masters-text.ts";
import { pasteLines } from "../paste-lines.ts";
import type { VoucherModel } from "../use-voucher.ts";

export function usePaste({ entry, state, dispatch, writing }: VoucherModel): (event: ClipboardEvent) => void {
  const cache = useQueryClient();
  const { voucherEntry: text } = useMastersText();
  return (event) => {
    const cell = event.target instanceof Element && event.target.closest<HTMLElement>("[data-line]");
    const { line, field = "" } = (cell && cell.dataset) || {};
    if (writing.isReadOnly || state.isPosting || line === undefined) return;
    const pasteResult = pasteLines(entry.definition, state.voucher, {
      ...{ key: Number(line), field: field.slice(field.indexOf(".") + 1) },
      text: event.clipboardData.getData("text/plain"),
      cache,
    });
    if (!pasteResult) return;
    event.preventDefault();
    const unknown = [...new Set(pasteResult.unknown)];
    const failure =
      unknown.length > 0
        ? { title: text.notListed(formatFirstNames(unknown)), faults: {}, isOutdated: false }
        : undefined;
    dispatch({ type: "linesPasted", lines: pasteResult.lines, failure });
  };
}

function formatFirstNames(names: readonly string[]): string {
  return `${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}`;
}
