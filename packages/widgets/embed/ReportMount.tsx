import type { Vanbook } from "@vanbook/sdk";
import { useState } from "react";
import { memoryLocation } from "../provider/memory-location.ts";
import { VanbookProvider } from "../provider/VanbookProvider.tsx";
import type { EmbeddedReport } from "./report-registry.ts";

export interface ReportMountProps {
  client: Vanbook;
  report: EmbeddedReport;
  given: Readonly<Record<string, string>>;
  heading: 1 | 2 | 3 | false;
  root: ShadowRoot | undefined;
  onRow: (row: unknown) => void;
}

/** What stands in an element: a provider of its own with one report, whose state stays out of the host's address bar. */
export function ReportMount({ client, report: Report, given, heading, root, onRow }: ReportMountProps) {
  const [location] = useState(() => memoryLocation());
  return (
    <VanbookProvider client={client} scheme="inherit" location={location} root={root}>
      <Report {...given} heading={heading} onRowClick={onRow} />
    </VanbookProvider>
  );
}
