import { toRupees } from "@vanbook/sdk";
import { useId, useMemo, useState } from "react";
import { money } from "../../format/money.ts";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { Tag } from "../../parts/Tag.tsx";
import type { AnyTable } from "../../report/request/fetch-table.ts";
import { useText } from "../../text/use-text.ts";
import { statementOf, type Side, type Statement } from "./profit-and-loss.ts";
import { ResultLine, Sides, StatementCards } from "./StatementView.styles.ts";

/** The statement: what was spent and earned, what that leaves, and both sides by group. */
export function StatementView({ table, level }: { table: AnyTable; level: 2 | 3 | 4 }) {
  const { finance: words } = useText();
  const statement = useMemo(() => statementOf(table), [table]);
  const { expenses, income } = statement;
  return (
    <>
      <StatementCards className="vb-report-cards vb-statement-cards">
        <div className="vb-report-card-figure">
          <dt>{words.totalExpenses}</dt>
          <dd>{money(toRupees(expenses.total))}</dd>
        </div>
        <div className="vb-report-card-figure">
          <dt>{words.totalIncome}</dt>
          <dd>{money(toRupees(income.total))}</dd>
        </div>
      </StatementCards>
      <Result {...statement} />
      <Sides className="vb-statement-sides">
        <Breakdown
          title={words.expensesBreakdown}
          total={words.totalExpenses}
          side={expenses}
          level={level}
        />
        <Breakdown title={words.incomeBreakdown} total={words.totalIncome} side={income} level={level} />
      </Sides>
    </>
  );
}

function Result({ net, result }: Statement) {
  const { title, badge } = useText().finance.results[result];
  return (
    <ResultLine className={`vb-statement-result vb-statement-${result}`} role="status">
      <strong>{title}</strong>
      <span className="vb-statement-net">{money(toRupees(net < 0n ? -net : net))}</span>
      <Tag tone={TONES[result]}>{badge}</Tag>
    </ResultLine>
  );
}

interface BreakdownProps {
  title: string;
  total: string;
  side: Side;
  level: 2 | 3 | 4;
}

function Breakdown({ title, total, side, level }: BreakdownProps) {
  const Title = `h${level}` as const;
  const text = useText();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id} className="vb-statement-title">
        {title}
      </Title>
      {side.groups.length === 0 ? (
        <EmptyState title={text.report.noData} />
      ) : (
        <table className="vb-statement-table" aria-labelledby={id}>
          <thead className="vb-statement-head">
            <tr>
              <th scope="col">{text.finance.group}</th>
              <th scope="col" className="vb-num">
                {text.finance.amount}
              </th>
            </tr>
          </thead>
          {side.groups.map((group) => (
            <Group key={group.name} {...group} />
          ))}
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <td className="vb-num">{money(toRupees(side.total))}</td>
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

/** A group with its sum; pressed, the accounts behind it. */
function Group({ name, total, accounts }: Side["groups"][number]) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody>
      <tr className="vb-statement-group">
        <th scope="rowgroup">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? "down" : "right"} />
            {name}
          </button>
        </th>
        <td className="vb-num">{money(toRupees(total))}</td>
      </tr>
      {isOpen &&
        accounts.map((account, at) => (
          <tr key={at}>
            <th scope="row" className="vb-statement-account">
              {account.name}
            </th>
            <td className="vb-num">{money(toRupees(account.amount))}</td>
          </tr>
        ))}
    </tbody>
  );
}

const TONES = { profit: "ok", loss: "bad", even: "plain" } as const;
