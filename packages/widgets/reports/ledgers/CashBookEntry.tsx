import type { Row } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { drCr } from "../../../sdk/format/dr-cr.ts";
import { money } from "../../../sdk/format/money.ts";
import { ledgerText } from "../../../sdk/generated/text/en-IN/ledger.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { EntryDetails } from "./EntryDetails.tsx";

export interface CashBookEntryProps {
  row: Row<"cashBook.report">;
  /** undefined if the bank date is shown elsewhere or does not apply. */
  bankDate?: string | null | undefined;
}

export function CashBookEntry({ row, bankDate }: CashBookEntryProps) {
  const text = useTextOf("ledger", ledgerText);
  const { translate, notAvailable } = useText();
  return (
    <EntryDetails
      bill={row.BillID}
      voucher={row.VoucherID}
      facts={[
        [text.date, date(row.Date)],
        [translate("Voucher Type"), row.Type],
        [translate("Voucher No"), row.VoucherNo],
        [translate("Account"), row.Account],
        [translate("Particulars"), row.Particulars ?? notAvailable],
        row.Receipts > 0
          ? [translate("Receipts"), money(row.Receipts)]
          : [translate("Payments"), money(row.Payments)],
        [text.balance, drCr(row.Balance)],
        ...(bankDate === undefined
          ? []
          : [[translate("Bank Date"), bankDate === null ? notAvailable : date(bankDate)] as const]),
        [text.narration, row.Narration ?? notAvailable],
      ]}
    />
  );
}
