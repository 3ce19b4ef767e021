import type { Row } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { vouchersText } from "../../../sdk/generated/text/en-IN/vouchers.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import { PAYMENT_TYPES, typeWords } from "../../../sdk/reports/accounts/pay-modes.ts";

export function PaymentDetails({ row }: { row: Row<"payments.report"> }) {
  const { payment: text } = useTextOf("vouchers", vouchersText);
  const { notAvailable } = useText();
  return (
    <DocumentDetails
      title={text.title}
      notice={row.Status === 2 ? text.cancelled : undefined}
      facts={[
        [text.number, row.PayNo],
        [text.date, date(row.PDate)],
        [text.paidTo, row.Paidto ?? notAvailable],
        [text.amount, money(row.CancelledAmount ?? row.Amt)],
        [text.type, typeWords(PAYMENT_TYPES, row.Type)],
        [text.paidFrom, row.PaidFrom ?? notAvailable],
        [text.user, row.UserName ?? notAvailable],
        [text.branch, row.BranchName ?? notAvailable],
        [text.narration, row.Narration ?? notAvailable],
      ]}
    />
  );
}
