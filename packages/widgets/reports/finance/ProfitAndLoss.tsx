import { Button } from "../../parts/Button.tsx";
import { lastDays } from "../../../sdk/report/quick-range.ts";
import { RangePicker } from "../../parts/dates/RangePicker.tsx";
import type { AnswerSlots } from "../../parts/answer-slots.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { useReport } from "../../report/use-report.ts";
import { financeText } from "../../../sdk/generated/text/en-IN/finance.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { profitAndLossReport } from "../../../sdk/reports/finance/profit-and-loss-report.ts";
import { Statement } from "./Statement.tsx";

const { definition } = createReport(profitAndLossReport);

export interface ProfitAndLossProps {
  /** The initial dates. */
  FromDate?: string;
  ToDate?: string;
  /** Separates two reports on one page in the address bar; `false` keeps this report out of it. */
  urlKey?: string | false;
  heading?: 1 | 2 | 3 | false;
  /** Drawn instead of the loading, empty and error states. */
  slots?: AnswerSlots | undefined;
}

/**
 * Shows income, costs and the profit or loss of a range. The figures come from the Trial Balance,
 * so both always agree.
 * @widget Finance
 * @file sheet
 * @element trialBalance.profitAndLoss
 */
export function ProfitAndLoss({ heading = 2, urlKey, slots, ...reportArguments }: ProfitAndLossProps) {
  const text = useText();
  const words = useTextOf("finance", financeText);
  const report = useReport(definition, { given: reportArguments, ...(urlKey !== undefined && { urlKey }) });
  const { change, today, retry, title } = report;
  const range = report.state.range ?? lastDays(30)(today);
  return (
    <Statement
      report={report}
      heading={heading}
      slots={slots}
      asks={
        <>
          <RangePicker value={range} today={today} onChange={(days) => change({ range: days })} />
          <Button variant="primary" onPress={retry}>
            {words.generate}
          </Button>
        </>
      }
      sheet={async (table) =>
        (await import("../../../sdk/reports/finance/profit-and-loss.ts")).buildStatementFile(
          table,
          { title, range },
          text,
        )
      }
    >
      {(table, level) => <StatementView table={table} level={level} />}
    </Statement>
  );
}
ProfitAndLoss.definition = definition;

const StatementView = lazyPart(() => import("./StatementView.tsx").then((part) => part.StatementView));
