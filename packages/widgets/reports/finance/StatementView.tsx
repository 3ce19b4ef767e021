import { toRupees } from "@vanbook/sdk";
import { useMemo } from "react";
import { money } from "../../../sdk/format/money.ts";
import { Tag } from "../../parts/Tag.tsx";
import type { AnyTable } from "../../../sdk/report/request/report-request.ts";
import { statementsText } from "../../../sdk/generated/text/en-IN/statements.ts";
import { useTextOf } from "../../text/use-text.ts";
import { readStatement, type Statement } from "../../../sdk/reports/finance/profit-and-loss.ts";
import { StatementSides } from "./StatementSides.tsx";
import { ResultLine } from "./StatementView.styles.ts";

export function StatementView({ table, level }: { table: AnyTable; level: 2 | 3 | 4 }) {
  const words = useTextOf("statements", statementsText);
  const statement = useMemo(() => readStatement(table), [table]);
  const sides = [
    { title: words.expensesBreakdown, total: words.totalExpenses, side: statement.expenses },
    { title: words.incomeBreakdown, total: words.totalIncome, side: statement.income },
  ];
  return (
    <StatementSides sides={sides} figures={[words.amount]} level={level}>
      <Result {...statement} />
    </StatementSides>
  );
}

function Result({ net, result }: Statement) {
  const { title, badge } = useTextOf("statements", statementsText).results[result];
  return (
    <ResultLine className={`vb-statement-result vb-statement-${result}`} role="status">
      <strong>{title}</strong>
      <span className="vb-statement-net">{money(toRupees(net < 0n ? -net : net))}</span>
      <Tag tone={RESULT_TONES[result]}>{badge}</Tag>
    </ResultLine>
  );
}

const RESULT_TONES = { profit: "ok", loss: "bad", even: "plain" } as const;
