import type { ReactNode } from "react";
import type { AnswerSlots } from "../parts/answer-slots.ts";
import type { AnyMaster } from "./definition.ts";
import { MasterButtons } from "./MasterButtons.tsx";
import { MasterFields } from "./MasterFields.tsx";
import { MasterForm } from "./MasterForm.tsx";
import { MasterList } from "./MasterList.tsx";
import { MasterNotice } from "./MasterNotice.tsx";
import { MasterPage } from "./MasterPage.tsx";
import { useMasterModel } from "./master-model.ts";
import type { AnyRecord } from "../form/record.ts";
import type { RowParts } from "../table/host/row-parts.ts";

/** What a host may insert into a master; the simplest way to customize it. */
export interface MasterSlots extends AnswerSlots {
  /** Shown under the form's fields. */
  fields?: ReactNode;
  /** Shown after the form's buttons; its content gets the master from `useMasterModel`. */
  buttons?: ReactNode;
  /** Shown in the list's toolbar, after the search. */
  bar?: ReactNode;
  /** Shown above the list. */
  list?: ReactNode;
}

export interface MasterViewProps extends RowParts<AnyRecord> {
  definition: AnyMaster;
  isReadOnly: boolean | undefined;
  heading: 1 | 2 | 3 | false | undefined;
  slots: MasterSlots | undefined;
  onSaved: ((answer: unknown) => void) | undefined;
  onRowClick: ((record: AnyRecord) => void) | undefined;
}

export function Master({
  definition,
  isReadOnly,
  heading,
  slots,
  onSaved,
  onRowClick,
  ...parts
}: MasterViewProps) {
  const master = useMasterModel(definition, { isReadOnly, onSaved, onRowClick });
  return (
    <MasterPage master={master} heading={heading}>
      <MasterForm>
        <MasterNotice />
        <MasterFields />
        {slots?.fields}
        <MasterButtons>{slots?.buttons}</MasterButtons>
      </MasterForm>
      <MasterList bar={slots?.bar} slots={slots} {...parts}>
        {slots?.list}
      </MasterList>
    </MasterPage>
  );
}
