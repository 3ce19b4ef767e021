import { count } from "../../sdk/format/quantity.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { FigureLink } from "./FigureLink.tsx";
import { ListPart } from "./ListPart.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

/**
 * Shows how much of each item is there today, in godowns and vans. What has run out stands out.
 * @widget Dashboard
 * @title Stock Storage
 * @element dashboard.stock
 */
export function StockStorage({ linkTo, className }: DashboardPartOptions) {
  const { stock: text } = useTextOf("dashboard", dashboardText);
  const asked = useDashboardData({
    name: "dashboard.stock",
    load: (client, _days, signal) => client.dashboard.stock({}, { signal }),
  });
  const link = linkTo?.({ to: "stock" });
  return (
    <ListPart
      title={text.title}
      of={asked}
      empty={text.empty}
      failed={text.empty}
      className={className}
      actions={link && <FigureLink link={link}>{text.report}</FigureLink>}
      most={MOST}
      more={(left) => text.more(count(left))}
      keyOf={({ ItemID }) => ItemID}
      columns={[
        { label: text.item, cell: ({ ItemName }) => ItemName },
        {
          label: text.stock,
          isNumber: true,
          cell: ({ TotalStock }) => (
            <span className={TotalStock <= 0 ? "vb-debit" : undefined}>{count(TotalStock)}</span>
          ),
        },
      ]}
    />
  );
}

/** Rows shown; the report has all of them. */
const MOST = 200;
