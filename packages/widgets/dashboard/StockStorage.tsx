import { count } from "../../sdk/format/quantity.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { FigureLink } from "./FigureLink.tsx";
import { ListPart } from "./ListPart.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

/**
 * Shows today's stock of each item in godowns and vans. Items that have run out are highlighted.
 * @widget Dashboard
 * @title Stock Storage
 * @element dashboard.stock
 */
export function StockStorage({ linkTo, className }: DashboardPartOptions) {
  const { stock: text } = useTextOf("dashboard", dashboardText);
  const stockData = useDashboardData({
    name: "dashboard.stock",
    load: (client, _days, signal) => client.dashboard.stock({}, { signal }),
  });
  const link = linkTo?.({ to: "stock" });
  return (
    <ListPart
      title={text.title}
      of={stockData}
      empty={text.empty}
      failed={text.empty}
      className={className}
      actions={link && <FigureLink link={link}>{text.report}</FigureLink>}
      most={MAX_ROWS}
      more={(hiddenCount) => text.more(count(hiddenCount))}
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

const MAX_ROWS = 200;
