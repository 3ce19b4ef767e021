import { operation } from "@vanbook/sdk";
import type { PaperOperation } from "../paper/define-paper.ts";
import type { PaperAsked } from "../paper/paper-definition.ts";
import { paperOf, papers } from "../paper/papers.ts";
import { paperFile } from "../report/export/pdf/paper-file.ts";
import type { ReadScriptFaces } from "../report/export/pdf/script-faces.ts";
import { papersText } from "../text/en-IN/papers.ts";
import { madeBytes, type MadeBytes } from "./made-bytes.ts";
import type { FileMaker } from "./make-report-file.ts";

/** The operations of documents that are made as papers. */
export const PAPERS = Object.keys(papers) as PaperOperation[]; // of an object that nothing is added to

/** Makes a document's PDF by the functions that make it on a page. */
export async function makePaperFile(
  { client, text, readFaces }: PaperMaker,
  id: PaperOperation,
  args: object & PaperAsked,
  signal: AbortSignal = new AbortController().signal,
): Promise<MadeBytes> {
  // As the paper takes it: what the operation answers.
  const read = operation(client, id) as unknown as (args: object, options: object) => Promise<unknown>;
  const { sheet, name } = paperOf(id).sheet(await read(args, { signal }), args, text.papers ?? papersText);
  const file = await paperFile(sheet, readFaces);
  signal.throwIfAborted();
  return madeBytes({ file, name }, "pdf");
}

/** What papers are made with. */
export interface PaperMaker extends Pick<FileMaker, "client" | "text"> {
  readFaces: ReadScriptFaces;
}
