import { useQuery } from "@tanstack/react-query";
import { lazyPart } from "../../parts/lazy-part.ts";
import { isTokenClient } from "../../provider/token-terms.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { billText } from "../../generated/text/en-IN/bill.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { Facts } from "../Bill.styles.ts";
import { BillLines } from "../sales/BillLines.tsx";
import { DocumentDetails } from "../DocumentDetails.tsx";
import { OpenVoucher } from "../voucher/OpenVoucher.tsx";

export interface EntryDetailsProps {
  facts: readonly (readonly [label: string, value: string])[];
  /** The bill that the entry is of. */
  bill: number | null;
  /** The voucher that it is of. */
  voucher: number;
}

/** One entry of a ledger, with the lines of its bill where it has one, else with its voucher. */
export function EntryDetails({ facts, bill, voucher }: EntryDetailsProps) {
  const words = useTextOf("bill", billText);
  const text = useText();
  const client = useVanbook();
  const lines = useQuery({
    queryKey: ["bills.lines", bill],
    queryFn: ({ signal }) => client.bills.lines({ BillID: bill ?? 0 }, { signal }),
    enabled: bill !== null,
  });
  if (bill === null) {
    // A voucher says what goods have cost: no visitor of a partner's page reads it.
    if (!isTokenClient(client)) return <VoucherView voucherId={voucher} facts={facts} />;
    return (
      <Facts className="vb-bill-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </Facts>
    );
  }
  return (
    <>
      <DocumentDetails title={text.ledger.entry} query={lines} words={words} facts={facts}>
        {(all) => <BillLines lines={all} />}
      </DocumentDetails>
      <OpenVoucher voucherId={voucher} />
    </>
  );
}

const VoucherView = lazyPart(() => import("../voucher/VoucherView.tsx").then((part) => part.VoucherView));
