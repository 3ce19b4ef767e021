import type { Schema } from "@vanbook/sdk";
import { styled } from "styled-components";
import { formatMoment } from "../../sdk/format/wall-time.ts";
import { eInvoicesText } from "../../sdk/generated/text/en-IN/e-invoices.ts";
import { Banner } from "../parts/Banner.tsx";
import { Dialog } from "../parts/Dialog.tsx";
import { OpenVoucher } from "../reports/voucher/OpenVoucher.tsx";
import { useTextOf } from "../text/use-text.ts";
import { MarkCancelled } from "./MarkCancelled.tsx";

interface EInvoiceDialogProps {
  document: Schema<"EInvoice">;
  onClose: () => void;
}

/** What the portal said of a document, what is next, and the voucher, where it is put right. */
export function EInvoiceDialog({ document, onClose }: EInvoiceDialogProps) {
  const text = useTextOf("eInvoices", eInvoicesText);
  const { number, voucherId, state, reason, messages, irn, cancelUntil, next } = document;
  return (
    <Dialog title={number} isOpen onClose={onClose} size="wide">
      <Parts className="vb-e-invoice">
        {reason && <p>{text.reasons[reason]}</p>}
        {messages?.map(({ code, text: words }) => (
          <Banner key={code} tone="warn" title={`${code}: ${words}`} detail={text.refusedHelp} />
        ))}
        {next === "creditNote" && <Banner tone="warn" title={text.creditNote} />}
        {next === "cancelOnPortal" && cancelUntil !== undefined && (
          <Banner tone="warn" title={text.cancelOnPortal(formatMoment(new Date(cancelUntil)))} />
        )}
        {irn !== undefined && (
          <p>
            {text.irn} <Code>{irn}</Code>
          </p>
        )}
        {next === undefined && cancelUntil !== undefined && (
          <p>{text.cancelUntil(formatMoment(new Date(cancelUntil)))}</p>
        )}
        {state === "reported" && next !== "creditNote" && <MarkCancelled voucherId={voucherId} />}
        {state === "cancelledOnPortal" && <Banner tone="info" title={text.marked} />}
        <OpenVoucher voucherId={voucherId} />
      </Parts>
    </Dialog>
  );
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--vb-space-3);
`;
const Code = styled.code`
  overflow-wrap: anywhere;
`;
