import type { Args, ReportId, Row } from "@vanbook/sdk";
import type { ComponentType, ReactNode } from "react";
import { InBrowser } from "../../provider/InBrowser.tsx";
import type { AnyReport, AnyRow } from "./any-report.ts";
import type { ReportDefinition } from "./definition.ts";
import type { ReportFilter } from "../filters/filter.ts";
import { Report, type ReportSlots } from "../Report.tsx";

/** What every report takes besides its own range and filters. */
export interface ReportProps<Op extends ReportId> {
  /** Called when a row is opened, besides showing its details. */
  onRowClick?: (row: Row<Op>) => void;
  /** Keeps two reports on one page apart in the address bar; `false` keeps this one out of it. */
  urlKey?: string | false;
  /** Level of the title's heading; `false` where the host shows the title itself. */
  heading?: 1 | 2 | 3 | false;
  /** Drawn instead of, or besides, the engine's own parts. */
  slots?: ReportSlots<Row<Op>>;
}

/** A report's component: its range and filters are props with the arguments' own names, for the values to begin with. */
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
 * Makes a report's component from its definition. What the contract does not know does not compile: an unknown column or filter, a
 * total that the server does not send, a figure's kind on a text. `Tools` stand in the toolbar where the host puts nothing else; it is a
 * component and no element, since definitions are read where nothing is drawn, too.
 */
export function defineReport<
  const Op extends ReportId,
  const Filters extends readonly ReportFilter<Op>[] = readonly [],
  const Range extends string = never,
>(
  definition: ReportDefinition<Op, Filters> & { range?: { from: Range; to: Range } },
  Tools?: ComponentType,
): ReportComponent<Op, Filters, Range> {
  // The engine handles every report alike; this line is where the operation's own types end.
  const report = definition as unknown as AnyReport;
  const names = [
    report.range?.from,
    report.range?.to,
    ...(report.filters ?? []).map((filter) => filter.param),
  ];
  const component: ReportComponent<Op, Filters, Range> = ({
    onRowClick,
    urlKey,
    heading,
    slots,
    ...given
  }) => (
    <InBrowser title={report.title} heading={heading}>
      <Report
        definition={report}
        given={Object.fromEntries(Object.entries(given).filter(([name]) => names.includes(name)))}
        onRowClick={onRowClick as ((row: AnyRow) => void) | undefined}
        urlKey={urlKey}
        heading={heading}
        slots={{ toolbar: Tools && <Tools />, ...(slots as ReportSlots<AnyRow> | undefined) }}
      />
    </InBrowser>
  );
  component.definition = definition;
  component.displayName = definition.operation;
  return component;
}

type Given<Op extends ReportId, Name extends string> = {
  [N in Name & keyof Args<Op>]?: Args<Op>[N] | undefined;
};
