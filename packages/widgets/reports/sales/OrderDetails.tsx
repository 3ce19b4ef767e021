import type { Answer, Row } from "@vanbook/sdk";
import { useRead } from "../../form/use-read.ts";
import { date } from "../../../sdk/format/date.ts";
import { money } from "../../../sdk/format/money.ts";
import { quantity } from "../../../sdk/format/quantity.ts";
import { Tag } from "../../parts/Tag.tsx";
import { PaperButton } from "../../paper/PaperButton.tsx";
import { orderText } from "../../../sdk/generated/text/en-IN/order.ts";
import { useText, useTextOf } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import {
  createDiscountColumn,
  DocumentLines,
  addLabels,
  createSummedFigure,
  type LineFigure,
} from "../DocumentLines.tsx";
import {
  MODE_TONES,
  getBillMode,
  STATUS_TONES,
  getOrderStatus,
} from "../../../sdk/reports/sales/order-words.ts";

export function OrderDetails({ row }: { row: OrderHead }) {
  const text = useTextOf("order", orderText);
  const { notAvailable } = useText();
  const query = useRead({ operation: "orders.lines", args: { DSID: row.DSID } });
  const line = query.data?.[0];
  return (
    <DocumentDetails
      title={text.title}
      query={query}
      words={text}
      facts={[
        [text.orderNo, row.OrderNo],
        [text.date, date(row.Date)],
        [text.customer, row.CustomerName],
        [text.address, row.CustomerAddress || notAvailable],
        [text.phone, row.CustomerPhone || line?.Mob || notAvailable],
        [text.user, row.UserName || line?.UserName || notAvailable],
        [text.status, <Tag tone={STATUS_TONES[getOrderStatus(row)]}>{getOrderStatus(row)}</Tag>],
        [text.mode, <Tag tone={MODE_TONES[getBillMode(row)]}>{getBillMode(row)}</Tag>],
      ]}
      paper={
        <PaperButton
          paper="orders.read"
          id={row.DSID}
          load={async () => (await import("../../../sdk/paper/documents/order-form.ts")).orderForm}
        />
      }
    >
      {(lines) => <OrderLines lines={lines} />}
    </DocumentDetails>
  );
}

type Order = Row<"orders.report">;
type OrderHead = Pick<
  Order,
  "DSID" | "OrderNo" | "Date" | "CustomerName" | "CustomerAddress" | "OrderStatus" | "BillMode"
> &
  Partial<Pick<Order, "CustomerPhone" | "UserName">>;

function OrderLines({ lines }: { lines: readonly Answer<"orders.lines">[number][] }) {
  const text = useTextOf("order", orderText);
  const columns: LineFigure<Answer<"orders.lines">[number]>[] = [
    { text: ({ Qty }) => quantity(Qty) },
    { text: ({ MRP }) => money(MRP) },
    { text: ({ Rate }) => money(Rate) },
    createSummedFigure(({ NetAmount }) => NetAmount),
  ];
  const all = addLabels(columns, text.columns);
  const withDiscounts = [...all.slice(0, 3), ...createDiscountColumn(lines, text.discount), ...all.slice(3)];
  return <DocumentLines words={text} columns={withDiscounts} lines={lines} />;
}
