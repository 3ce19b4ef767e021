import type { Vanbook } from "@vanbook/sdk";
import { createRoot } from "react-dom/client";
import { enableShadowDOM } from "react-stately/private/flags/flags";
import { givenBy, headingOf } from "./element-attributes.ts";
import { ReportMount } from "./ReportMount.tsx";
import type { EmbeddedReport } from "./report-registry.ts";

/** Draws a report into `box` as its element says; returns what ends it. With it come React and all that a report stands on. */
export function drawReport(
  element: HTMLElement,
  box: HTMLElement,
  client: Vanbook,
  report: EmbeddedReport,
): () => void {
  // Without it what floats would look for the focus, and for presses beside it, in the page's own tree only.
  enableShadowDOM();
  // Two elements are two React roots on one page, whose ids must differ.
  const root = createRoot(box, { identifierPrefix: `vb${crypto.getRandomValues(new Uint32Array(1))[0]}` });
  const tree = box.getRootNode();
  root.render(
    <ReportMount
      client={client}
      report={report}
      given={givenBy(element, report)}
      heading={headingOf(element)}
      root={tree instanceof ShadowRoot ? tree : undefined}
      onRow={(row) =>
        element.dispatchEvent(new CustomEvent("vanbook-row", { detail: row, bubbles: true, composed: true }))
      }
    />,
  );
  return () => root.unmount();
}
