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

/** By the first operation of each part. `range` is an attribute, seven days by default. */
export const embeddedParts = {
  "dashboard.overview": makeEmbeddedPart("dashboard.overview", OwnerFigures),
  "dashboard.sales": makeEmbeddedPart("dashboard.sales", DashboardCards),
  "dashboard.b2b": makeEmbeddedPart("dashboard.b2b", DashboardCounts),
  "dashboard.orderGraph": makeEmbeddedPart("dashboard.orderGraph", OrderSummary),
  "dashboard.saleGraph": makeEmbeddedPart("dashboard.saleGraph", SalesActivity),
  "dashboard.customers": makeEmbeddedPart("dashboard.customers", MostVisitedCustomer),
  "dashboard.products": makeEmbeddedPart("dashboard.products", ProductTraffic),
  "dashboard.stock": makeEmbeddedPart("dashboard.stock", StockStorage),
  "dashboard.invoices": makeEmbeddedPart("dashboard.invoices", Invoices),
  "dashboard.messages": makeEmbeddedPart("dashboard.messages", UserMessages),
  "dashboard.tasks": makeEmbeddedPart("dashboard.tasks", DashboardTasks),
  "dashboard.subscription": makeEmbeddedPart("dashboard.subscription", SubscriptionCard),
};

interface EmbeddedProps {
  range?: string | null;
  linkTo?: LinkTo;
  slots?: AnswerSlots;
}

function makeEmbeddedPart(
  operation: string,
  Part: ComponentType<DashboardPartOptions & { range: DashboardRange }>,
) {
  const Embedded = ({ range = null, linkTo, slots = {} }: EmbeddedProps) => (
    <PartSlots.Provider value={slots}>
      <Part range={isDashboardRange(range) ? range : "7"} linkTo={linkTo} />
    </PartSlots.Provider>
  );
  Embedded.definition = { operation, filters: [{ param: "range" }] };
  return () => Promise.resolve(Embedded);
}
