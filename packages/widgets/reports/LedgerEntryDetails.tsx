import { useQuery } from "@tanstack/react-query";
import type { Row } from "@vanbook/sdk";
import { date } from "../format/date.ts";
import { drCr } from "../format/dr-cr.ts";
import { money } from "../format/money.ts";
import { useVanbook } from "../provider/use-vanbook.ts";
import { useText } from "../text/use-text.ts";
import { BillLines } from "./BillLines.tsx";
import { DocumentDetails } from "./DocumentDetails.tsx";

/** One entry of a ledger with its whole narration, and the lines of the bill where it is one. */
export function LedgerEntryDetails({ row }: { row: Row<"ledger.report"> }) {
  const { ledger: text, bill, notAvailable } = useText();
  const client = useVanbook();
  const { BillID } = row;
  const lines = useQuery({
    queryKey: ["bills.lines", BillID],
    queryFn: ({ signal }) => client.bills.lines({ BillID: BillID ?? 0 }, { signal }),
    enabled: BillID !== null,
  });
  const facts: (readonly [string, string])[] = [
    [text.date, date(row.Date)],
    [text.type, row.Type],
    [text.transactionNo, row.TransactionNo ?? notAvailable],
    row.Debit > 0 ? [text.debit, money(row.Debit)] : [text.credit, money(row.Credit)],
    [text.balance, drCr(row.Balance)],
    [text.accountHead, row.AccountHead ?? notAvailable],
    [text.narration, row.OtherNarration ?? notAvailable],
  ];
  if (BillID === null) {
    return (
      <dl className="vb-bill-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <DocumentDetails
      title={text.entry}
      query={lines}
      words={{ failed: bill.failed, none: bill.none }}
      facts={facts}
    >
      {(all) => <BillLines lines={all} />}
    </DocumentDetails>
  );
}
