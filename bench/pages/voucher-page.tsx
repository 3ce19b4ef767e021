import { createVanbook } from "../../packages/sdk/index.ts";
import { createRoot, type Root } from "react-dom/client";
import { indexOf } from "../../packages/widgets/voucher/choices/choice-index.ts";
import { findChoices } from "../../packages/widgets/voucher/choices/find-choices.ts";
import { memoryLocation } from "../../packages/widgets/provider/memory-location.ts";
import { VanbookProvider } from "../../packages/widgets/VanbookProvider.tsx";
import { SaleVoucher } from "../../packages/widgets/generated/components/SaleVoucher.ts";
import { longestTask, noteTasks, picture } from "./long-tasks.ts";
import { benchFetch, benchItems } from "./voucher-content.ts";

let root: Root | undefined;

/** Shows a bill of a company with `items` items. */
function mount(items: number): void {
  root?.unmount();
  const client = createVanbook({
    baseUrl: window.location.origin,
    auth: { kind: "session" },
    fetch: benchFetch(benchItems(items)),
    retry: 0,
  });
  root = createRoot(document.querySelector("#box") ?? document.body);
  root.render(
    <VanbookProvider client={client} location={memoryLocation()} now={noon}>
      <SaleVoucher heading={1} />
    </VanbookProvider>,
  );
}

/** Pastes `lines` lines at the focus: items and quantities, as a spreadsheet copies them. */
function paste(lines: number): void {
  const rows = benchItems(lines).map(({ name }, at) => `${name}\t${1 + (at % 9)}`);
  const clipboardData = new DataTransfer();
  clipboardData.setData("text/plain", `${rows.join("\n")}\n`);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
  );
}

/** Milliseconds that our search and a plain filter take to find `typed` among `items` items. */
function search(items: number, typed: readonly string[]): { ours: number; filter: number } {
  const options = benchItems(items).map(({ id, name, hsnCode }) => ({
    ...{ value: String(id), label: name, codes: [hsnCode] },
  }));
  const index = indexOf(options);
  // Builds the lazily created parts before timing.
  findChoices(index, "what nobody has", { limit: 100 });
  return {
    ours: timed(typed, (words) => findChoices(index, words, { limit: 100 }).options.length),
    filter: timed(
      typed,
      (words) => options.filter(({ label }) => label.toLowerCase().includes(words)).length,
    ),
  };
}

function timed(typed: readonly string[], find: (words: string) => number): number {
  const begun = performance.now();
  for (const words of typed) find(words);
  return performance.now() - begun;
}

function noon(): Date {
  return new Date("2026-11-21T12:00:00+05:30");
}

const tools = { mount, paste, search, noteTasks, longestTask, picture };
export type VoucherTools = typeof tools;
Object.assign(globalThis, { tools, voucherTools: tools });
