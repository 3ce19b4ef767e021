import { money } from "../format/money.ts";
import { count } from "../format/quantity.ts";
import { useDashboardText } from "../text/use-dashboard-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import { DashboardPart } from "./DashboardPart.tsx";
import type { DashboardRange } from "./dashboard-range.ts";
import { FigureLink } from "./FigureLink.tsx";
import { ListTable } from "./ListTable.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

export interface TopListProps extends DashboardPartOptions {
  range: DashboardRange;
}

/** The customers with most bills in a range. */
export function MostVisitedCustomer({ range, linkTo, className }: TopListProps) {
  const { customers: text, none } = useDashboardText();
  const asked = useDashboardData({
    name: "dashboard.customers",
    load: (client, days, signal) => client.dashboard.customers(days, { signal }),
    range,
  });
  const { FromDate: from, ToDate: until } = asked.days;
  return (
    <DashboardPart title={text.title} of={asked} className={`vb-list-part ${className ?? ""}`}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="vb-part-empty">{none}</p>
        ) : (
          <ListTable
            label={text.title}
            rows={rows}
            keyOf={({ CustomerID }) => CustomerID}
            columns={[
              {
                label: text.customer,
                cell: ({ CustomerID, CustomerName }) => (
                  <FigureLink
                    link={linkTo?.({
                      to: "sales",
                      from,
                      until,
                      filters: { CustomerID: String(CustomerID) },
                    })}
                  >
                    {CustomerName}
                  </FigureLink>
                ),
              },
              { label: text.bills, isNumber: true, cell: ({ TotalBills }) => count(TotalBills) },
              { label: text.amount, isNumber: true, cell: ({ TotalBillAmount }) => money(TotalBillAmount) },
            ]}
          />
        )
      }
    </DashboardPart>
  );
}

/** The items of which most was sold in a range. */
export function ProductTraffic({ range, linkTo, className }: TopListProps) {
  const { products: text, none } = useDashboardText();
  const asked = useDashboardData({
    name: "dashboard.products",
    load: (client, days, signal) => client.dashboard.products(days, { signal }),
    range,
  });
  const { FromDate: from, ToDate: until } = asked.days;
  return (
    <DashboardPart title={text.title} of={asked} className={`vb-list-part ${className ?? ""}`}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="vb-part-empty">{none}</p>
        ) : (
          <ListTable
            label={text.title}
            rows={rows}
            keyOf={({ ItemID }) => ItemID}
            columns={[
              {
                label: text.item,
                cell: ({ ItemID, ItemName }) => (
                  <FigureLink
                    link={linkTo?.({ to: "itemSales", from, until, filters: { ItemID: String(ItemID) } })}
                  >
                    {ItemName}
                  </FigureLink>
                ),
              },
              { label: text.quantity, isNumber: true, cell: ({ GrandQuantity }) => count(GrandQuantity) },
            ]}
          />
        )
      }
    </DashboardPart>
  );
}
