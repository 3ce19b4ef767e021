import { operation } from "@vanbook/sdk";
import type { PaperOperation } from "../../paper/define-paper.ts";
import type { PaperAsked } from "../../paper/paper-definition.ts";
import { getPaper, papers } from "../../paper/papers.ts";
import { writeDocumentPdf } from "../pdf/write-document-pdf.ts";
import type { ReadScriptFaces } from "../pdf/scripts/script-faces.ts";
import { papersText } from "../../generated/text/en-IN/papers.ts";
import { createVanbookFile, type VanbookFile } from "./vanbook-file.ts";
import type { FileMaker } from "./make-report-in-node.ts";

export const PAPER_OPERATIONS = Object.keys(papers) as PaperOperation[]; // `papers` is constant, so its keys are exactly these

export async function makePaperInNode(
  { client, text, readFaces }: PaperMaker,
  id: PaperOperation,
  args: object & PaperAsked,
  signal: AbortSignal = new AbortController().signal,
): Promise<VanbookFile> {
  // The definition takes its operation's answer.
  const read = operation(client, id) as unknown as (args: object, options: object) => Promise<unknown>;
  const { sheet, name } = getPaper(id).sheet(await read(args, { signal }), args, text.papers ?? papersText);
  const file = await writeDocumentPdf(sheet, readFaces);
  signal.throwIfAborted();
  return createVanbookFile({ file, name }, "pdf");
}

export interface PaperMaker extends Pick<FileMaker, "client" | "text"> {
  readFaces: ReadScriptFaces;
}
