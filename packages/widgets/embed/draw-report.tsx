import type { Vanbook } from "@vanbook/sdk";
import { createRoot } from "react-dom/client";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { clearCache, createQueryClient } from "../provider/create-query-client.ts";
import { memoryLocation } from "../provider/memory-location.ts";
import { readArguments, readHeading } from "./element-attributes.ts";
import type { HostParts } from "./host-parts.ts";
import { ReportMount, type CreateNotice } from "./ReportMount.tsx";
import type { RowPartsElement } from "./row-parts-element.ts";
import type { EmbeddedReport } from "./report-registry.ts";
import { describeLoadFailure } from "../provider/tell-failure.ts";

/** Returns a function that removes the widget. Loads React and everything a report needs. */
export function drawReport(
  element: RowPartsElement,
  box: HTMLElement,
  client: Vanbook,
  report: EmbeddedReport,
  createNotice: CreateNotice,
  parts?: HostParts,
): () => void {
  // Otherwise popups would look for focus and outside presses only in the page's own tree.
  enableShadowDOM();
  const cache = createQueryClient();
  const location = memoryLocation();
  const tell = (name: string, detail: unknown) =>
    element.dispatchEvent(
      new CustomEvent(`vanbook-${name}`, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  // Two elements are two React roots on one page, so their ids must differ.
  const root = createRoot(box, { identifierPrefix: `vb${crypto.getRandomValues(new Uint32Array(1))[0]}` });
  const tree = box.getRootNode();
  const own = parts?.hostProps(element, tell);
  let isReady = false;
  const show = (name: "ready" | "error", detail: unknown) => {
    isReady ||= name === "ready";
    parts?.showSlot(element, box, isReady ? undefined : "error");
    tell(name, detail);
  };
  parts?.showSlot(element, box, "loader");
  const render = (ownProps = own) =>
    root.render(
      <ReportMount
        client={client}
        report={report}
        createNotice={createNotice}
        given={readArguments(element, report)}
        heading={readHeading(element)}
        locale={element.getAttribute("locale") ?? "en-IN"}
        root={tree instanceof ShadowRoot ? tree : undefined}
        cache={cache}
        location={location}
        tell={tell}
        events={{
          onReady: () => show("ready", null),
          onError: (failure) => show("error", failure),
          onMisuse: (misuse) => tell("misuse", misuse),
          onFilter: (choices) => tell("filter", choices),
          onExport: (file) => tell("export", file),
        }}
        own={ownProps}
      />,
    );
  render();
  // The first rows don't wait for this: height and the host's background.
  const host = import("./follow-host.ts").then((part) =>
    part.followHost({ element, box, report, client, tell, parts, own, render }),
  );
  host.catch((cause: unknown) => tell("error", describeLoadFailure(cause)));
  return () => {
    root.unmount();
    clearCache(cache);
    host.then(
      (end) => end(),
      () => undefined,
    );
  };
}
