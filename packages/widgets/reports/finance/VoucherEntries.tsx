import { useQuery } from "@tanstack/react-query";
import type { Row } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useDayBookText } from "../../text/use-day-book-text.ts";
import { useText } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import { DocumentLines, labelled, summed } from "../DocumentLines.tsx";

/** A voucher of the day book with its entries: every account that it debits and credits. */
export function VoucherEntries({ row }: { row: Row<"dayBook.report"> }) {
  const text = useDayBookText();
  const { notAvailable } = useText();
  const client = useVanbook();
  const query = useQuery({
    queryKey: ["vouchers.read", row.VoucherID, "entries"],
    queryFn: async ({ signal }) =>
      (await client.vouchers.read({ voucherId: row.VoucherID }, { signal })).entries.map(
        ({ account, debit, credit }) => ({ ItemName: account, debit, credit }),
      ),
  });
  const columns = [summed(({ debit }: Entry) => debit), summed(({ credit }: Entry) => credit)];
  return (
    <DocumentDetails<Entry>
      title={text.voucher}
      notice={row.State === "Cancelled" ? text.cancelled : row.State === "Edited" ? text.edited : undefined}
      query={query}
      words={text}
      facts={[
        [text.type, row.Type],
        [text.voucherNo, row.VoucherNo],
        [text.date, date(row.Date)],
        [text.particulars, row.Particulars ?? notAvailable],
        [text.amount, money((row.CancelledDebit ?? row.Debit) + (row.CancelledCredit ?? row.Credit))],
        [text.narration, row.Narration ?? notAvailable],
        [text.enteredBy, row.EnteredBy ?? notAvailable],
      ]}
    >
      {(lines) => <DocumentLines words={text} columns={labelled(columns, text.columns)} lines={lines} />}
    </DocumentDetails>
  );
}

interface Entry {
  ItemName: string;
  debit: number;
  credit: number;
}
