/** The partner's route of tokens and the server that an element names. */
export function hostOf(element: Element): { url: string; baseUrl: string } {
  const url = new URL(element.getAttribute("token-url") ?? "", document.baseURI).href;
  return { url, baseUrl: (element.getAttribute("base-url") ?? servedBy(import.meta.url)).replace(/\/$/, "") };
}

/** The server that this script came from where it is Vanbook's, which serves it below /embed/; else the page's own origin. */
function servedBy(script: string): string {
  return /^(.*)\/embed\/v\d+\//.exec(script)?.[1] ?? "";
}
