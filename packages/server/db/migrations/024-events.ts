import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** What happened in a company, in the order in which others read it. */
export const events: Migration = {
  name: "024-events",
  up: [
    // A row is written in the transaction of what happened. seq is its place in the company's order, given after the commit, so that a
    // reader who has read up to a place never misses a row that is committed later; NULL until then. written_at is by the database's
    // clock. subject: what the event is of, the same for a document however often it is edited.
    `CREATE TABLE events (
      company_id INT NOT NULL, id INT NOT NULL, seq INT NULL,
      type VARCHAR(40) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, resource_id INT NOT NULL, voucher_id INT NULL,
      subject VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, number VARCHAR(64) NULL, name VARCHAR(200) NULL, date DATE NULL,
      party_id INT NULL, amount DECIMAL(18,2) NULL, client_id VARCHAR(64) NULL, replaces_id INT NULL,
      user_id INT NULL, via VARCHAR(10) NOT NULL, key_id INT NULL, at DATETIME(3) NOT NULL,
      written_at DATETIME(6) NOT NULL DEFAULT CURRENT_TIMESTAMP(6),
      PRIMARY KEY (company_id, id), KEY events_order (company_id, seq, written_at, id)
    ) ${TABLE_OPTIONS}`,
    // last_seq: the place given last; gone_seq: the events up to it were deleted. The row's lock gives places to one at a time.
    `CREATE TABLE event_orders (
      company_id INT NOT NULL, last_seq INT NOT NULL, gone_seq INT NOT NULL,
      PRIMARY KEY (company_id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("events", "event_orders"),
};
