import type { Args, ReportId, Row } from "@vanbook/sdk";
import type { ComponentType, ReactNode } from "react";
import { InBrowser } from "../../provider/InBrowser.tsx";
import { withBoundary } from "../../parts/with-boundary.tsx";
import type { ReportFilter } from "../../../sdk/report/filters/filter.ts";
import { Report, type ReportSlots } from "../Report.tsx";
import type { RowParts } from "../../table/host/row-parts.ts";
import type { AnyRow } from "../../../sdk/report/define/any-report.ts";
import type { DrawnReport } from "./drawn-report.ts";
import type { DeclaredReport } from "../../../sdk/report/define/declare-report.ts";
import type { ReportDefinition } from "./definition.ts";

/** Props of every report, in addition to its own range and filters. */
export interface ReportProps<Op extends ReportId> extends RowParts<Row<Op>> {
  /** Called when a row is opened, in addition to showing its details. */
  onRowClick?: (row: Row<Op>) => void;
  /**
   * Keeps the report's choices in the address bar, under names that begin with this key, so that two
   * reports don't share them; `false` keeps the report out of the provider's `location`.
   */
  urlKey?: string | false;
  /** Level of the title's heading; `false` if the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Drawn in place of, or in addition to, the engine's own parts. */
  slots?: ReportSlots<Row<Op>>;
}

/** The range and filters are props named like the arguments, used as initial values. */
export interface ReportComponent<
  Op extends ReportId,
  Filters extends readonly ReportFilter<Op>[],
  Range extends string,
> {
  (props: ReportProps<Op> & Given<Op, Filters[number]["param"] | Range>): ReactNode;
  definition: ReportDefinition<Op, Filters>;
  displayName: string;
}

/**
 * Makes a report's component from its definition. Anything that the contract does not have fails to
 * compile: an unknown column or filter, a total that the server does not send, a numeric kind on a
 * text. `Tools` are drawn in the toolbar unless the host puts something else there.
 */
export function defineReport<
  const Op extends ReportId,
  const Filters extends readonly ReportFilter<Op>[] = readonly [],
  const Range extends string = never,
>(
  definition: ReportDefinition<Op, Filters> & { range?: { from: Range; to: Range } },
  Tools?: ComponentType,
): ReportComponent<Op, Filters, Range> {
  return createReport(definition, { Tools });
}

interface ReportParts<R> {
  Details?: ComponentType<{ row: R }> | undefined;
  Tools?: ComponentType | undefined;
}

export function createReport<
  Op extends ReportId,
  Filters extends readonly ReportFilter<Op>[],
  Range extends string,
>(
  declaredReport: DeclaredReport<Op, Filters, Range>,
  { Details, Tools }: ReportParts<Row<Op>> = {},
): ReportComponent<Op, Filters, Range> {
  const definition =
    Details && declaredReport.details
      ? { ...declaredReport, details: { ...declaredReport.details, content: Details } }
      : declaredReport;
  const report = definition as unknown as DrawnReport;
  const names = [
    report.range?.from,
    report.range?.to,
    ...(report.filters ?? []).map((filter) => filter.param),
  ];
  const ReportRoot: ReportComponent<Op, Filters, Range> = ({
    onRowClick,
    urlKey,
    heading,
    slots,
    ...parameters
  }) => (
    <InBrowser title={report.title} heading={heading}>
      <Report
        {...(parameters as RowParts<AnyRow>)}
        definition={report}
        given={Object.fromEntries(Object.entries(parameters).filter(([name]) => names.includes(name)))}
        onRowClick={onRowClick as ((row: AnyRow) => void) | undefined}
        urlKey={urlKey}
        heading={heading}
        slots={{ toolbar: Tools && <Tools />, ...(slots as ReportSlots<AnyRow> | undefined) }}
      />
    </InBrowser>
  );
  ReportRoot.definition = definition as ReportDefinition<Op, Filters>;
  ReportRoot.displayName = definition.operation;
  return withBoundary(ReportRoot, names);
}

type Given<Op extends ReportId, Name extends string> = {
  [N in Name & keyof Args<Op>]?: Args<Op>[N] | undefined;
};
