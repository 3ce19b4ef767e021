import type { Row } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { ledgerText } from "../../../sdk/generated/text/en-IN/ledger.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { EntryDetails } from "./EntryDetails.tsx";

export function OutstandingBill({ row }: { row: Row<"billsReceivable.report"> }) {
  const text = useTextOf("ledger", ledgerText);
  const { translate, notAvailable } = useText();
  return (
    <EntryDetails
      bill={row.BillID}
      voucher={row.VoucherID}
      facts={[
        [translate("Bill No"), row.BillNo],
        [translate("Voucher Type"), row.Type],
        [text.date, date(row.Date)],
        [translate("Due Date"), date(row.DueDate)],
        [translate("Amount"), money(row.Amount)],
        [translate("Settled"), money(row.Settled)],
        [translate("Outstanding"), money(row.Pending)],
        [translate("Mobile"), row.Mob ?? notAvailable],
      ]}
    />
  );
}
