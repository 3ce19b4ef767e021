import type { FindReportLink, ReportLink } from "../provider/vanbook-context.ts";
import type { Tell } from "./tell.ts";

/** Targets of an element's links. */
export interface WidgetLinks {
  reportLink: FindReportLink;
  /** For the dashboard's figures. */
  linkTo: (target: { to: string; filters?: object }) => ReportLink;
}

/**
 * The links of an element whose host has pages for them (`links="/reports/{name}"`): to the report that a total
 * must agree with, and to the report behind a figure, with its arguments as query. A host that handles
 * `vanbook-link` navigates itself. Without the attribute there are no links.
 */
export function widgetLinks(element: Element, tell: Tell): WidgetLinks | undefined {
  const pattern = element.getAttribute("links");
  if (pattern === null) return undefined;
  const link = (name: string, given: object) => {
    const query = new URLSearchParams(
      Object.entries(given).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]])),
    );
    const href = `${pattern.replace("{name}", encodeURIComponent(name))}?${query}`;
    const open = () => {
      if (tell("link", { name, arguments: Object.fromEntries(query), href })) window.location.assign(href);
    };
    return { href, open };
  };
  return {
    reportLink: ({ operation, label: _, ...given }) => link(operation, given),
    linkTo: ({ to, filters, ...days }) => link(to, { ...days, ...filters }),
  };
}
