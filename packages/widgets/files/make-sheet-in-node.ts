import type { NamedSheet } from "../../sdk/files/sheet.ts";
import { makeSheetFile } from "../report/export/make-sheet-file.ts";
import type { GivenOptions } from "./state-from-arguments.ts";
import { vanbookFile, type VanbookFile } from "./vanbook-file.ts";
import type { FileMaker } from "./make-report-in-node.ts";

/** Asks the server what a screen shows, and puts its sheet together as the screen does. */
export type AskSheet = (
  maker: FileMaker,
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<NamedSheet>;

/** Makes the file of a screen's own sheet, by the functions that make it on a page. */
export async function makeSheetInNode(
  maker: FileMaker,
  ask: AskSheet,
  kind: "pdf" | "excel",
  args: Readonly<Record<string, unknown>>,
  {
    page,
    signal = new AbortController().signal,
    ...rest
  }: GivenOptions & { signal?: AbortSignal | undefined },
): Promise<VanbookFile> {
  const unfit = Object.entries(rest).find(([, value]) => value !== undefined);
  if (unfit) throw unfitArgument(unfit[0]);
  const { names, text, begin } = maker;
  const { content, name } = await ask(maker, args, signal);
  const sheet = { content: { ...content, ...(page && { page }) }, name, names, text, begin };
  return vanbookFile(await makeSheetFile(sheet, kind, signal, () => undefined), kind);
}

/** Where a file of everything, in its own order, is asked to be narrowed or ordered. */
export function unfitArgument(name: string): TypeError {
  const words = `This file holds everything in an order of its own: it takes no ${name}.`;
  return Object.assign(new TypeError(words), { name: "UnfitArgument" });
}
