import type { NamedSheet } from "../sheet.ts";
import { makeSheetFile } from "../../report/export/make-sheet-file.ts";
import type { GivenOptions } from "./state-from-arguments.ts";
import { createVanbookFile, type VanbookFile } from "./vanbook-file.ts";
import type { FileMaker } from "./make-report-in-node.ts";

export type AskSheet = (
  maker: FileMaker,
  args: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
) => Promise<NamedSheet>;

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
  if (unfit) throw makeUnfitArgument(unfit[0]);
  const { names, text, begin } = maker;
  const { content, name } = await ask(maker, args, signal);
  const sheet = { content: { ...content, ...(page && { page }) }, name, names, text, begin };
  return createVanbookFile(await makeSheetFile(sheet, kind, signal, () => undefined), kind);
}

export function makeUnfitArgument(name: string): TypeError {
  const words = `This file holds everything in a fixed order: it takes no ${name}.`;
  return Object.assign(new TypeError(words), { name: "UnfitArgument" });
}
