import { Suspense, type ReactNode } from "react";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useText } from "../text/use-text.ts";
import type { AnyRow } from "../../sdk/report/define/any-report.ts";
import { useReportModel } from "./report-context.ts";
import { lazyPart } from "../parts/lazy-part.ts";

const DetailsPanel = lazyPart(() => import("./DetailsPanel.tsx").then((part) => part.DetailsPanel));
const DetailsWindow = lazyPart(() => import("./DetailsWindow.tsx").then((part) => part.DetailsWindow));

export interface ReportDetailsProps {
  /**
   * Whether there is room for a panel next to the table; otherwise the details open in a window.
   */
  isBeside: boolean;
  /** Level of the panel's heading: one below the report's own. */
  level?: 2 | 3 | 4;
  /** Instead of the definition's details. */
  render?: ((row: AnyRow, close: () => void) => ReactNode) | undefined;
}

/** Shows them in a panel or window. Esc closes them and returns the focus to the row. */
export function ReportDetails({ isBeside, level = 3, render }: ReportDetailsProps) {
  const text = useText();
  const { definition, opened, close } = useReportModel();
  const details = definition.details;
  if (!opened || details?.place === "row" || (!details && !render)) return null;
  const title = chooseDetailsTitle(details?.title, opened.object, text.report.details);
  const Content = details?.content;
  const content = (
    <Suspense fallback={<Skeleton height="8em" />}>
      {render ? render(opened.object, close) : Content && <Content row={opened.object} />}
    </Suspense>
  );
  return (
    <Suspense fallback={null}>
      {isBeside ? (
        <DetailsPanel title={title} level={level} onClose={close}>
          {content}
        </DetailsPanel>
      ) : (
        <DetailsWindow title={title} onClose={close}>
          {content}
        </DetailsWindow>
      )}
    </Suspense>
  );
}

export function chooseDetailsTitle(
  title: string | ((row: AnyRow) => string) | undefined,
  row: AnyRow | undefined,
  usual: string,
): string {
  if (typeof title === "function") return row ? title(row) : usual;
  return title ?? usual;
}
