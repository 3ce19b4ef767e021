import { Suspense, useRef } from "react";
import { styled } from "styled-components";
import { Button } from "../../parts/Button.tsx";
import { useText } from "../../text/use-text.ts";
import { useReportModel } from "../report-context.ts";
import { lazyPart } from "../../parts/lazy-part.ts";

const ColumnList = lazyPart(() => import("./ColumnList.tsx").then((part) => part.ColumnList));

/**
 * Opens the list of a report's columns. If the button is hidden, a menu next to it opens the list.
 */
export function ColumnChooser({ isButtonHidden = false }: { isButtonHidden?: boolean }) {
  const text = useText();
  const { panel, setPanel } = useReportModel();
  const box = useRef<HTMLSpanElement>(null);
  return (
    <Place ref={box} className="vb-range">
      {!isButtonHidden && (
        <Button variant="quiet" icon="columns" aria-haspopup="dialog" onPress={() => setPanel("columns")}>
          <span className="vb-fold">{text.report.columns}</span>
        </Button>
      )}
      {panel === "columns" && (
        <Suspense fallback={null}>
          <ColumnList triggerRef={box} onClose={() => setPanel(undefined)} />
        </Suspense>
      )}
    </Place>
  );
}

/* As high as the toolbar's line even without the button, since the list opens below that line. */
const Place = styled.span`
  display: inline-flex;
  align-self: stretch;
`;
