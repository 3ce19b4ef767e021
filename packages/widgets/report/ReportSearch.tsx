import { useEffect, useState } from "react";
import { SearchField } from "../parts/SearchField.tsx";
import { focusRow } from "../table/focus-row.ts";
import { useText } from "../text/use-text.ts";
import { useReportModel } from "./report-context.ts";

/** A report's search field; it searches once the user stops typing. */
export function ReportSearch() {
  const text = useText();
  const { definition, state, change } = useReportModel();
  const [typedText, setTypedText] = useState<string>();
  useEffect(() => {
    if (typedText === undefined) return;
    const timer = setTimeout(() => {
      change({ search: typedText }, "replace");
      setTypedText(undefined);
    }, SEARCH_DELAY_MS);
    return () => clearTimeout(timer);
  }, [typedText, change]);
  return (
    <SearchField
      label={definition.words?.search ?? text.search}
      value={typedText ?? state.search}
      onChange={setTypedText}
      keyHint="/"
      onDown={(field) => focusRow(field.closest(".vb-report"))}
    />
  );
}

const SEARCH_DELAY_MS = 250;
