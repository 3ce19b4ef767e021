import { createVanbook } from "../../packages/sdk/index.ts";
import { createRoot, type Root } from "react-dom/client";
import { createChoiceIndex } from "../../packages/widgets/voucher/choices/choice-index.ts";
import { findChoices } from "../../packages/widgets/voucher/choices/find-choices.ts";
import { memoryLocation } from "../../packages/widgets/provider/memory-location.ts";
import { VanbookProvider } from "../../packages/widgets/VanbookProvider.tsx";
import { SaleVoucher } from "../../packages/widgets/generated/components/SaleVoucher.ts";
import { measureLongestTask, noteTasks, waitForFrame } from "./long-tasks.ts";
import { createBenchFetch, makeBenchItems } from "./voucher-content.ts";

let root: Root | undefined;

function mount(items: number): void {
  root?.unmount();
  const client = createVanbook({
    baseUrl: window.location.origin,
    auth: { kind: "session" },
    fetch: createBenchFetch(makeBenchItems(items)),
    retry: 0,
  });
  root = createRoot(document.querySelector("#box") ?? document.body);
  root.render(
    <VanbookProvider client={client} location={memoryLocation()} now={getNoon}>
      <SaleVoucher heading={1} />
    </VanbookProvider>,
  );
}

function paste(lines: number): void {
  const rows = makeBenchItems(lines).map(({ name }, at) => `${name}\t${1 + (at % 9)}`);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", `${rows.join("\n")}\n`);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

/**
 * Milliseconds that our search and a plain filter take to find `searchTexts` among `items` items.
 */
function search(items: number, searchTexts: readonly string[]): { ours: number; filter: number } {
  const options = makeBenchItems(items).map(({ id, name, hsnCode }) => ({
    ...{ value: String(id), label: name, codes: [hsnCode] },
  }));
  const index = createChoiceIndex(options);
  // Builds the lazily created parts before timing.
  findChoices(index, "what nobody has", { limit: 100 });
  return {
    ours: measureSearches(searchTexts, (words) => findChoices(index, words, { limit: 100 }).options.length),
    filter: measureSearches(
      searchTexts,
      (words) => options.filter(({ label }) => label.toLowerCase().includes(words)).length,
    ),
  };
}

function measureSearches(searchTexts: readonly string[], find: (words: string) => number): number {
  const startTime = performance.now();
  for (const words of searchTexts) find(words);
  return performance.now() - startTime;
}

function getNoon(): Date {
  return new Date("2026-11-21T12:00:00+05:30");
}

const tools = { mount, paste, search, noteTasks, longestTask: measureLongestTask, picture: waitForFrame };
export type VoucherTools = typeof tools;
Object.assign(globalThis, { tools, voucherTools: tools });
