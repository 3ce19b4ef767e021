import type { ComponentType } from "react";
import type { AnyReport, AnyRow } from "../../../sdk/report/define/any-report.ts";
import type { ReportDetailsRules } from "../../../sdk/report/define/definition.ts";

export interface DrawnReport extends AnyReport {
  details?: ReportDetailsRules<AnyRow> & { content?: ComponentType<{ row: AnyRow }> };
}
