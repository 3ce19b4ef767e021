import { lazy, Suspense, useEffect, useRef, type ReactNode } from "react";
import { IconButton } from "../parts/IconButton.tsx";
import { Skeleton } from "../parts/Skeleton.tsx";
import { useLabel, useText } from "../text/use-text.ts";
import type { AnyRow } from "./any-report.ts";
import { useReportModel } from "./report-context.ts";

const Dialog = lazy(() => import("../parts/Dialog.tsx").then((part) => ({ default: part.Dialog })));

export interface ReportDetailsProps {
  /** There is room for a panel beside the table; otherwise the details come in a window. */
  isBeside: boolean;
  /** In place of the definition's details. */
  render?: ((row: AnyRow, close: () => void) => ReactNode) | undefined;
}

/** The details of the opened row, beside the table or above it; Esc closes them and the row has the focus again. */
export function ReportDetails({ isBeside, render }: ReportDetailsProps) {
  const translate = useLabel();
  const text = useText();
  const { definition, opened, close } = useReportModel();
  const details = definition.details;
  if (!opened || (!details && !render)) return null;
  const title = translate(details?.title ?? text.report.details);
  const Content = details?.content;
  const content = (
    <Suspense fallback={<Skeleton height="8em" />}>
      {render ? render(opened.object, close) : Content && <Content row={opened.object} />}
    </Suspense>
  );
  if (isBeside) {
    return (
      <DetailsPanel title={title} onClose={close}>
        {content}
      </DetailsPanel>
    );
  }
  return (
    <Suspense fallback={null}>
      <Dialog title={title} isOpen onClose={close} size="wide">
        {content}
      </Dialog>
    </Suspense>
  );
}

function DetailsPanel({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const text = useText();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const report = panel.current?.closest(".vb-report");
    const escape = (event: Event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== "Escape" || event.defaultPrevented) return;
      onClose();
      // The row is where the visitor was.
      report?.querySelector<HTMLElement>('[role="row"][tabindex="0"]')?.focus();
    };
    report?.addEventListener("keydown", escape);
    return () => report?.removeEventListener("keydown", escape);
  }, [onClose]);
  return (
    <aside ref={panel} className="vb-card vb-report-aside" aria-label={title}>
      <header className="vb-dialog-head">
        <h3 className="vb-dialog-title">{title}</h3>
        <IconButton icon="close" label={text.close} onPress={onClose} />
      </header>
      <div className="vb-dialog-body">{children}</div>
    </aside>
  );
}
