import { useRef, type ReactNode } from "react";
import { styled } from "styled-components";
import { surface } from "../parts/Card.styles.ts";
import { IconButton } from "../parts/IconButton.tsx";
import { windowParts } from "../parts/Window.styles.ts";
import { focusRow } from "../table/focus-row.ts";
import { useText } from "../text/use-text.ts";

export interface DetailsPanelProps {
  title: string;
  level: 2 | 3 | 4;
  onClose: () => void;
  children: ReactNode;
}

export function DetailsPanel({ title, level, onClose, children }: DetailsPanelProps) {
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
