import type { Row } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { quantity } from "../../../sdk/format/quantity.ts";
import { ledgerText } from "../../../sdk/generated/text/en-IN/ledger.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { EntryDetails } from "../ledgers/EntryDetails.tsx";

export function ItemMove({ row }: { row: Row<"itemLedger.report"> }) {
  const text = useTextOf("ledger", ledgerText);
  const { translate } = useText();
  const isIn = row.InQuantity !== 0;
  return (
    <EntryDetails
      bill={null}
      voucher={row.VoucherID}
      facts={[
        [text.date, date(row.Date)],
        [text.type, translate(row.Type)],
        [translate("Voucher No"), row.VoucherNo],
        [translate("Place"), row.Location],
        [translate(isIn ? "In Qty" : "Out Qty"), quantity(isIn ? row.InQuantity : row.OutQuantity)],
        [translate(isIn ? "In Value" : "Out Value"), money(isIn ? row.InValue : row.OutValue)],
        [translate("Balance Qty"), quantity(row.BalanceQuantity)],
        [translate("Balance Value"), money(row.BalanceValue)],
      ]}
    />
  );
}
