import type { FindReportLink, ReportLink } from "../provider/vanbook-context.ts";
import type { Tell } from "./tell.ts";

export interface WidgetLinks {
  reportLink: FindReportLink;
  linkTo: (target: { to: string; filters?: object }) => ReportLink;
}

/**
 * Only for an element whose host has pages for links (`links="/reports/{name}"`): to the report
 * that a total must agree with, and to the report behind a figure, with its arguments as query. A
 * host that handles `vanbook-link` navigates itself.
 */
export function createWidgetLinks(element: Element, tell: Tell): WidgetLinks | undefined {
  const pattern = element.getAttribute("links");
  if (pattern === null) return undefined;
  const link = (name: string, parameters: object) => {
    const query = new URLSearchParams(
      Object.entries(parameters).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    );
    const href = `${pattern.replace("{name}", encodeURIComponent(name))}?${query}`;
    const open = () => {
      if (tell("link", { name, arguments: Object.fromEntries(query), href })) window.location.assign(href);
    };
    return { href, open };
  };
  return {
    reportLink: ({ operation, label: _, ...reportArguments }) => link(operation, reportArguments),
    linkTo: ({ to, filters, ...days }) => link(to, { ...days, ...filters }),
  };
}
