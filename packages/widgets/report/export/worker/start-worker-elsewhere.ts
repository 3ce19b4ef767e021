/**
 * Replaces start-worker.ts in the elements' script, which may come from another origin than the page. Browsers
 * don't start a worker from another origin, so the page starts its own worker, which imports that script.
 */
export function startWorker(): Worker | undefined {
  const script = new URL("./export-worker.ts", import.meta.url);
  if (script.origin === location.origin) return new Worker(vouched(script.href), { type: "module" });
  const words = new Blob([`import ${JSON.stringify(script.href)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(words);
  const worker = new Worker(vouched(address), { type: "module" });
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}

/** If the page requires trusted types, a script URL must come from a policy that the page allows by name. */
function vouched(address: string): string {
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
