import { useQuery } from "@tanstack/react-query";
import { sumPaise, toRupees, type Answer, type Row } from "@vanbook/sdk";
import { date } from "../../format/date.ts";
import { money } from "../../format/money.ts";
import { quantity } from "../../format/quantity.ts";
import { Tag } from "../../parts/Tag.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useText } from "../../text/use-text.ts";
import { DocumentDetails } from "../DocumentDetails.tsx";
import { MODE_TONES, modeOf, STATUS_TONES, statusOf } from "./order-words.ts";

type OrderLine = Answer<"orders.lines">[number];

/** One order: who wants what, and who took it. */
export function OrderDetails({ row }: { row: Row<"orders.report"> }) {
  const { order: text, notAvailable } = useText();
  const client = useVanbook();
  const query = useQuery({
    queryKey: ["orders.lines", row.DSID],
    queryFn: ({ signal }) => client.orders.lines({ DSID: row.DSID }, { signal }),
  });
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
        [text.phone, row.CustomerPhone || notAvailable],
        [text.user, row.UserName || notAvailable],
        [text.status, <Tag tone={STATUS_TONES[statusOf(row)]}>{statusOf(row)}</Tag>],
        [text.mode, <Tag tone={MODE_TONES[modeOf(row)]}>{modeOf(row)}</Tag>],
      ]}
    >
      {(lines) => <OrderLines lines={lines} />}
    </DocumentDetails>
  );
}

function OrderLines({ lines }: { lines: readonly OrderLine[] }) {
  const { order: text } = useText();
  return (
    <div className="vb-bill-scroll" role="group" aria-label={text.lines} tabIndex={0}>
      <table className="vb-bill-lines">
        <thead>
          <tr>
            <th className="vb-num">{text.number}</th>
            <th>{text.item}</th>
            {text.columns.map((label) => (
              <th key={label} className="vb-num">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map((line, at) => (
            <tr key={at}>
              <td className="vb-num vb-dim">{at + 1}</td>
              <td className="vb-bill-item">{line.ItemName}</td>
              <td className="vb-num">{quantity(line.Qty)}</td>
              <td className="vb-num">{money(line.MRP)}</td>
              <td className="vb-num">{money(line.Rate)}</td>
              <td className="vb-num">{money(line.NetAmount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th colSpan={5} scope="row">
              {text.total}
            </th>
            <td className="vb-num">{money(toRupees(sumPaise(lines.map((line) => line.NetAmount))))}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
