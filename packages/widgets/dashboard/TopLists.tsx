import { money } from "../../sdk/format/money.ts";
import { count } from "../../sdk/format/quantity.ts";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { useTextOf } from "../text/use-text.ts";
import type { DashboardPartOptions } from "./dashboard-links.ts";
import type { DashboardRange } from "./dashboard-range.ts";
import { FigureLink } from "./FigureLink.tsx";
import { ListPart } from "./ListPart.tsx";
import { useDashboardData } from "./use-dashboard-data.ts";

export interface TopListProps extends DashboardPartOptions {
  range: DashboardRange;
}

/**
 * Lists the customers with the most bills of a range. Each row says what they bought for.
 * @widget Dashboard
 * @title Most Visited Customer
 * @element dashboard.customers
 */
export function MostVisitedCustomer({ range, linkTo, className }: TopListProps) {
  const { customers: text, none } = useTextOf("dashboard", dashboardText);
  const customerData = useDashboardData({
    name: "dashboard.customers",
    load: (client, days, signal) => client.dashboard.customers(days, { signal }),
    range,
  });
  const { FromDate: from, ToDate: until } = customerData.days;
  const linkToBills = (customer: number) =>
    linkTo?.({ to: "sales", from, until, filters: { CustomerID: String(customer) } });
  return (
    <ListPart
      title={text.title}
      of={customerData}
      empty={none}
      className={className}
      keyOf={({ CustomerID }) => CustomerID}
      columns={[
        {
          label: text.customer,
          cell: (row) => <FigureLink link={linkToBills(row.CustomerID)}>{row.CustomerName}</FigureLink>,
        },
        { label: text.bills, isNumber: true, cell: ({ TotalBills }) => count(TotalBills) },
        { label: text.amount, isNumber: true, cell: ({ TotalBillAmount }) => money(TotalBillAmount) },
      ]}
    />
  );
}

/**
 * Lists the items that sold most in a range. Each row says how many were sold.
 * @widget Dashboard
 * @title Product Traffic
 * @element dashboard.products
 */
export function ProductTraffic({ range, linkTo, className }: TopListProps) {
  const { products: text, none } = useTextOf("dashboard", dashboardText);
  const productData = useDashboardData({
    name: "dashboard.products",
    load: (client, days, signal) => client.dashboard.products(days, { signal }),
    range,
  });
  const { FromDate: from, ToDate: until } = productData.days;
  const linkToSales = (item: number) =>
    linkTo?.({ to: "itemSales", from, until, filters: { ItemID: String(item) } });
  return (
    <ListPart
      title={text.title}
      of={productData}
      empty={none}
      className={className}
      keyOf={({ ItemID }) => ItemID}
      columns={[
        {
          label: text.item,
          cell: (row) => <FigureLink link={linkToSales(row.ItemID)}>{row.ItemName}</FigureLink>,
        },
        { label: text.quantity, isNumber: true, cell: ({ GrandQuantity }) => count(GrandQuantity) },
      ]}
    />
  );
}
