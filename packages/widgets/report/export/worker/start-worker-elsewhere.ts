/**
 * Replaces start-worker.ts in the elements' script. That script may come from another origin than
 * the page, and browsers don't start a worker from another origin, so the page starts its own
 * worker, which imports the script.
 */
export function startWorker(): Worker | undefined {
  const script = new URL("./export-worker.ts", import.meta.url);
  if (script.origin === location.origin) return new Worker(trustScriptUrl(script.href), { type: "module" });
  const words = new Blob([`import ${JSON.stringify(script.href)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(words);
  const worker = new Worker(trustScriptUrl(address), { type: "module" });
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/**
 * A page that requires trusted types accepts a script URL only from a policy that it allows by
 * name.
 */
function trustScriptUrl(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // not in TypeScript's DOM types
  return (
    trustedTypes?.createPolicy("vanbook", { createScriptURL: (url) => url }).createScriptURL(address) ??
    address
  );
}

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (url: string) => string },
  ) => { createScriptURL: (url: string) => string };
}
