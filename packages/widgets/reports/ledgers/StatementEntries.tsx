import type { Row } from "@vanbook/sdk";
import { styled } from "styled-components";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { DateField } from "../../parts/dates/DateField.tsx";
import { unseen } from "../../parts/unseen.styles.ts";
import { useToday } from "../../provider/use-vanbook.ts";
import { bankDatesText } from "../../../sdk/generated/text/en-IN/bank-dates.ts";
import { useText, useTextOf, useTranslate } from "../../text/use-text.ts";

export type StatementEntry = Row<"bankBook.report">;

export interface StatementEntriesProps {
  entries: readonly StatementEntry[];
  dayOf: (entry: StatementEntry) => string | null;
  onChange: (entry: StatementEntry, day: string | null) => void;
}

/** Entries, each with a field for its bank date. */
export function StatementEntries({ entries, dayOf, onChange }: StatementEntriesProps) {
  const text = useTextOf("bankDates", bankDatesText);
  const { notAvailable } = useText();
  const translate = useTranslate();
  const today = useToday();
  return (
    <List className="vb-statement">
      {entries.map((entry) => (
        <li key={`${entry.VoucherID}/${entry.LineNo}`}>
          <span className="vb-statement-what">
            <strong>{entry.Particulars ?? notAvailable}</strong>
            <small>
              {[date(entry.Date), entry.VoucherNo, translate(entry.Type), entry.Account].join(" · ")}
            </small>
          </span>
          <span className="vb-statement-amount">
            <small>{translate(entry.Receipts > 0 ? "Receipts" : "Payments")}</small>
            {money(entry.Receipts > 0 ? entry.Receipts : entry.Payments)}
          </span>
          <DateField
            label={text.bankDateOf(entry.VoucherNo)}
            value={dayOf(entry)}
            onChange={(day) => onChange(entry, day)}
            max={today}
          />
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  padding: 0;
  list-style: none;
  & > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto calc(var(--vb-control) * 5);
    gap: var(--vb-space-3);
    align-items: center;
    padding: var(--vb-space-2) 0;
    border-bottom: var(--vb-hairline) solid var(--vb-line);
  }
  .vb-statement-what,
  .vb-statement-amount {
    display: flex;
    flex-direction: column;
    overflow-wrap: anywhere;
  }
  .vb-statement-amount {
    text-align: end;
    font-variant-numeric: tabular-nums;
  }
  small {
    color: var(--vb-ink-3);
  }
  .vb-label {
    ${unseen}
  }
  @media (max-width: 560px) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
    .vb-field {
      grid-column: 1 / -1;
    }
  }
`;
