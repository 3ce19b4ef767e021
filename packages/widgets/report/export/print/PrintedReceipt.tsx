import type { Schema } from "@vanbook/sdk";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import { amountInWords } from "../../../../sdk/format/amount-in-words.ts";
import { date } from "../../../../sdk/format/date.ts";
import { money } from "../../../../sdk/format/money.ts";
import type { receiptText } from "../../../../sdk/generated/text/en-IN/masters/receipt.ts";
import { PrintPage } from "./PrintPage.tsx";

export interface PrintedReceiptProps {
  company: Schema<"CompanyCard">;
  receipt: PaperReceipt;
  text: (typeof receiptText)["paper"];
  onPrinted: () => void;
}

export type PaperReceipt = Pick<
  Schema<"Receipt">,
  | "ReNo"
  | "RDate"
  | "PartyLedgerName"
  | "PLedgerName"
  | "AccGroupid"
  | "Debit"
  | "Narration"
  | "Remark"
  | "ChkNo"
  | "ChkDate"
  | "Bank"
  | "Branch"
>;

export function PrintedReceipt({ company, receipt, text, onPrinted }: PrintedReceiptProps) {
  const place = placeOf(company);
  const reach = [
    company.GSTinNo && text.gstin(company.GSTinNo),
    company.MobileNO && text.mobile(company.MobileNO),
  ].filter(Boolean);
  return (
    <PrintPage onPrinted={onPrinted}>
      <Paper className="vb-paper-receipt">
        <header>
          <h1>{company.CompanyName}</h1>
          <p>{place}</p>
          <p>{reach.join(" · ")}</p>
        </header>
        <h2>{text.title}</h2>
        <div className="vb-paper-ends">
          <Named label={text.number}>{receipt.ReNo}</Named>
          <Named label={text.date}>{date(receipt.RDate)}</Named>
        </div>
        <dl>
          <Line label={text.from}>{receipt.PartyLedgerName}</Line>
          <Line label={text.sum}>{text.rupees(amountInWords(receipt.Debit))}</Line>
          <Line label={text.by}>{describeMode(receipt, text)}</Line>
          <Line label={text.towards}>{receipt.Narration}</Line>
          <Line label={text.remark}>{receipt.Remark}</Line>
        </dl>
        <div className="vb-paper-ends">
          <p className="vb-paper-amount">₹ {money(receipt.Debit)}</p>
          <div className="vb-paper-signature">
            <p>{text.for(company.CompanyName)}</p>
            <p>{text.signature}</p>
          </div>
        </div>
        {receipt.ChkNo && <p className="vb-paper-note">{text.realised}</p>}
      </Paper>
    </PrintPage>
  );
}

function Named({ label, children }: { label: string; children: ReactNode }) {
  return (
    <p>
      {label} <strong>{children}</strong>
    </p>
  );
}

function Line({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** The town is not repeated if the address ends with it. */
function placeOf({ Address, Citty, District, State }: Schema<"CompanyCard">): string {
  return [Citty, District, State].reduce<string>(
    (place, part) => (!part || place.includes(part) ? place : [place, part].filter(Boolean).join(", ")),
    Address ?? "",
  );
}

function describeMode(
  { AccGroupid, PLedgerName, ChkNo, ChkDate, Bank, Branch }: PaperReceipt,
  text: { cash: string; cheque: (number: string) => string; dated: (day: string) => string },
): string {
  if (AccGroupid !== BANK_GROUP) return text.cash;
  if (!ChkNo) return PLedgerName;
  const cheque = [text.cheque(ChkNo), ChkDate && text.dated(date(ChkDate))].filter(Boolean).join(" ");
  return [cheque, Bank, Branch].filter(Boolean).join(", ");
}

const BANK_GROUP = 5;

const Paper = styled.article`
  @media print {
    padding: 6mm;
    border: 0.3mm solid var(--vb-line-strong);
    font-size: 11pt;
    break-inside: avoid;
    p {
      margin: 0;
    }
    header {
      padding-bottom: 3mm;
      border-bottom: 0.2mm solid var(--vb-line-strong);
      text-align: center;
    }
    h2 {
      margin: 3mm 0;
      font-size: 12pt;
      letter-spacing: 0.2em;
      text-align: center;
      text-transform: uppercase;
    }
    .vb-paper-ends {
      display: flex;
      gap: 10mm;
      justify-content: space-between;
      align-items: flex-end;
    }
    dl {
      margin: 5mm 0;
    }
    dl > div {
      display: flex;
      gap: 4mm;
      padding: 1.5mm 0;
      border-bottom: 0.2mm dotted var(--vb-line-strong);
    }
    dt {
      flex: 0 0 52mm;
      color: var(--vb-ink-2);
    }
    dd {
      margin: 0;
      font-weight: var(--vb-weight-bold);
      overflow-wrap: anywhere;
      white-space: pre-line;
    }
    .vb-paper-amount {
      padding: 2mm 5mm;
      border: 0.3mm solid var(--vb-line-strong);
      font-size: 14pt;
      font-weight: var(--vb-weight-bold);
      font-variant-numeric: tabular-nums;
      white-space: nowrap;
    }
    .vb-paper-signature {
      min-width: 55mm;
      padding-top: 6mm;
      text-align: center;
    }
    .vb-paper-signature p:last-child {
      margin-top: 12mm;
      padding-top: 1mm;
      border-top: 0.2mm solid var(--vb-line-strong);
    }
    .vb-paper-note {
      margin-top: 4mm;
      font-size: 8pt;
    }
  }
`;
