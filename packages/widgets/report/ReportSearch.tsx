import { useEffect, useState } from "react";
import { SearchField } from "../parts/SearchField.tsx";
import { focusRow } from "../table/focus-row.ts";
import { useText } from "../text/use-text.ts";
import { useReportModel } from "./report-context.ts";

/** A report's search field; it searches once the user stops typing. */
export function ReportSearch() {
  const text = useText();
  const { definition, state, change } = useReportModel();
  const [typed, setTyped] = useState<string>();
  useEffect(() => {
    if (typed === undefined) return;
    const timer = setTimeout(() => {
      change({ search: typed }, "replace");
      setTyped(undefined);
    }, REST);
    return () => clearTimeout(timer);
  }, [typed, change]);
  return (
    <SearchField
      label={definition.words?.search ?? text.search}
      value={typed ?? state.search}
      onChange={setTyped}
      keyHint="/"
      onDown={(field) => focusRow(field.closest(".vb-report"))}
    />
  );
}

/** Milliseconds without typing before the search starts. */
const REST = 250;
