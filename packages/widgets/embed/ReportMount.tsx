import type { QueryClient } from "@tanstack/react-query";
import type { Vanbook } from "@vanbook/sdk";
import type { ReportLocation } from "../provider/report-location.ts";
import { Boundary } from "../provider/Boundary.tsx";
import { VanbookProvider } from "../VanbookProvider.tsx";
import { WidgetEvents } from "../provider/WidgetEvents.tsx";
import type { WidgetEvents as Events } from "../provider/widget-events.ts";
import type { HostProps } from "./host-parts.ts";
import type { EmbeddedReport } from "./report-registry.ts";
import type { Tell } from "./tell.ts";

export type CreateNotice = (locale: string, retry: () => void) => HTMLElement;

export interface ReportMountProps {
  events?: Events;
  client: Vanbook;
  report: EmbeddedReport;
  /** Drawn if the widget itself fails. */
  createNotice: CreateNotice;
  given: Readonly<Record<string, string>>;
  heading: 1 | 2 | 3 | false;
  locale: string;
  root: ShadowRoot | undefined;
  cache: QueryClient;
  /** Separate from the host's address bar. */
  location: ReportLocation;
  tell: Tell;
  own?: HostProps | undefined;
}

export function ReportMount({
  report: Report,
  createNotice,
  given,
  heading,
  cache,
  tell,
  own,
  events,
  ...provider
}: ReportMountProps) {
  return (
    <Boundary
      onCaught={(cause) =>
        events?.onError?.({ code: "RENDER_FAILED", message: cause.message, requestId: null, cause })
      }
      instead={(_, retry) => (
        <div
          style={{ display: "contents" }}
          ref={(place) => place?.replaceChildren(createNotice(provider.locale, retry))}
        />
      )}
    >
      <VanbookProvider {...provider} scheme="inherit" queryClient={cache} {...own?.provider}>
        <WidgetEvents {...events} />
        <Report
          {...given}
          heading={heading}
          onRowClick={(row: unknown) => tell("row", row)}
          {...own?.widget}
        />
      </VanbookProvider>
    </Boundary>
  );
}
