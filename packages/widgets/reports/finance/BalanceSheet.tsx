import type { Row } from "@vanbook/sdk";
import { Suspense } from "react";
import type { AnswerSlots } from "../../parts/answer-slots.ts";
import { lazyPart } from "../../parts/lazy-part.ts";
import { createReport } from "../../report/define/define-report.tsx";
import { useReport } from "../../report/use-report.ts";
import { useText } from "../../text/use-text.ts";
import { balanceSheetReport } from "../../../sdk/reports/finance/balance-sheet-report.ts";
import { Statement } from "./Statement.tsx";

const { definition } = createReport(balanceSheetReport);

export interface BalanceSheetProps {
  /** The initial date; default: today. */
  Date?: string;
  /** Called when an account is opened, for example to show its ledger. */
  onRowClick?: (row: Row<"balanceSheet.report">) => void;
  /** Separates two reports on one page in the address bar; `false` keeps this report out of it. */
  urlKey?: string | false;
  heading?: 1 | 2 | 3 | false;
  /** Drawn instead of the loading, empty and error states. */
  slots?: AnswerSlots | undefined;
}

/**
 * Shows what the company has and owes at the end of a day, beside the same day a year before. Both
 * sides are equal and agree with the Trial Balance.
 * @widget Finance
 * @file sheet
 */
export function BalanceSheet({
  heading = 2,
  urlKey,
  onRowClick,
  slots,
  ...reportArguments
}: BalanceSheetProps) {
  const text = useText();
  const report = useReport(definition, { given: reportArguments, ...(urlKey !== undefined && { urlKey }) });
  const { state, change, today, title } = report;
  const day = state.filters["Date"] ?? today;
  return (
    <Statement
      report={report}
      heading={heading}
      slots={slots}
      asks={
        <Suspense fallback={<span className="vb-field" />}>
          <DateField
            label={text.translate("As on")}
            value={day}
            onChange={(chosenDay) => chosenDay && change({ filters: { ...state.filters, Date: chosenDay } })}
          />
        </Suspense>
      }
      sheet={async (table) =>
        (await import("../../../sdk/reports/finance/balance-sheet.ts")).buildBalanceSheetFile(
          table,
          { title, day },
          text,
        )
      }
    >
      {(table, level) => <BalanceSheetView table={table} day={day} level={level} onRowClick={onRowClick} />}
    </Statement>
  );
}
BalanceSheet.definition = definition;

const DateField = lazyPart(() => import("../../parts/dates/DateField.tsx").then((part) => part.DateField));
const BalanceSheetView = lazyPart(() =>
  import("./BalanceSheetView.tsx").then((part) => part.BalanceSheetView),
);
