/** Returns undefined if the browser has no workers. Bundlers look for exactly this expression. */
export function startWorker(): Worker | undefined {
  return new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
}
