import type { ComponentType } from "react";
import type { AnswerSlots } from "../parts/answer-slots.ts";
import { DashboardCards } from "./DashboardCards.tsx";
import { DashboardCounts } from "./DashboardCounts.tsx";
import type { DashboardPartOptions, LinkTo } from "./dashboard-links.ts";
import { type DashboardRange, isDashboardRange } from "./dashboard-range.ts";
import { Invoices } from "./Invoices.tsx";
import { DashboardTasks, UserMessages } from "./Notices.tsx";
import { OrderSummary } from "./OrderSummary.tsx";
import { OwnerFigures } from "./OwnerFigures.tsx";
import { PartSlots } from "./PartEmpty.tsx";
import { SalesActivity } from "./SalesActivity.tsx";
import { StockStorage } from "./StockStorage.tsx";
import { SubscriptionCard } from "./SubscriptionCard.tsx";
import { MostVisitedCustomer, ProductTraffic } from "./TopLists.tsx";

/**
 * The dashboard's parts by their first operation, as mounted by elements. `range` is an attribute, seven days by
 * default.
 */
export const embeddedParts = {
  "dashboard.overview": part("dashboard.overview", OwnerFigures),
  "dashboard.sales": part("dashboard.sales", DashboardCards),
  "dashboard.b2b": part("dashboard.b2b", DashboardCounts),
  "dashboard.orderGraph": part("dashboard.orderGraph", OrderSummary),
  "dashboard.saleGraph": part("dashboard.saleGraph", SalesActivity),
  "dashboard.customers": part("dashboard.customers", MostVisitedCustomer),
  "dashboard.products": part("dashboard.products", ProductTraffic),
  "dashboard.stock": part("dashboard.stock", StockStorage),
  "dashboard.invoices": part("dashboard.invoices", Invoices),
  "dashboard.messages": part("dashboard.messages", UserMessages),
  "dashboard.tasks": part("dashboard.tasks", DashboardTasks),
  "dashboard.subscription": part("dashboard.subscription", SubscriptionCard),
};

interface EmbeddedProps {
  range?: string | null;
  linkTo?: LinkTo;
  slots?: AnswerSlots;
}

function part(operation: string, Part: ComponentType<DashboardPartOptions & { range: DashboardRange }>) {
  const Embedded = ({ range = null, linkTo, slots = {} }: EmbeddedProps) => (
    <PartSlots.Provider value={slots}>
      <Part range={isDashboardRange(range) ? range : "7"} linkTo={linkTo} />
    </PartSlots.Provider>
  );
  Embedded.definition = { operation, filters: [{ param: "range" }] };
  return () => Promise.resolve(Embedded);
}
