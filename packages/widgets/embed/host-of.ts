/** Throws a TypeError for an address that is none, which is also told as misuse. */
export function readHost(element: Element): { url: string; baseUrl: string } {
  const baseUrl = (element.getAttribute("base-url") ?? findServer(import.meta.url)).replace(/\/$/, "");
  readAddress(element, "base-url", baseUrl);
  return { url: readAddress(element, "token-url", element.getAttribute("token-url") ?? ""), baseUrl };
}

function readAddress(element: Element, name: string, address: string): string {
  try {
    return new URL(address, document.baseURI).href;
  } catch (error) {
    const words = `${name}="${address}" of ${element.getAttribute("name")} is no address.`;
    import("./element-misuse.ts")
      .then((part) => part.tellElementMisuse(element, "WRONG_VALUE", words))
      .catch(() => undefined); // the error is reported
    throw error;
  }
}

/** Vanbook's script has the path /embed/; from anywhere else, the page's own origin is used. */
function findServer(script: string): string {
  return /^(.*)\/embed\/v\d+\//.exec(script)?.[1] ?? "";
}
