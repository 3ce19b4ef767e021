import { useInsertionEffect } from "react";

/**
 * Says the nonce of the host's policy where React Aria looks for it: the one style element that it puts into a page carries it then. A page
 * that says it itself (`<meta property="csp-nonce">`) is left as it is.
 */
export function useNonce(nonce: string | undefined): void {
  // Before the effects of what is drawn inside.
  useInsertionEffect(() => {
    if (nonce === undefined || document.querySelector('meta[property="csp-nonce"]')) return undefined;
    const meta = document.createElement("meta");
    Object.assign(meta, { nonce }).setAttribute("property", "csp-nonce");
    document.head.append(meta);
    return () => meta.remove();
  }, [nonce]);
}
