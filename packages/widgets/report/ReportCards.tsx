import { formatCellText } from "../../sdk/files/cells/cell-text.ts";
import { useText } from "../text/use-text.ts";
import { useReportModel } from "./report-context.ts";
import { Cards, NoCards } from "./ReportCards.styles.ts";

export function ReportCards() {
  const text = useText();
  const { definition, table, isOutdated, missing, error } = useReportModel();
  const { cards, words } = definition;
  if (!cards || missing !== undefined || error) return null;
  if (table?.page.rows === 0 && words?.noCards && cards.every(({ figure }) => !table.totals[figure]))
    return <NoCards className="vb-report-cards-none">{words.noCards}</NoCards>;
  return (
    <Cards
      className={isOutdated ? "vb-report-cards vb-outdated" : "vb-report-cards"}
      aria-label={text.report.figures}
      aria-busy={isOutdated}
    >
      {cards.map(({ figure, label, kind = "money" }) => (
        <div key={figure} className="vb-report-card-figure">
          <dt>{label}</dt>
          <dd>{table ? formatCellText(kind, table.totals[figure] ?? null, text.notAvailable) : "…"}</dd>
        </div>
      ))}
    </Cards>
  );
}
