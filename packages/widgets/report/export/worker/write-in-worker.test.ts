import { afterEach, expect, test, vi } from "vitest";
import type { FromWorker } from "../../../../sdk/files/create-writer.ts";
import { openWorker } from "./write-in-worker.ts";

afterEach(() => vi.unstubAllGlobals());

/** Has the worker write a workbook with one row, and returns the file. */
async function writeFile(): Promise<Uint8Array | undefined> {
  const writer = openWorker();
  const firstMessage = new Promise<FromWorker>((resolve, reject) =>
    writer.begin((message) => message.type !== "progress" && resolve(message), reject),
  );
  const columns = [{ label: "Customer", kind: "text" }] as const;
  const head = { title: "Sales", notes: [], columns, totalLabel: "Total", missing: "", pageWords: "" };
  writer.tell({ type: "head", kind: "excel", head });
  writer.tell({ type: "rows", rows: [["Asha Medicals"]] });
  writer.tell({ type: "write", totals: [] });
  const message = await firstMessage;
  writer.end();
  return message.type === "made" && message.made instanceof Uint8Array ? message.made : undefined;
}

/** A worker whose script the browser doesn't load. */
class Refused extends EventTarget {
  constructor() {
    super();
    queueMicrotask(() => this.dispatchEvent(new Event("error")));
  }
  terminate() {}
}

test.each([
  ["there are no workers", undefined],
  ["the page's policy refuses its script", Refused],
])("the page's own thread writes the file when %s", async (_, Worker) => {
  // With a document, the code runs as on the page's thread, not in a worker.
  vi.stubGlobal("document", {});
  vi.stubGlobal("Worker", Worker);
  const file = await writeFile();
  expect([...(file?.subarray(0, 2) ?? [])].map((byte) => String.fromCharCode(byte)).join("")).toBe("PK");
});
