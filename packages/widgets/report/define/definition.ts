import type { ReportId, Row } from "@vanbook/sdk";
import type { ComponentType } from "react";
import type { ReportDeclaration, ReportDetailsRules } from "../../../sdk/report/define/definition.ts";
import type { ReportFilter } from "../../../sdk/report/filters/filter.ts";

/** A report's declaration, and what is shown when a row is pressed. */
export interface ReportDefinition<
  Op extends ReportId,
  Filters extends readonly ReportFilter<Op>[],
> extends ReportDeclaration<Op, Filters> {
  details?: ReportDetailsRules<Row<Op>> & { content: ComponentType<ReportDetailsProps<Op>> };
}

/** Props of a details component. */
export interface ReportDetailsProps<Op extends ReportId> {
  row: Row<Op>;
}
