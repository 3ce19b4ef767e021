import type { Vanbook } from "@vanbook/sdk";
import { useState } from "react";
import { Banner } from "../parts/Banner.tsx";
import { memoryLocation } from "../provider/memory-location.ts";
import { VanbookProvider } from "../provider/VanbookProvider.tsx";
import { useText } from "../text/use-text.ts";
import type { EmbeddedReport } from "./report-registry.ts";

export interface ReportMountProps {
  client: Vanbook;
  /** Undefined when it could not be had. */
  report: EmbeddedReport | undefined;
  given: Readonly<Record<string, string>>;
  heading: 1 | 2 | 3 | false;
  onRow: (row: unknown) => void;
}

/** What stands in an element: a provider of its own with one report, whose state stays out of the host's address bar. */
export function ReportMount({ client, report: Report, given, heading, onRow }: ReportMountProps) {
  const [location] = useState(() => memoryLocation());
  return (
    <VanbookProvider client={client} scheme="inherit" location={location}>
      {Report ? <Report {...given} heading={heading} onRowClick={onRow} /> : <Missing />}
    </VanbookProvider>
  );
}

function Missing() {
  const text = useText();
  return <Banner title={text.report.failed} />;
}
