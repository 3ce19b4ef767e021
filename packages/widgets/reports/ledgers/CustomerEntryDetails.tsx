import type { Row } from "@vanbook/sdk";
import { amountInWords } from "../../../sdk/format/amount-in-words.ts";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { billText } from "../../../sdk/generated/text/en-IN/bill.ts";
import { ledgerText } from "../../../sdk/generated/text/en-IN/ledger.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { EntryDetails } from "./EntryDetails.tsx";

export function CustomerEntryDetails({ row }: { row: Row<"customerLedger.report"> }) {
  const text = useTextOf("ledger", ledgerText);
  const { notAvailable } = useText();
  const bill = useTextOf("bill", billText);
  return (
    <EntryDetails
      bill={row.BillID}
      voucher={row.VoucherID}
      facts={[
        [text.billNo, row.BillNo ?? notAvailable],
        [text.date, date(row.Date)],
        [text.description, row.Description],
        [text.billMode, row.BillMode ?? notAvailable],
        [row.Mode === "Debit" ? text.debit : text.credit, money(row.Amount)],
        [text.inWords, bill.inWords(amountInWords(row.Amount))],
      ]}
    />
  );
}
