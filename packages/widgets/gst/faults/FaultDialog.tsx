import { useQueryClient } from "@tanstack/react-query";
import type { Schema } from "@vanbook/sdk";
import { Suspense, useMemo, useState } from "react";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { gstFaultsText } from "../../../sdk/generated/text/en-IN/gst-faults.ts";
import { gstReturnText } from "../../../sdk/generated/text/en-IN/gst-return.ts";
import { correctionForms } from "../../master-forms.tsx";
import { Button } from "../../parts/Button.tsx";
import { Dialog } from "../../parts/Dialog.tsx";
import { FactList } from "../../reports/DocumentDetails.tsx";
import { VOUCHER_KINDS } from "../../reports/voucher/voucher-kinds.ts";
import { useSay, useTextOf, useTranslate } from "../../text/use-text.ts";
import { askAnew } from "../../voucher/after-posting.ts";
import { Part, Words } from "../ReturnFrame.tsx";
import { createFieldColumn } from "../returns/figure-columns.ts";
import { ScreenLink, type LinkToGst } from "../returns/ScreenLink.tsx";
import { ListTable } from "../returns/ListTable.tsx";
import { OpenedVoucher } from "../returns/OpenedVoucher.tsx";
import { findCorrection } from "./find-correction.ts";

type Fault = Schema<"GstFault">;

interface FaultDialogProps {
  fault: Fault;
  linkTo: LinkToGst | undefined;
  onClose: () => void;
}

/** What is wrong, the documents that have it, and the form in which it is corrected. */
export function FaultDialog({ fault, linkTo, onClose }: FaultDialogProps) {
  const say = useSay();
  const cache = useQueryClient();
  const correction = findCorrection(fault);
  const [openedId, setOpenedId] = useState(correction?.voucherId);
  const [isCorrecting, setCorrecting] = useState(false);
  const hasList = fault.documents.length > 1 || correction?.voucherId === undefined;
  const close = () => {
    onClose();
    // A correction may have changed any figure.
    askAnew(cache);
  };
  return (
    <Dialog title={say(fault)} isOpen onClose={close} size="wide">
      {openedId === undefined ? (
        <Part className="vb-fault">
          <FaultFacts fault={fault} />
          <Correction fault={fault} linkTo={linkTo} onCorrect={() => setCorrecting(true)} />
          <FaultyDocuments fault={fault} onOpen={setOpenedId} />
        </Part>
      ) : (
        <OpenedVoucher voucherId={openedId} onBack={hasList ? () => setOpenedId(undefined) : close} />
      )}
      {isCorrecting && correction?.master !== undefined && (
        <CorrectedMaster {...correction} onClose={() => setCorrecting(false)} />
      )}
    </Dialog>
  );
}

function FaultFacts({ fault: { found, expected } }: { fault: Fault }) {
  const { columns } = useTextOf("gstFaults", gstFaultsText);
  const facts = [
    ...(found === undefined ? [] : [[columns.found, money(found)] as const]),
    ...(expected === undefined ? [] : [[columns.expected, money(expected)] as const]),
  ];
  return facts.length > 0 ? <FactList facts={facts} /> : null;
}

interface CorrectionProps {
  fault: Fault;
  linkTo: LinkToGst | undefined;
  onCorrect: () => void;
}

function Correction({ fault, linkTo, onCorrect }: CorrectionProps) {
  const text = useTextOf("gstFaults", gstFaultsText);
  const correction = findCorrection(fault);
  if (!correction || correction.voucherId !== undefined) return null;
  const { master, screen } = correction;
  return (
    <>
      {fault.documentCount > 0 && master !== undefined && <Words>{text.correctFirst}</Words>}
      <p>
        {master !== undefined && (
          <Button variant="primary" onPress={onCorrect}>
            {text.fix[master]}
          </Button>
        )}
        {screen !== undefined && <ScreenLink linkTo={linkTo} to={screen} words={text.fix[screen]} />}
      </p>
    </>
  );
}

function CorrectedMaster({ master, id, onClose }: CorrectedMasterProps) {
  const text = useTextOf("gstFaults", gstFaultsText);
  const { Form } = correctionForms[master];
  return (
    <Suspense fallback={null}>
      <Form title={text.fix[master]} initial={NO_VALUES} recordId={id} onMade={onClose} onClose={onClose} />
    </Suspense>
  );
}

interface CorrectedMasterProps {
  master: "customer" | "item";
  id: number;
  onClose: () => void;
}

type FaultyDocument = Schema<"FaultyDocument">;

function FaultyDocuments({ fault, onOpen }: { fault: Fault; onOpen: (voucherId: number) => void }) {
  const text = useTextOf("gstFaults", gstFaultsText);
  const { columns } = useTextOf("gstReturn", gstReturnText);
  const translate = useTranslate();
  const { documents, documentCount } = fault;
  const documentColumns = useMemo(
    () => [
      createFieldColumn("number", columns.number, ({ number }: FaultyDocument) => number),
      createFieldColumn("date", columns.date, (document: FaultyDocument) => date(document.date)),
      createFieldColumn("kind", columns.kind, ({ kind }: FaultyDocument) =>
        translate(VOUCHER_KINDS[kind].title),
      ),
    ],
    [columns, translate],
  );
  const isShort = documentCount > documents.length;
  return (
    <ListTable
      label={
        isShort
          ? text.firstDocuments(String(documents.length), String(documentCount))
          : text.columns.documents
      }
      columns={documentColumns}
      items={documents}
      onOpen={({ voucherId }) => onOpen(voucherId)}
      card={{ title: "number", amount: "date", details: ["kind"] }}
    />
  );
}

const NO_VALUES: Readonly<Record<string, never>> = {};
