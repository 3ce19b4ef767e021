import { useRead } from "../../form/use-read.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { billText } from "../../../sdk/generated/text/en-IN/bill.ts";
import { ledgerText } from "../../../sdk/generated/text/en-IN/ledger.ts";
import { useTextOf } from "../../text/use-text.ts";
import { BillLines } from "../sales/BillLines.tsx";
import { DocumentDetails, FactList } from "../DocumentDetails.tsx";
import { OpenVoucher } from "../voucher/OpenVoucher.tsx";

export interface EntryDetailsProps {
  facts: readonly (readonly [label: string, value: string])[];
  bill: number | null;
  voucher: number;
}

export function EntryDetails({ facts, bill, voucher }: EntryDetailsProps) {
  const words = useTextOf("bill", billText);
  const ledgerWords = useTextOf("ledger", ledgerText);
  const client = useVanbook();
  const lines = useRead({ operation: "bills.lines", args: { BillID: bill ?? 0 }, enabled: bill !== null });
  if (bill === null) {
    // A voucher shows the cost of goods, so visitors of an embedded page may not read it.
    if (!isTokenClient(client)) return <VoucherView voucherId={voucher} facts={facts} />;
    return <FactList facts={facts} />;
  }
  return (
    <>
      <DocumentDetails title={ledgerWords.entry} query={lines} words={words} facts={facts}>
        {(all) => <BillLines lines={all} />}
      </DocumentDetails>
      <OpenVoucher voucherId={voucher} />
    </>
  );
}

const VoucherView = lazyPart(() => import("../voucher/VoucherView.tsx").then((part) => part.VoucherView));
