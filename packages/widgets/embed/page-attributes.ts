/** True for standard HTML attributes and for those of frameworks. */
export function isOfPages(attribute: string): boolean {
  return /^(aria-|data-|on|_ng|x-|v-|:|@)|^(class|style|id|hidden|slot|part|title|lang|dir|role|tabindex|is|nonce|key|ref|inert)$/.test(
    attribute,
  );
}
