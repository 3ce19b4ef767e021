import { sumPaise, toRupees, type Schema } from "@vanbook/sdk";
import { date } from "../../../sdk/format/date.ts";
import { financialYearStart } from "../../../sdk/format/day.ts";
import { money } from "../../../sdk/format/money.ts";
import { count } from "../../../sdk/format/quantity.ts";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { useToday, useVanbookContext } from "../../provider/use-vanbook.ts";
import { TieLinks } from "../../report/TieLinks.tsx";
import { dayBookText } from "../../../sdk/generated/text/en-IN/day-book.ts";
import { voucherViewText } from "../../../sdk/generated/text/en-IN/voucher-view.ts";
import { useTextOf } from "../../text/use-text.ts";
import { LinesBox } from "../Bill.styles.ts";

export function VoucherEntries({ details: { voucher, entries, moves } }: { details: VoucherDetails }) {
  const text = useTextOf("dayBook", dayBookText);
  if (entries.length === 0) return moves.length === 0 ? <EmptyState title={text.none} /> : <p>{text.none}</p>;
  const sumOf = (side: "debit" | "credit") => money(toRupees(sumPaise(entries.map((entry) => entry[side]))));
  return (
    <LinesBox className="vb-bill-scroll" role="group" aria-label={text.lines} tabIndex={0}>
      <table className="vb-bill-lines">
        <thead>
          <tr>
            <th className="vb-num">{text.number}</th>
            <th>{text.item}</th>
            {text.columns.map((side) => (
              <th key={side} className="vb-num">
                {side}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map(({ accountId, account, debit, credit, narration }, at) => (
            <tr key={at}>
              <td className="vb-num vb-dim">{at + 1}</td>
              <td className="vb-bill-item">
                <AccountLink id={accountId} name={account} day={voucher.date} />
                {narration && <div className="vb-dim">{narration}</div>}
              </td>
              <td className="vb-num">{debit !== 0 && money(debit)}</td>
              <td className="vb-num">{credit !== 0 && money(credit)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={2} scope="row">
              {text.total}
            </th>
            <td className="vb-num">{sumOf("debit")}</td>
            <td className="vb-num">{sumOf("credit")}</td>
          </tr>
        </tfoot>
      </table>
    </LinesBox>
  );
}

export function VoucherMoves({ details: { moves } }: { details: VoucherDetails }) {
  const text = useTextOf("voucherView", voucherViewText);
  if (moves.length === 0) return null;
  return (
    <LinesBox className="vb-bill-scroll" role="group" aria-label={text.moves} tabIndex={0}>
      <table className="vb-bill-lines">
        <thead>
          <tr>
            <th>{text.item}</th>
            <th>{text.place}</th>
            <th className="vb-num">{text.quantity}</th>
            <th className="vb-num">{text.cost}</th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ item, location, quantity, value, batches = [] }, at) => (
            <tr key={at}>
              <td className="vb-bill-item">
                {item}
                {batches.map((part) => (
                  <div key={part.batch} className="vb-dim">
                    {[part.batch, part.expiresOn && date(part.expiresOn), count(part.quantity)]
                      .filter(Boolean)
                      .join(" · ")}
                  </div>
                ))}
              </td>
              <td>{location}</td>
              <td className="vb-num">{count(quantity)}</td>
              <td className="vb-num">{money(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </LinesBox>
  );
}

function AccountLink({ id, name, day }: { id: number; name: string; day: string }) {
  const { reportLink } = useVanbookContext();
  const today = useToday();
  const from = financialYearStart(day);
  const end = `${Number(from.slice(0, 4)) + 1}-03-31`;
  const report: Schema<"TieReport"> = {
    label: name,
    operation: "ledger.report",
    FromDate: from,
    ToDate: end < today ? end : today,
    AccountCode: id,
  };
  return reportLink?.(report) ? <TieLinks reports={[report]} /> : name;
}

type VoucherDetails = Schema<"VoucherDetails">;
