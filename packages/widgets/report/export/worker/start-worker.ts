/**
 * Starts the worker that writes files; undefined if the browser has none. Bundlers look for exactly this
 * expression.
 */
export function startWorker(): Worker | undefined {
  return new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
}
