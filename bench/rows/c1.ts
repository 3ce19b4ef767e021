import { inSeconds, type BenchRow } from "../figure.ts";
import { millisecondsOf } from "../measure.ts";
import { checkBooks, type CheckOptions } from "../../packages/server/books/checks/check.ts";

/**
 * Time for the check of the books: of all documents, and as on the next night, when documents that were found
 * correct have not changed. It reads every row either way. Its limit is ten seconds.
 */
export const c1: BenchRow = {
  id: "C1",
  about: "checks I1–I11 on a million bills",
  async measure({ data: { full }, say }) {
    const { companyId } = full.company.author;
    const timeOf = async (options: CheckOptions) => {
      const found: string[] = [];
      const milliseconds = await millisecondsOf(async () => {
        const findings = await checkBooks(full.db, companyId, {
          ...options,
          onDone: ({ check, milliseconds: took }) => {
            if (took > 5000) say(`  ${inSeconds(took)}: ${check.message}`);
          },
        });
        found.push(...findings.map(({ invariant, message }) => `${invariant}: ${message}`));
      });
      if (found.length > 0) throw new Error(`The books are not sound: ${found.join(" ")}`);
      const limit = { baseline: inSeconds(LIMIT), ratio: milliseconds / LIMIT, goal: { most: 1 } };
      return { figure: inSeconds(milliseconds), ...limit };
    };
    return [
      { what: `${this.about}, all documents anew`, ...(await timeOf({ full: true })) },
      { what: "the same again, nothing has changed since", ...(await timeOf({})) },
    ];
  },
};

const LIMIT = 10_000;
