import type { Schema } from "@vanbook/sdk";
import { useVanbookContext } from "../provider/use-vanbook.ts";
import { useText } from "../text/use-text.ts";

/** Links to the reports that a tie compares, if the host offers them to this visitor. */
export function TieLinks({ reports }: { reports: readonly Schema<"TieReport">[] }) {
  const text = useText();
  const { reportLink } = useVanbookContext();
  return reports.map((report) => {
    const link = reportLink?.(report);
    return (
      link && (
        <a
          key={`${report.operation} ${report.AccountCode}`}
          className="vb-tie-link"
          href={link.href}
          title={text.report.opensReport(report.label)}
          onClick={(event) => {
            // With a modifier key, the browser opens the link in a new tab or window.
            if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
            event.preventDefault();
            link.open();
          }}
        >
          {report.label}
        </a>
      )
    );
  });
}
