/**
 * Stands in for start-worker.ts in the elements' own script, which may come from another origin than the page. From there a browser starts no
 * worker, so the page gets one of its own that imports it.
 */
export function startWorker(): Worker | undefined {
  const script = new URL("./export-worker.ts", import.meta.url);
  if (script.origin === location.origin) return new Worker(script, { type: "module" });
  const words = new Blob([`import ${JSON.stringify(script.href)};`], { type: "text/javascript" });
  const address = URL.createObjectURL(words);
  const worker = new Worker(address, { type: "module" });
  worker.addEventListener("message", () => URL.revokeObjectURL(address), { once: true });
  return worker;
}
