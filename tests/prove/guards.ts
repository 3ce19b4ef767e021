import { bookFaults } from "../books/faults.ts";
import type { Fault } from "../faulty-build.ts";
import { masterFaults } from "../masters/faults.ts";
import { receiptFaults } from "../vouchers/faults.ts";
import { faultsOfReading, faultsOfSync } from "../wall/faults.ts";

/**
 * What each of these proofs guards: files and folders below the repository's root. `npm test` runs a proof when the files are
 * not those that it was met over last (`proved.json`, which a proof that is met writes; commit it with the change).
 */
export const guards: Readonly<Record<string, readonly string[]>> = {
  "wall-faults": [
    ...planted(faultsOfReading),
    ...planted(faultsOfSync),
    "packages/server/auth",
    "tests/wall",
  ],
  "book-faults": [
    ...planted(bookFaults),
    "packages/server/books/posting",
    "packages/server/books/documents",
    "tests/books",
  ],
  "master-faults": [...planted(masterFaults), "tests/masters/seeded-faults.ts", "tests/masters/faults.ts"],
  "receipt-faults": [...planted(receiptFaults), "tests/vouchers"],
  recipes: [
    "docs/adding-a-master.md",
    "docs/adding-a-report.md",
    "tests/recipe",
    "scripts/generate.mjs",
    "packages/app/screens.ts",
    "packages/app/screens-of.ts",
    "packages/server/routes.ts",
    "packages/server/master",
    "packages/server/report",
    "packages/widgets/master",
    "packages/widgets/report",
  ],
  crash: [
    "tests/crash",
    "packages/server/db",
    "packages/server/main.ts",
    "packages/server/contract/idempotency.ts",
  ],
};

/** The files that faults are planted in. */
function planted(faults: readonly Fault[]): string[] {
  return faults.map(({ file }) => `packages/server/${file}`);
}
