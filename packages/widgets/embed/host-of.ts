export function readHost(element: Element): { url: string; baseUrl: string } {
  const url = new URL(element.getAttribute("token-url") ?? "", document.baseURI).href;
  return {
    url,
    baseUrl: (element.getAttribute("base-url") ?? findServer(import.meta.url)).replace(/\/$/, ""),
  };
}

/** Vanbook's script has the path /embed/; from anywhere else, the page's own origin is used. */
function findServer(script: string): string {
  return /^(.*)\/embed\/v\d+\//.exec(script)?.[1] ?? "";
}
