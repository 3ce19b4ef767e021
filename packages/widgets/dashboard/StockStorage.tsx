import { count } from "../format/quantity.ts";
import { useDashboardText } from "../text/use-dashboard-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import { FigureLink } from "./FigureLink.tsx";
import { ListTable } from "./ListTable.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

/** What is on hand of each item. */
export function StockStorage({ linkTo, className }: DashboardPartOptions) {
  const { stock: text } = useDashboardText();
  const asked = useDashboardData({
    name: "dashboard.stock",
    load: (client, _days, signal) => client.dashboard.stock({}, { signal }),
  });
  const link = linkTo?.({ to: "stock" });
  return (
    <DashboardPart
      title={text.title}
      of={asked}
      failed={text.empty}
      className={`vb-list-part ${className ?? ""}`}
      actions={link && <FigureLink link={link}>{text.report}</FigureLink>}
    >
      {(rows) =>
        rows.length === 0 ? (
          <p className="vb-part-empty">{text.empty}</p>
        ) : (
          <>
            <ListTable
              label={text.title}
              rows={rows.slice(0, MOST)}
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
            {rows.length > MOST && <p className="vb-part-more">{text.more(count(rows.length - MOST))}</p>}
          </>
        )
      }
    </DashboardPart>
  );
}

/** As many as are read on a first page; the report has them all. */
const MOST = 200;
