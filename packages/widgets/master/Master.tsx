import type { ReactNode } from "react";
import type { AnyMaster } from "./definition.ts";
import { MasterFrame, MasterWork } from "./Master.styles.ts";
import { MasterButtons } from "./MasterButtons.tsx";
import { MasterFields } from "./MasterFields.tsx";
import { MasterForm } from "./MasterForm.tsx";
import { MasterList } from "./MasterList.tsx";
import { MasterNotice } from "./MasterNotice.tsx";
import { MasterProvider } from "./MasterProvider.tsx";
import { MasterQuestion } from "./MasterQuestion.tsx";
import { useMasterModel } from "./master-model.ts";
import { WritingState } from "./WritingState.tsx";

/** What a host may put into a master: the first rung of the way out. */
export interface MasterSlots {
  /** Under the form's fields. */
  fields?: ReactNode;
  /** After the form's buttons; what stands there finds the master by `useMasterModel`. */
  buttons?: ReactNode;
  /** In the list's bar, after the search. */
  bar?: ReactNode;
  /** Above the list. */
  list?: ReactNode;
}

export interface MasterViewProps {
  definition: AnyMaster;
  isReadOnly: boolean | undefined;
  heading: 1 | 2 | 3 | false | undefined;
  slots: MasterSlots | undefined;
  onSaved: ((answer: unknown) => void) | undefined;
}

/** The usual drawing of a master: the form, and its list beside it where there is room. */
export function Master({ definition, isReadOnly, heading = 2, slots, onSaved }: MasterViewProps) {
  const master = useMasterModel(definition, { isReadOnly, onSaved });
  const isWaiting = !master.writing.isKnown;
  const Title = `h${heading || 2}` as const;
  return (
    <MasterProvider master={master}>
      <MasterFrame
        className="vb-master"
        data-waiting={isWaiting || undefined}
        aria-busy={isWaiting}
        ref={(box) => master.attach(box)}
      >
        {heading !== false && <Title className="vb-report-title">{master.definition.title}</Title>}
        <WritingState writing={master.writing} />
        <MasterWork className="vb-master-work">
          <MasterForm>
            <MasterNotice />
            <MasterFields />
            {slots?.fields}
            <MasterButtons>{slots?.buttons}</MasterButtons>
          </MasterForm>
          <MasterList bar={slots?.bar}>{slots?.list}</MasterList>
        </MasterWork>
        <MasterQuestion />
      </MasterFrame>
    </MasterProvider>
  );
}
