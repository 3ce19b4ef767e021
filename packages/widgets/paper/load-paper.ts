import type { PaperOperation } from "../../sdk/paper/define-paper.ts";
import type { AnyPaper } from "../../sdk/paper/papers.ts";

/** How a document of any kind is printed; loads all kinds, so a token must allow their operations too. */
export const loadPaper = (paper: PaperOperation) => async (): Promise<AnyPaper> =>
  (await import("../../sdk/paper/papers.ts")).paperOf(paper);
