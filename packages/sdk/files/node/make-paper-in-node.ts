import { operation } from "@vanbook/sdk";
import type { PaperOperation } from "../../paper/define-paper.ts";
import type { PaperAsked } from "../../paper/paper-definition.ts";
import { paperOf, papers } from "../../paper/papers.ts";
import { writeDocumentPdf } from "../pdf/write-document-pdf.ts";
import type { ReadScriptFaces } from "../pdf/scripts/script-faces.ts";
import { papersText } from "../../generated/text/en-IN/papers.ts";
import { vanbookFile, type VanbookFile } from "./vanbook-file.ts";
import type { FileMaker } from "./make-report-in-node.ts";

/** Read operations of the documents that have a PDF. */
export const PAPERS = Object.keys(papers) as PaperOperation[]; // `papers` is constant, so its keys are exactly these

/** Makes a document's PDF with the same functions as the page. */
export async function makePaperInNode(
  { client, text, readFaces }: PaperMaker,
  id: PaperOperation,
  args: object & PaperAsked,
  signal: AbortSignal = new AbortController().signal,
): Promise<VanbookFile> {
  // The definition takes its operation's answer.
  const read = operation(client, id) as unknown as (args: object, options: object) => Promise<unknown>;
  const { sheet, name } = paperOf(id).sheet(await read(args, { signal }), args, text.papers ?? papersText);
  const file = await writeDocumentPdf(sheet, readFaces);
  signal.throwIfAborted();
  return vanbookFile({ file, name }, "pdf");
}

/** The parts of a FileMaker that document PDFs need. */
export interface PaperMaker extends Pick<FileMaker, "client" | "text"> {
  readFaces: ReadScriptFaces;
}
