import type { PaperOperation } from "../../sdk/paper/define-paper.ts";
import type { AnyPaper } from "../../sdk/paper/papers.ts";

/** Loads this form with those of all other kinds, so a token must allow their operations too. */
export const loadPaper = (paper: PaperOperation) => async (): Promise<AnyPaper> =>
  (await import("../../sdk/paper/papers.ts")).getPaper(paper);
