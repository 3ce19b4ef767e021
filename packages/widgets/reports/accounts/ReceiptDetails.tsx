import type { Row } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { Tag } from "../../parts/Tag.tsx";
import { PaperButton } from "../../paper/PaperButton.tsx";
import { ReceiptPrinter } from "../../report/export/print/ReceiptPrinter.tsx";
import { vouchersText } from "../../../sdk/generated/text/en-IN/vouchers.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import {
  APPROVAL_TONES,
  getApproval,
  RECEIPT_TYPES,
  typeWords,
} from "../../../sdk/reports/accounts/pay-modes.ts";

export function ReceiptDetails({ row }: { row: Row<"receipts.report"> }) {
  const { receipt: text } = useTextOf("vouchers", vouchersText);
  const { notAvailable } = useText();
  const isCancelled = row.Status === 2;
  const cheque = [row.ChkNo, row.ChkDate && date(row.ChkDate), row.Bank, row.Branch].filter(Boolean);
  return (
    <DocumentDetails
      title={text.title}
      notice={isCancelled ? text.cancelled : undefined}
      facts={[
        [text.number, row.ReNo],
        [text.date, date(row.RDate)],
        [text.customer, row.CustomerName ?? row.HName],
        [text.amount, money(row.CancelledAmount ?? row.Amt)],
        [text.type, typeWords(RECEIPT_TYPES, row.Type)],
        [text.paidTo, row.Payto ?? notAvailable],
        ...(cheque.length > 0 ? [[text.cheque, cheque.join(", ")] as const] : []),
        [text.user, row.UserName ?? notAvailable],
        [text.branch, row.BranchName ?? notAvailable],
        [text.status, <Tag tone={APPROVAL_TONES[getApproval(row)]}>{getApproval(row)}</Tag>],
        [text.narration, row.Narration ?? notAvailable],
        ...(row.Remark ? [[text.remark, row.Remark] as const] : []),
      ]}
      paper={
        <PaperButton
          paper="receipts.read"
          id={row.ReId}
          load={async () => (await import("../../../sdk/paper/documents/receipt-voucher.ts")).receiptVoucher}
        />
      }
      printer={<ReceiptPrinter receipt={onPaper(row)} isDisabled={isCancelled} />}
    />
  );
}

/** In the receipt master's format, so that both have the same printout. */
function onPaper(row: Row<"receipts.report">) {
  return {
    ...row,
    PartyLedgerName: row.HName,
    PLedgerName: row.Payto ?? "",
    AccGroupid: row.Type.includes("C") ? (6 as const) : (5 as const),
    Debit: row.Amt,
  };
}
