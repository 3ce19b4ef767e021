import type { Migration } from "../migration.ts";

/**
 * Whether the server checked at saving that the law allows the numbers of a series' documents. The
 * series that exist were not checked, and continue to work.
 */
export const checkedSeries: Migration = {
  name: "077-checked-series",
  up: ["ALTER TABLE invoice_series ADD COLUMN numbers_checked TINYINT NOT NULL DEFAULT 0"],
  down: ["ALTER TABLE invoice_series DROP COLUMN numbers_checked"],
};
