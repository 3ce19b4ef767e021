/** The partner's token route and the server named by an element. */
export function hostOf(element: Element): { url: string; baseUrl: string } {
  const url = new URL(element.getAttribute("token-url") ?? "", document.baseURI).href;
  return { url, baseUrl: (element.getAttribute("base-url") ?? servedBy(import.meta.url)).replace(/\/$/, "") };
}

/** The server this script came from if it is Vanbook's (path /embed/); otherwise the page's own origin. */
function servedBy(script: string): string {
  return /^(.*)\/embed\/v\d+\//.exec(script)?.[1] ?? "";
}
