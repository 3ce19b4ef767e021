import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** Messages to people outside, kept until they are sent or given up. */
export const outbox: Migration = {
  name: "011-outbox",
  up: [
    // status: queued, sent or failed. A process that takes a message sets next_try_at to the end of
    // its lease; if the message is due again, that process has failed. payload: JSON. media_id: the
    // provider's id of the uploaded file.
    `CREATE TABLE outbox (
      company_id INT NOT NULL, id INT NOT NULL, status VARCHAR(10) NOT NULL, attempts SMALLINT NOT NULL, next_try_at DATETIME(3) NOT NULL,
      payload TEXT NOT NULL, media_id VARCHAR(200) NULL, provider_id VARCHAR(200) NULL, last_error VARCHAR(1000) NULL,
      created_by INT NOT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), ended_at DATETIME(3) NULL,
      PRIMARY KEY (company_id, id), KEY outbox_due (company_id, status, next_try_at), KEY outbox_created (company_id, created_at)
    ) ${TABLE_OPTIONS}`,
    // Files are stored in pieces, because max_allowed_packet limits the size of a statement.
    `CREATE TABLE outbox_files (
      company_id INT NOT NULL, outbox_id INT NOT NULL, part SMALLINT NOT NULL, bytes MEDIUMBLOB NOT NULL,
      PRIMARY KEY (company_id, outbox_id, part),
      CONSTRAINT outbox_files_outbox FOREIGN KEY (company_id, outbox_id) REFERENCES outbox (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // The number of messages that a company has queued on a day, whether sent or not.
    `CREATE TABLE outbox_days (
      company_id INT NOT NULL, day DATE NOT NULL, queued INT NOT NULL,
      PRIMARY KEY (company_id, day)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("outbox", "outbox_files", "outbox_days"),
};
