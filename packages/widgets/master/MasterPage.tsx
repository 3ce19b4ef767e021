import type { ReactNode } from "react";
import { MasterFrame, MasterWork } from "./Master.styles.ts";
import type { MasterModel } from "./master-model.ts";
import { MasterProvider } from "./MasterProvider.tsx";
import { MasterQuestion } from "./MasterQuestion.tsx";
import { WritingState } from "../form/WritingState.tsx";

export interface MasterPageProps {
  master: MasterModel;
  heading: 1 | 2 | 3 | false | undefined;
  className?: string;
  frame?: typeof MasterFrame;
  children: ReactNode;
}

export function MasterPage({
  master,
  heading = 2,
  className,
  frame: Frame = MasterFrame,
  children,
}: MasterPageProps) {
  const isWaiting = !master.writing.isKnown;
  const Title = `h${heading || 2}` as const;
  return (
    <MasterProvider master={master}>
      <Frame
        className={className === undefined ? "vb-master" : `vb-master ${className}`}
        data-waiting={isWaiting || undefined}
        aria-busy={isWaiting}
        ref={(box) => master.attach(box)}
      >
        {heading !== false && <Title className="vb-report-title">{master.definition.title}</Title>}
        <WritingState writing={master.writing} />
        <MasterWork className="vb-master-work">{children}</MasterWork>
        <MasterQuestion />
      </Frame>
    </MasterProvider>
  );
}
