import type { NamedSheet } from "../sheet.ts";
import { makeSheetFile } from "../../report/export/make-sheet-file.ts";
import type { GivenOptions } from "./state-from-arguments.ts";
import { vanbookFile, type VanbookFile } from "./vanbook-file.ts";
import type { FileMaker } from "./make-report-in-node.ts";

/** Fetches a screen's data and builds its sheet as the screen does. */
export type AskSheet = (
  maker: FileMaker,
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<NamedSheet>;

/** Makes the file of a screen that builds its own sheet, with the same functions as the page. */
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

/** The error for an option (sort, search, columns) that a fixed sheet does not support. */
export function unfitArgument(name: string): TypeError {
  const words = `This file holds everything in an order of its own: it takes no ${name}.`;
  return Object.assign(new TypeError(words), { name: "UnfitArgument" });
}
