import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * Documents that wait until a person posts or discards them. `input` has the known fields of the
 * voucher's input; `source_key` names the document in its source, so that it is held once;
 * `client_id` is the voucher's once it is posted.
 */
export const heldDocuments: Migration = {
  name: "084-held-documents",
  up: [
    `CREATE TABLE IF NOT EXISTS held_documents (
      company_id INT NOT NULL, id INT NOT NULL, kind VARCHAR(20) NOT NULL, client_id VARCHAR(64) NOT NULL,
      source VARCHAR(20) NOT NULL, source_key VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      date DATE NULL, party_name VARCHAR(200) NULL, number VARCHAR(60) NULL, amount DECIMAL(18,2) NULL,
      input MEDIUMTEXT NOT NULL, status VARCHAR(10) NOT NULL DEFAULT 'Waiting', voucher_id INT NULL,
      user_id INT NULL, branch_id INT NULL, created_by INT NULL, created_at DATETIME(3) NOT NULL,
      decided_by INT NULL, decided_at DATETIME(3) NULL, reason VARCHAR(300) NULL,
      PRIMARY KEY (company_id, id), UNIQUE KEY held_documents_source (company_id, source, source_key),
      KEY held_documents_status (company_id, status, id),
      CONSTRAINT held_documents_voucher FOREIGN KEY (company_id, voucher_id) REFERENCES vouchers (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("held_documents"),
};
