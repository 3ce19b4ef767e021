import { count } from "../../../sdk/format/quantity.ts";
import { useReportModel } from "../../report/report-context.ts";
import { vouchersText } from "../../../sdk/generated/text/en-IN/vouchers.ts";
import { useTextOf } from "../../text/use-text.ts";

export function EntriesShown() {
  const text = useTextOf("vouchers", vouchersText);
  const { table } = useReportModel();
  if (!table || table.page.rows === 0) return null;
  const { number, size, rows } = table.page;
  const first = (number - 1) * size + 1;
  return (
    <span className="vb-dim">
      {text.showing(count(first), count(Math.min(rows, number * size)), count(rows))}
    </span>
  );
}
