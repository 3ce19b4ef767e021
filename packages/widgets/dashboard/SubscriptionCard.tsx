import { useLocale } from "react-aria-components/I18nProvider";
import { Tag } from "../parts/Tag.tsx";
import { writeDayInWords } from "../../sdk/format/day-in-words.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import { overviewAsk } from "./overview-ask.ts";
import { useDashboardData } from "./use-dashboard-data.ts";

/**
 * Says when the subscription is due. Day and badge are settings of the installation.
 * @widget Dashboard
 * @drawn dashboard.subscription
 * @title Subscription
 */
export function SubscriptionCard({ className }: DashboardPartOptions) {
  const { subscription: text } = useTextOf("dashboard", dashboardText);
  const { locale } = useLocale();
  const overviewData = useDashboardData(overviewAsk);
  return (
    <DashboardPart title={text.title} of={overviewData} className={`vb-subscription ${className ?? ""}`}>
      {({ Subscription: { DueDate, Badge } }) => (
        <p>
          {text.due(writeDayInWords(DueDate, locale))}
          <Tag tone="warn">{Badge}</Tag>
        </p>
      )}
    </DashboardPart>
  );
}
