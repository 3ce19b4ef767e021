import { accountWidgets } from "./account-widgets.ts";
import { dashboardWidgets } from "./dashboard-widgets.ts";
import type { ManualWidget } from "./manual-widget.ts";
import { masterWidgets } from "./master-widgets.ts";
import { saleWidgets } from "./sale-widgets.ts";
import { stockWidgets } from "./stock-widgets.ts";
import { voucherWidgets } from "./voucher-widgets.ts";

/** Every public widget; each has a page in the manual and a row in docs/accessibility.md. */
export const manualWidgets: readonly ManualWidget[] = [
  ...saleWidgets,
  ...accountWidgets,
  ...stockWidgets,
  ...dashboardWidgets,
  ...voucherWidgets,
  ...masterWidgets,
];
