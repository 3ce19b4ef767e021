import { lazy, Suspense, useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { surface } from "../parts/Card.styles.ts";
import { IconButton } from "../parts/IconButton.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { windowParts } from "../parts/Window.styles.ts";
import { useLabel, useText } from "../text/use-text.ts";
import { focusRow } from "../table/focus-row.ts";
import type { AnyRow } from "./define/any-report.ts";
import { useReportModel } from "./report-context.ts";

const DetailsWindow = lazy(() =>
  import("./DetailsWindow.tsx").then((part) => ({ default: part.DetailsWindow })),
);

export interface ReportDetailsProps {
  /** There is room for a panel beside the table; otherwise the details come in a window. */
  isBeside: boolean;
  /** Level of the panel's heading: one below the report's own. */
  level?: 2 | 3 | 4;
  /** In place of the definition's details. */
  render?: ((row: AnyRow, close: () => void) => ReactNode) | undefined;
}

/** The details of the opened row, beside the table or above it; Esc closes them and the row has the focus again. */
export function ReportDetails({ isBeside, level = 3, render }: ReportDetailsProps) {
  const translate = useLabel();
  const text = useText();
  const { definition, opened, close } = useReportModel();
  const details = definition.details;
  if (!opened || details?.place === "row" || (!details && !render)) return null;
  const title = detailsTitle(details?.title, opened.object, text.report.details, translate);
  const Content = details?.content;
  const content = (
    <Suspense fallback={<Skeleton height="8em" />}>
      {render ? render(opened.object, close) : Content && <Content row={opened.object} />}
    </Suspense>
  );
  if (isBeside) {
    return (
      <DetailsPanel title={title} level={level} onClose={close}>
        {content}
      </DetailsPanel>
    );
  }
  return (
    <Suspense fallback={null}>
      <DetailsWindow title={title} onClose={close}>
        {content}
      </DetailsWindow>
    </Suspense>
  );
}

/** What the details are called, of this row where the definition says so. */
export function detailsTitle(
  title: string | ((row: AnyRow) => string) | undefined,
  row: AnyRow | undefined,
  usual: string,
  translate: (label: string) => string,
): string {
  if (typeof title === "function") return row ? title(row) : usual;
  return translate(title ?? usual);
}

interface DetailsPanelProps {
  title: string;
  level: 2 | 3 | 4;
  onClose: () => void;
  children: ReactNode;
}

function DetailsPanel({ title, level, onClose, children }: DetailsPanelProps) {
  const text = useText();
  const Heading = `h${level}` as const;
  const panel = useRef<HTMLElement>(null);
  const leave = () => {
    const report = panel.current?.closest(".vb-report");
    onClose();
    focusRow(report);
  };
  return (
    <Aside ref={panel} className="vb-card vb-report-aside" aria-label={title}>
      <header className="vb-dialog-head">
        <Heading className="vb-dialog-title">{title}</Heading>
        <IconButton icon="close" label={text.close} onPress={leave} />
      </header>
      <div className="vb-dialog-body">{children}</div>
    </Aside>
  );
}

const Aside = styled.aside`
  ${surface}
  ${windowParts}
  container: vb-aside / inline-size;
  position: sticky;
  top: var(--vb-space-3);
  min-width: 0;
`;
