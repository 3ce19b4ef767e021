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
    const { unknown, rounded: roundedFigures } = pasteResult;
    const title = [
      ...(unknown.length > 0 ? [text.notListed(formatFirstNames(unknown))] : []),
      ...(roundedFigures.length > 0 ? [text.rounded(formatFirstNames(roundedFigures))] : []),
    ].join(" ");
    const failure = title === "" ? undefined : { title, faults: {}, isOutdated: false };
    dispatch({ type: "linesPasted", lines: pasteResult.lines, failure });
  };
}

function formatFirstNames(all: readonly string[]): string {
  const names = [...new Set(all)];
  return `${names.slice(0, 5).join(", ")}${names.length > 5 ? ", …" : ""}`;
}
