import { useEffect, useRef, useState } from "react";
import { styled } from "styled-components";
import { Banner } from "../../parts/Banner.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { ProgressLine } from "../../parts/ProgressLine.tsx";
import { useLatest } from "../../react-18/use-latest.ts";
import { useMastersText } from "../../text/use-masters-text.ts";
import type { AnyMaster } from "../definition.ts";
import { DiscardQuestion } from "../DiscardQuestion.tsx";
import { focusFirst } from "../focus-first.ts";
import { useMasterModel, type MasterModel } from "../master-model.ts";
import { MasterButtons } from "../MasterButtons.tsx";
import { MasterFields } from "../MasterFields.tsx";
import { MasterForm } from "../MasterForm.tsx";
import { MasterNotice } from "../MasterNotice.tsx";
import { MasterPage } from "../MasterPage.tsx";
import { getRecordId } from "../record-identity.ts";
import type { Values } from "../../form/record.ts";

export interface MasterInPlaceProps {
  definition: AnyMaster;
  title: string;
  initial: Values;
  /** The record to change, instead of creating one. */
  recordId?: number | undefined;
  onMade: (id: number) => void;
  onClose: () => void;
}

export function MasterInPlace(props: MasterInPlaceProps) {
  const { definition, title, initial, recordId, onMade, onClose } = props;
  const [isAsking, setIsAsking] = useState(false);
  const whole = useMasterModel(definition, {
    initial,
    onSaved: (answer) => onMade(Number((answer as { id: unknown }).id)), // what every save of a master returns
  });
  const isNew = recordId === undefined;
  const may = {
    create: whole.may.create && isNew,
    update: whole.may.update && !isNew,
    remove: false,
  };
  const master = { ...whole, may };
  const wantedRecord = isNew
    ? undefined
    : whole.list.records?.find((record) => getRecordId(definition, record) === recordId);
  const open = useLatest(whole.open);
  // Also after Clear, which shows the stored record again.
  const isAwaited = whole.record === undefined && !isNew;
  useEffect(() => {
    if (isAwaited && wantedRecord) open(wantedRecord);
  }, [isAwaited, wantedRecord, open]);
  const { isDirty } = whole.form.formState;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => focusFirst(box.current), [isAwaited]);
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
          {isAwaited ? (
            <AwaitedRecord master={whole} isFound={wantedRecord !== undefined} />
          ) : (
            <MasterForm>
              <MasterNotice />
              <MasterFields />
              <MasterButtons />
            </MasterForm>
          )}
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

/** Shown until the record to change has been read, or says why it can't be changed. */
function AwaitedRecord({ master, isFound }: { master: MasterModel; isFound: boolean }) {
  const { definition, list } = master;
  const { master: text } = useMastersText();
  if (list.error) return <Banner title={text.failedList} error={list.error} onRetry={list.retry} />;
  if (list.records && !isFound) return <Banner title={text.deleted(definition.record.noun)} />;
  return <ProgressLine label={text.loading} />;
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
