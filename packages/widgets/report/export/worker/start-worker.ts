/** Starts the worker that writes files; undefined where there is none to start. Bundlers look for exactly these words. */
export function startWorker(): Worker | undefined {
  return new Worker(new URL("./export-worker.ts", import.meta.url), { type: "module" });
}
