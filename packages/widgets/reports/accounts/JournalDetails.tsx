import type { Row } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { useRead } from "../../form/use-read.ts";
import { vouchersText } from "../../../sdk/generated/text/en-IN/vouchers.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import { OpenVoucher } from "../voucher/OpenVoucher.tsx";
import { DocumentLines, addLabels, createSummedFigure } from "../DocumentLines.tsx";

export function JournalDetails({ row }: { row: Row<"journals.report"> }) {
  const { journal: text } = useTextOf("vouchers", vouchersText);
  const { notAvailable } = useText();
  const isMultiple = row.Type === "MJ";
  const { data, error, refetch } = useRead({
    operation: "vouchers.read",
    args: { voucherId: row.VoucherID },
    enabled: isMultiple,
  });
  const entries = data?.entries.map(({ account, ...amounts }) => ({ ...amounts, ItemName: account }));
  const columns = [
    createSummedFigure(({ debit }: Entry) => debit),
    createSummedFigure(({ credit }: Entry) => credit),
  ];
  return (
    <>
      <DocumentDetails<Entry>
        title={text.title}
        notice={row.Status === 2 ? text.cancelled : undefined}
        {...(isMultiple && { query: { data: entries, error, refetch }, words: text })}
        facts={[
          [text.journalNo, row.JournalNo],
          [text.date, date(row.ADate)],
          [text.amount, money(row.CancelledAmount ?? row.Amt)],
          [text.debit, row.DebitName],
          [text.credit, row.CreditName],
          [text.narration, row.OtherNarration ?? notAvailable],
          [text.user, row.UserName ?? notAvailable],
        ]}
      >
        {(lines) => <DocumentLines words={text} columns={addLabels(columns, text.columns)} lines={lines} />}
      </DocumentDetails>
      <OpenVoucher voucherId={row.VoucherID} facts={[]} />
    </>
  );
}

interface Entry {
  ItemName: string;
  debit: number;
  credit: number;
}
