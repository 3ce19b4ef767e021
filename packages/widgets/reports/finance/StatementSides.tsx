import { toRupees } from "@vanbook/sdk";
import { useId, useState, type ReactNode } from "react";
import { money } from "../../../sdk/format/money.ts";
import { EmptyState } from "../../parts/EmptyState.tsx";
import { Icon } from "../../parts/Icon.tsx";
import { statementsText } from "../../../sdk/generated/text/en-IN/statements.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import type { Side, SideAccount, SideGroup } from "../../../sdk/reports/finance/statement-sides.ts";
import { Sides, StatementCards } from "./StatementView.styles.ts";

interface StatementSideProps {
  title: string;
  total: string;
  figures: readonly string[];
  side: Side;
  level: 2 | 3 | 4;
  onOpen?: ((head: number) => void) | undefined;
}

export interface StatementSidesProps extends Pick<StatementSideProps, "figures" | "level" | "onOpen"> {
  sides: readonly Pick<StatementSideProps, "title" | "total" | "side">[];
  children?: ReactNode;
}

export function StatementSides({ sides, children, ...sharedProps }: StatementSidesProps) {
  return (
    <>
      <StatementCards className="vb-report-cards vb-statement-cards">
        {sides.map(({ total, side }) => (
          <div key={total} className="vb-report-card-figure">
            <dt>{total}</dt>
            <dd>{money(toRupees(side.totals[0] ?? 0n))}</dd>
          </div>
        ))}
      </StatementCards>
      {children}
      <Sides className="vb-statement-sides">
        {sides.map((side) => (
          <StatementSide key={side.title} {...side} {...sharedProps} />
        ))}
      </Sides>
    </>
  );
}

function StatementSide({ title, total, figures, side, level, onOpen }: StatementSideProps) {
  const Title = `h${level}` as const;
  const text = useText();
  const words = useTextOf("statements", statementsText);
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Title id={id} className="vb-statement-title">
        {title}
      </Title>
      {side.groups.length === 0 ? (
        <EmptyState title={text.report.noData} />
      ) : (
        <table
          className={figures.length > 1 ? "vb-statement-table vb-statement-compared" : "vb-statement-table"}
          aria-labelledby={id}
        >
          <thead className="vb-statement-head">
            <tr>
              <th scope="col">{words.group}</th>
              {figures.map((figure) => (
                <th key={figure} scope="col" className="vb-num">
                  {figure}
                </th>
              ))}
            </tr>
          </thead>
          {side.groups.map((group) => (
            <Group key={group.name} group={group} onOpen={onOpen} />
          ))}
          <tfoot>
            <tr>
              <th scope="row">{total}</th>
              <Amounts amounts={side.totals} />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  );
}

function Group({ group, onOpen }: { group: SideGroup; onOpen: StatementSideProps["onOpen"] }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <tbody>
      <tr className="vb-statement-group">
        <th scope="rowgroup">
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <Icon name={isOpen ? "down" : "right"} />
            {group.name}
          </button>
        </th>
        <Amounts amounts={group.totals} />
      </tr>
      {isOpen &&
        group.accounts.map((account, at) => (
          <tr key={at}>
            <th scope="row" className="vb-statement-account">
              <AccountName account={account} onOpen={onOpen} />
            </th>
            <Amounts amounts={account.amounts} />
          </tr>
        ))}
    </tbody>
  );
}

function AccountName({ account, onOpen }: { account: SideAccount; onOpen: StatementSideProps["onOpen"] }) {
  const { head, name } = account;
  if (head === null || !onOpen) return name;
  return (
    <button type="button" onClick={() => onOpen(head)}>
      {name}
    </button>
  );
}

function Amounts({ amounts }: { amounts: readonly bigint[] }) {
  return amounts.map((amount, at) => (
    <td key={at} className={amount < 0n ? "vb-num vb-debit" : "vb-num"}>
      {money(toRupees(amount))}
    </td>
  ));
}
