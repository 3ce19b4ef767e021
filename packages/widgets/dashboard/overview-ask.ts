import type { Schema } from "@vanbook/sdk";
import type { DashboardAsk } from "./use-dashboard-data.ts";

/** One request for all parts that show some of it. */
export const overviewAsk: DashboardAsk<Schema<"DashboardOverview">> = {
  name: "dashboard.overview",
  load: (client, _days, signal) => client.dashboard.overview({}, { signal }),
};
