import type { Blueprint } from "../companies/blueprint.ts";
import type { DemoYear } from "../calendar.ts";
import type { DemoSeries } from "../companies/demo-company.ts";

/** What is needed to make the staff of a demo company. */
export interface StaffInput {
  companyId: number;
  blueprint: Blueprint;
  years: readonly [DemoYear, DemoYear];
  today: string;
  routeIds: readonly number[];
  series: readonly DemoSeries[];
}
