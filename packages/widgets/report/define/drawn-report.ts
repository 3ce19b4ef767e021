import type { ComponentType } from "react";
import type { AnyReport, AnyRow } from "../../../sdk/report/define/any-report.ts";
import type { ReportDetailsRules } from "../../../sdk/report/define/definition.ts";

/** A report of any operation as the engine draws it. */
export interface DrawnReport extends AnyReport {
  details?: ReportDetailsRules<AnyRow> & { content?: ComponentType<{ row: AnyRow }> };
}
