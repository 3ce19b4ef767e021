import type { FindReportLink, ReportLink } from "../provider/vanbook-context.ts";
import type { Tell } from "./tell.ts";

/** Where an element's links lead. */
export interface WidgetLinks {
  reportLink: FindReportLink;
  /** Of the dashboard's figures. */
  linkTo: (target: { to: string; filters?: object }) => ReportLink;
}

/**
 * The links of an element whose host has pages for them, `links="/reports/{name}"`: to what a report agrees with and to what stands behind a
 * figure, with its arguments as the query. A host that takes over `vanbook-link` goes there itself. Without the attribute there are none.
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
