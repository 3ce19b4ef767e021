/**
 * Stands in for start-worker.ts in the elements' own script, which may come from another origin than the page. From there a browser starts no
 * worker, so the page gets one of its own that imports it.
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

/** Where the page's policy asks for trusted types, an address of a script is one of a policy that the page allows by its name. */
function vouched(address: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }; // TypeScript does not know it
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
