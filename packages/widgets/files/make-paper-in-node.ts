import { operation } from "@vanbook/sdk";
import type { PaperOperation } from "../paper/define-paper.ts";
import type { PaperAsked } from "../paper/paper-definition.ts";
import { paperOf, papers } from "../paper/papers.ts";
import { writeDocumentPdf } from "../../sdk/files/pdf/write-document-pdf.ts";
import type { ReadScriptFaces } from "../../sdk/files/pdf/scripts/script-faces.ts";
import { papersText } from "../generated/text/en-IN/papers.ts";
import { vanbookFile, type VanbookFile } from "./vanbook-file.ts";
import type { FileMaker } from "./make-report-in-node.ts";

/** The operations of documents that are made as papers. */
export const PAPERS = Object.keys(papers) as PaperOperation[]; // of an object that nothing is added to

/** Makes a document's PDF by the functions that make it on a page. */
export async function makePaperInNode(
  { client, text, readFaces }: PaperMaker,
  id: PaperOperation,
  args: object & PaperAsked,
  signal: AbortSignal = new AbortController().signal,
): Promise<VanbookFile> {
  // As the paper takes it: what the operation answers.
  const read = operation(client, id) as unknown as (args: object, options: object) => Promise<unknown>;
  const { sheet, name } = paperOf(id).sheet(await read(args, { signal }), args, text.papers ?? papersText);
  const file = await writeDocumentPdf(sheet, readFaces);
  signal.throwIfAborted();
  return vanbookFile({ file, name }, "pdf");
}

/** What papers are made with. */
export interface PaperMaker extends Pick<FileMaker, "client" | "text"> {
  readFaces: ReadScriptFaces;
}
