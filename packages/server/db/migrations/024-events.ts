import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** What happened in a company, in the order in which others read it. */
export const events: Migration = {
  name: "024-events",
  up: [
    // A row is written in the transaction of the change. seq is its position in the company's
    // order; it is given after the commit, so a reader that has read up to a position never misses
    // a row committed later. It is NULL until then. written_at uses the database's clock. subject:
    // the document or record, the same for a document however often it is edited.
    `CREATE TABLE events (
      company_id INT NOT NULL, id INT NOT NULL, seq INT NULL,
      type VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, resource_id INT NOT NULL, voucher_id INT NULL,
      subject VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, number VARCHAR(64) NULL, name VARCHAR(200) NULL, date DATE NULL,
      party_id INT NULL, amount DECIMAL(18,2) NULL, client_id VARCHAR(64) NULL, replaces_id INT NULL,
      user_id INT NULL, via VARCHAR(10) NOT NULL, key_id INT NULL, at DATETIME(3) NOT NULL,
      written_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),
      PRIMARY KEY (company_id, id), KEY events_order (company_id, seq, written_at, id)
    ) ${TABLE_OPTIONS}`,
    // last_seq: the position given last; gone_seq: events up to it were deleted. The row's lock
    // lets one process at a time give positions.
    `CREATE TABLE event_orders (
      company_id INT NOT NULL, last_seq INT NOT NULL, gone_seq INT NOT NULL,
      PRIMARY KEY (company_id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("events", "event_orders"),
};
