import type { Blueprint } from "../companies/blueprint.ts";
import type { DemoYear } from "../calendar.ts";
import type { DemoSeries } from "../companies/demo-company.ts";

export interface StaffInput {
  companyId: number;
  blueprint: Blueprint;
  years: readonly [DemoYear, DemoYear];
  today: string;
  routeIds: readonly number[];
  series: readonly DemoSeries[];
}
