import { toRupees } from "@vanbook/sdk";
import { useId, useMemo } from "react";
import { money } from "../format/money.ts";
import { EmptyState } from "../parts/EmptyState.tsx";
import { DataTable } from "../parts/table/DataTable.tsx";
import type { CellValue, TableColumn } from "../parts/table/table-column.ts";
import { useGroupState } from "../parts/table/use-group-state.ts";
import { Tag } from "../parts/Tag.tsx";
import type { AnyTable } from "../report/use-report-table.ts";
import { useText } from "../text/use-text.ts";
import { statementOf, type Side, type Statement } from "./profit-and-loss.ts";

/** The statement: what was spent and earned, what that leaves, and both sides by group. */
export function StatementView({ table }: { table: AnyTable }) {
  const { finance: words } = useText();
  const statement = useMemo(() => statementOf(table), [table]);
  const { expenses, income } = statement;
  return (
    <>
      <dl className="vb-report-cards vb-statement-cards">
        <div className="vb-report-card-figure">
          <dt>{words.totalExpenses}</dt>
          <dd>{money(toRupees(expenses.total))}</dd>
        </div>
        <div className="vb-report-card-figure">
          <dt>{words.totalIncome}</dt>
          <dd>{money(toRupees(income.total))}</dd>
        </div>
      </dl>
      <Result {...statement} />
      <div className="vb-statement-sides">
        <Breakdown title={words.expensesBreakdown} total={words.totalExpenses} side={expenses} />
        <Breakdown title={words.incomeBreakdown} total={words.totalIncome} side={income} />
      </div>
    </>
  );
}

function Result({ net, result }: Statement) {
  const { title, badge } = useText().finance.results[result];
  return (
    <div className={`vb-statement-result vb-statement-${result}`} role="status">
      <strong>{title}</strong>
      <span className="vb-statement-net">{money(toRupees(net < 0n ? -net : net))}</span>
      <Tag tone={TONES[result]}>{badge}</Tag>
    </div>
  );
}

function Breakdown({ title, total, side }: { title: string; total: string; side: Side }) {
  const text = useText();
  const words = text.finance;
  const id = useId();
  const state = useGroupState(false);
  const columns = useMemo((): TableColumn[] => {
    const column = (at: number, name: string, label: string, kind: TableColumn["kind"]): TableColumn => ({
      id: name,
      label,
      kind,
      // profit-and-loss.ts makes these rows: group, account, amount.
      value: (row) => (row[at] ?? null) as CellValue,
      isSortable: false,
    });
    return [
      column(0, "group", words.group, "text"),
      column(1, "account", words.account, "text"),
      column(2, "amount", words.amount, "money"),
    ];
  }, [words]);
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="vb-statement-title">
        {title}
      </h3>
      {side.rows.length === 0 ? (
        <EmptyState title={text.report.noData} />
      ) : (
        <DataTable
          label={title}
          columns={columns}
          rows={side.rows}
          groups={{ by: columns.slice(0, 1), sums: ["amount"], state }}
          totals={{ label: total, note: "", figures: { amount: toRupees(side.total) } }}
          card={{ title: "account", amount: "amount", details: [] }}
        />
      )}
    </section>
  );
}

const TONES = { profit: "ok", loss: "bad", even: "plain" } as const;
