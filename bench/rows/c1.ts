import { formatSeconds, type BenchRow } from "../figure.ts";
import { measureMilliseconds } from "../measure.ts";
import { checkBooks, type CheckOptions } from "../../packages/server/books/checks/check.ts";

/**
 * Time for the check of the books: of all documents, and as on the next night, when documents that
 * were found correct have not changed. It reads every row either way. Its limit is ten seconds.
 */
export const c1: BenchRow = {
  id: "C1",
  about: "checks I1–I14 on a million bills",
  async measure({ data: { full }, say }) {
    const { companyId } = full.company.author;
    const measureCheck = async (options: CheckOptions) => {
      const findingTexts: string[] = [];
      const milliseconds = await measureMilliseconds(async () => {
        const findings = await checkBooks(full.db, companyId, {
          ...options,
          onDone: ({ check, milliseconds: took }) => {
            if (took > 5000) say(`  ${formatSeconds(took)}: ${check.message}`);
          },
        });
        findingTexts.push(...findings.map(({ invariant, message }) => `${invariant}: ${message}`));
      });
      if (findingTexts.length > 0) throw new Error(`The books are not sound: ${findingTexts.join(" ")}`);
      const limit = { baseline: formatSeconds(LIMIT_MS), ratio: milliseconds / LIMIT_MS, goal: { most: 1 } };
      return { figure: formatSeconds(milliseconds), ...limit };
    };
    return [
      { what: `${this.about}, all documents again`, ...(await measureCheck({ full: true })) },
      { what: "the same again, nothing has changed since", ...(await measureCheck({})) },
    ];
  },
};

const LIMIT_MS = 10_000;
