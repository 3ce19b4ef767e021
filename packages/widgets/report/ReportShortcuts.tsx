import { Suspense, useEffect, type RefObject } from "react";
import { useReportModel } from "./report-context.ts";
import { lazyPart } from "../parts/lazy-part.ts";

const ShortcutSheet = lazyPart(() => import("./ShortcutSheet.tsx").then((part) => part.ShortcutSheet));

/** `/` searches, Alt+F2 sets the range, `?` lists keys: in the focused report, else the first. */
export function ReportShortcuts({ box }: { box: RefObject<HTMLElement | null> }) {
  const { panel, setPanel } = useReportModel();
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      const report = box.current;
      if (!report || event.defaultPrevented || !isMeant(report)) return;
      if (event.altKey && event.key === "F2") {
        event.preventDefault();
        report.querySelector<HTMLElement>(".vb-range-button")?.click();
        return;
      }
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      if (event.key === "/") {
        event.preventDefault();
        report.querySelector<HTMLInputElement>(".vb-search input")?.focus();
      } else if (event.key === "?") {
        event.preventDefault();
        setPanel("shortcuts");
      }
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [box, setPanel]);
  if (panel !== "shortcuts") return null;
  return (
    <Suspense fallback={null}>
      <ShortcutSheet onClose={() => setPanel(undefined)} />
    </Suspense>
  );
}

function isMeant(report: HTMLElement): boolean {
  // Of a widget in a shadow root, the document sees only the host element.
  const root = report.getRootNode() as Document | ShadowRoot;
  if (root.querySelector('[role="dialog"], [role="alertdialog"]')) return false;
  const focusedReport = root.activeElement?.closest(".vb-report");
  return focusedReport ? focusedReport === report : root.querySelector(".vb-report") === report;
}

function isTyping(event: KeyboardEvent): boolean {
  const target = event.composedPath()[0];
  return (
    target instanceof HTMLElement &&
    target.matches("input, textarea, select, [contenteditable], [role=spinbutton]")
  );
}
