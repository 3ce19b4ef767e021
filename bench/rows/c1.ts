import { inSeconds, type BenchRow } from "../figure.ts";
import { millisecondsOf } from "../measure.ts";
import { checkBooks } from "../../packages/server/books/checks/check.ts";

/** How long the check of the books takes, which reads every row; there is nothing to compare it with. */
export const c1: BenchRow = {
  id: "C1",
  about: "checks I1–I11 on a million bills",
  async measure({ data: { full }, say }) {
    const { companyId } = full.company.author;
    const found: string[] = [];
    const milliseconds = await millisecondsOf(async () => {
      const findings = await checkBooks(full.db, companyId, {
        onDone: ({ check, milliseconds: took }) => {
          if (took > 5000) say(`  ${inSeconds(took)}: ${check.message}`);
        },
      });
      found.push(...findings.map(({ invariant, message }) => `${invariant}: ${message}`));
    });
    if (found.length > 0) throw new Error(`The books are not sound: ${found.join(" ")}`);
    return [{ what: this.about, figure: inSeconds(milliseconds), baseline: "", ratio: Number.NaN }];
  },
};
