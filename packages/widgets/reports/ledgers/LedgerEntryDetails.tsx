import type { Row } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { drCr } from "../../../sdk/format/dr-cr.ts";
import { money } from "../../../sdk/format/money.ts";
import { ledgerText } from "../../../sdk/generated/text/en-IN/ledger.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { EntryDetails } from "./EntryDetails.tsx";

export function LedgerEntryDetails({ row }: { row: Row<"ledger.report"> }) {
  const text = useTextOf("ledger", ledgerText);
  const { notAvailable } = useText();
  return (
    <EntryDetails
      bill={row.BillID}
      voucher={row.VoucherID}
      facts={[
        [text.date, date(row.Date)],
        [text.type, row.Type],
        [text.transactionNo, row.TransactionNo ?? notAvailable],
        row.Debit > 0 ? [text.debit, money(row.Debit)] : [text.credit, money(row.Credit)],
        [text.balance, drCr(row.Balance)],
        [text.accountHead, row.AccountHead ?? notAvailable],
        [text.narration, row.OtherNarration ?? notAvailable],
      ]}
    />
  );
}
