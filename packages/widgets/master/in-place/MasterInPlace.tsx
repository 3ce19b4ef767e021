import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Dialog } from "../../parts/Dialog.tsx";
import type { AnyMaster } from "../definition.ts";
import { DiscardQuestion } from "../DiscardQuestion.tsx";
import { focusFirst } from "../focus-first.ts";
import { useMasterModel } from "../master-model.ts";
import { MasterButtons } from "../MasterButtons.tsx";
import { MasterFields } from "../MasterFields.tsx";
import { MasterForm } from "../MasterForm.tsx";
import { MasterNotice } from "../MasterNotice.tsx";
import { MasterPage } from "../MasterPage.tsx";
import type { Values } from "../../form/record.ts";

export interface MasterInPlaceProps {
  definition: AnyMaster;
  /** Title of the dialog: "Create customer". */
  title: string;
  /** The initial values of the new record. */
  initial: Values;
  /** Called with the new record's id after it is saved. */
  onMade: (id: number) => void;
  /** Called when it is closed without a record. */
  onClose: () => void;
}

/** A master's own form in a dialog, to create one missing record. */
export function MasterInPlace({ definition, title, initial, onMade, onClose }: MasterInPlaceProps) {
  const [isAsking, setIsAsking] = useState(false);
  const whole = useMasterModel(definition, {
    initial,
    onSaved: (answer) => onMade(Number((answer as { id: unknown }).id)), // what every save of a master returns
  });
  // Here a record can only be created, not changed or deleted.
  const master = { ...whole, may: { ...whole.may, update: false, remove: false } };
  const { isDirty } = whole.form.formState;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(box.current), []);
  const close = () => {
    // A running request will be saved: its answer closes the dialog.
    if (whole.pending !== undefined) return;
    if (isDirty) setIsAsking(true);
    else onClose();
  };
  return (
    <Dialog title={title} isOpen onClose={close} size="wide">
      <Frame ref={box}>
        <MasterPage master={master} heading={false} className="vb-master-in-place">
          <MasterForm>
            <MasterNotice />
            <MasterFields />
            <MasterButtons />
          </MasterForm>
        </MasterPage>
      </Frame>
      {isAsking && (
        <DiscardQuestion
          onAnswer={(isYes) => {
            setIsAsking(false);
            if (isYes) onClose();
          }}
        />
      )}
    </Dialog>
  );
}

/** The dialog already has the surface and the title. */
const Frame = styled.div`
  .vb-master-work {
    grid-template-columns: minmax(0, 1fr);
  }
  .vb-form {
    padding: 0;
    border: 0;
    background: none;
  }
  .vb-form-title {
    display: none;
  }
  @container vb-form (min-width: 760px) {
    .vb-form-fields {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;
