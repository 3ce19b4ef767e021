import type { Choices, WidgetFailure, WidgetMisuse } from "../provider/widget-events.ts";
import type { VanbookReportElement } from "./report-element.ts";
import type { AnyRow } from "./row-parts-element.ts";

/** Events of `<vanbook-widget>`, for `addEventListener` and for handlers in JSX. They bubble. */
export interface VanbookElementEvents {
  "vanbook-ready": CustomEvent<null>;
  "vanbook-error": CustomEvent<WidgetFailure>;
  "vanbook-misuse": CustomEvent<WidgetMisuse>;
  "vanbook-filter": CustomEvent<Choices>;
  /** The row that was opened, with the names of the operation's response. */
  "vanbook-row": CustomEvent<AnyRow>;
  /** An action of the page's `rowActions` or `row-actions`, and its row. */
  "vanbook-action": CustomEvent<{ id: string; row: AnyRow }>;
  "vanbook-export": CustomEvent<{ kind: string }>;
  /** In pixels. */
  "vanbook-height": CustomEvent<{ height: number }>;
  "vanbook-link": CustomEvent<{ name: string; arguments: Record<string, string>; href: string }>;
}

/**
 * Attributes of `<vanbook-widget>`. The arguments of its operation, such as `from-date`, are further
 * attributes; TypeScript doesn't check names with a hyphen that are not listed.
 */
export interface VanbookElementAttributes {
  name: string;
  "token-url"?: string | undefined;
  "base-url"?: string | undefined;
  links?: string | undefined;
  locale?: "en-IN" | "hi" | "ml" | "hi-IN" | "ml-IN" | undefined;
  heading?: 1 | 2 | 3 | "1" | "2" | "3" | "none" | undefined;
  scheme?: "light" | "dark" | undefined;
  isolation?: "shadow" | "layer" | "frame" | undefined;
  container?: string | undefined;
  /** Arguments without a hyphen in their names. */
  date?: string | undefined;
  range?: "today" | "7" | "30" | "90" | undefined;
  type?: string | undefined;
  by?: string | undefined;
  /** JSON: a list of objects with `id`, `label` and perhaps `icon`. */
  "row-actions"?: string | undefined;
  /** Properties; React 19 sets them, React 18 does not. */
  client?: VanbookReportElement["client"];
  cells?: VanbookReportElement["cells"];
  rowActions?: VanbookReportElement["rowActions"];
}

declare global {
  interface HTMLElementTagNameMap {
    "vanbook-report": VanbookReportElement;
    "vanbook-widget": VanbookReportElement;
  }
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- adds the events to the DOM's
  interface HTMLElementEventMap extends VanbookElementEvents {}
}
