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
  title: string;
  initial: Values;
  onMade: (id: number) => void;
  onClose: () => void;
}

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
    // The running request will save the record, and its answer closes the dialog.
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

/** No surface or title: the dialog has its own. */
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
