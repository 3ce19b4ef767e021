import type { Schema } from "@vanbook/sdk";
import { useVanbookContext } from "../provider/use-vanbook.ts";
import { useText } from "../text/use-text.ts";

/** Links to the reports that show what a tie is made of, those that the host offers this visitor. */
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
            // With a key held down the browser opens it in a tab or window of its own.
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
