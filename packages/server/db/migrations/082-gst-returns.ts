import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * Returns that were marked as filed. `kind` and `month` name the period. `file` has the parts of the
 * file as it was, and `documents` what the return states of each document: both are gzipped JSON.
 * GSTR-1A has no file, and GSTR-3B no documents.
 */
export const gstReturns: Migration = {
  name: "082-gst-returns",
  up: [
    `CREATE TABLE IF NOT EXISTS gst_returns (
      company_id INT NOT NULL, id INT NOT NULL, form VARCHAR(8) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      kind VARCHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, month CHAR(7) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      filed_on DATE NOT NULL, arn VARCHAR(15) NOT NULL, digest BINARY(32) NULL, part_count SMALLINT NOT NULL,
      document_count INT NOT NULL, file LONGBLOB NULL, documents LONGBLOB NULL, created_by INT NULL, created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, id), UNIQUE KEY gst_returns_period (company_id, form, month, kind)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("gst_returns"),
};
