import { useQuery } from "@tanstack/react-query";
import type { Row } from "@vanbook/sdk";
import { styled } from "styled-components";
import { date } from "../../../sdk/format/date.ts";
import { quantity } from "../../../sdk/format/quantity.ts";
import { Banner } from "../../parts/Banner.tsx";
import { Skeleton } from "../../parts/Skeleton.tsx";
import { useVanbook } from "../../provider/use-vanbook.ts";
import { useReportModel } from "../../report/report-context.ts";
import { vanLoadsText } from "../../../sdk/generated/text/en-IN/van-loads.ts";
import { useTextOf } from "../../text/use-text.ts";

export function VtStockByDate({ row }: { row: Row<"vanLoads.datewise"> }) {
  const text = useTextOf("vanLoads", vanLoadsText);
  const client = useVanbook();
  const { state } = useReportModel();
  const { from = "", to = "" } = state.range ?? {};
  const args = { vanId: Number(state.filters["VanId"]), ItemID: row.ItemID, fromDate: from, toDate: to };
  const days = useQuery({
    queryKey: ["vanLoads.byDate", args],
    queryFn: ({ signal }) => client.vanLoads.byDate(args, { signal }),
    staleTime: 60_000,
  });
  if (days.error)
    return <Banner title={text.byDateFailed} error={days.error} onRetry={() => void days.refetch()} />;
  if (!days.data) return <Skeleton height="4em" />;
  if (days.data.length === 0) return <p className="vb-dim vb-van-none">{text.byDateNone}</p>;
  const [dateLabel, ...figures] = text.byDateColumns;
  return (
    <Days className="vb-van-days">
      <caption>{text.byDate}</caption>
      <thead>
        <tr>
          <th scope="col">{dateLabel}</th>
          {figures.map((label) => (
            <th key={label} scope="col" className="vb-num">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.data.map((day) => (
          <tr key={day.Date}>
            <td>{date(day.Date)}</td>
            <td className="vb-num">{quantity(day.VTStock)}</td>
            <td className="vb-num">{quantity(day.Stock)}</td>
          </tr>
        ))}
      </tbody>
    </Days>
  );
}

const Days = styled.table`
  border-collapse: collapse;
  caption {
    padding-block-end: var(--vb-space-1);
    font-weight: var(--vb-weight-bold);
    text-align: start;
  }
  :is(th, td) {
    padding: var(--vb-space-1) var(--vb-space-3);
    border-block-end: var(--vb-hairline) solid var(--vb-line);
    text-align: start;
  }
  .vb-num {
    text-align: end;
  }
`;
