import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

const VOUCHER_DIGESTS = "voucher document lines entries moves batches settlements openings";
const ORDER_DIGESTS = "order lines";

/**
 * Each voucher and order keeps a digest of its rows, by table
 * (docs/decisions/063-digests-of-vouchers.md). A later change adds a row to `voucher_digests` or
 * `order_digests`. What was posted before this migration has no digest: the check of the books
 * derives it from the rows. Batches in stock moves keep the code and expiry that they had; for old
 * moves, those of today.
 */
export const voucherDigests: Migration = {
  name: "068-voucher-digests",
  up: [
    `ALTER TABLE vouchers ${buildAdditions(VOUCHER_DIGESTS)}`,
    `ALTER TABLE orders ${buildAdditions(ORDER_DIGESTS)}`,
    buildDigestTable("voucher"),
    buildDigestTable("order"),
    `ALTER TABLE stock_move_batches ADD COLUMN batch_code VARCHAR(40) NOT NULL DEFAULT '',
      ADD COLUMN batch_expires_on DATE NULL`,
    `UPDATE stock_move_batches p JOIN batches b ON b.company_id = p.company_id AND b.id = p.batch_id
      SET p.batch_code = b.code, p.batch_expires_on = b.expires_on WHERE p.batch_code = ''`,
  ],
  down: [
    "ALTER TABLE stock_move_batches DROP COLUMN batch_code, DROP COLUMN batch_expires_on",
    ...dropTables("voucher_digests", "order_digests"),
    `ALTER TABLE orders ${buildRemovals(ORDER_DIGESTS)}`,
    `ALTER TABLE vouchers ${buildRemovals(VOUCHER_DIGESTS)}`,
  ],
};

function buildDigestTable(of: "voucher" | "order"): string {
  return `CREATE TABLE IF NOT EXISTS ${of}_digests (
      company_id INT NOT NULL, ${of}_id INT NOT NULL, no SMALLINT NOT NULL, of_table VARCHAR(30) NOT NULL,
      digest_list SMALLINT NOT NULL, digest INT UNSIGNED NOT NULL,
      PRIMARY KEY (company_id, ${of}_id, no),
      CONSTRAINT ${of}_digests_${of} FOREIGN KEY (company_id, ${of}_id) REFERENCES ${of}s (company_id, id)
    ) ${TABLE_OPTIONS}`;
}

/** `digest_list` is the list of columns that the digests cover; negative for derived digests. */
function buildAdditions(digests: string): string {
  const columns = digests
    .split(" ")
    .map((name) => `ADD COLUMN digest_${name} INT UNSIGNED NOT NULL DEFAULT 0`);
  return ["ADD COLUMN digest_list SMALLINT NULL", ...columns].join(", ");
}

function buildRemovals(digests: string): string {
  return ["list", ...digests.split(" ")].map((name) => `DROP COLUMN digest_${name}`).join(", ");
}
