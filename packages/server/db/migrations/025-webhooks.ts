import { AUDIT_COLUMNS, dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** Addresses that a company's events are sent to, and what became of each event there. */
export const webhooks: Migration = {
  name: "025-webhooks",
  up: [
    // types: a JSON array; NULL for all. status: active, or off with the reason. next_try_at,
    // attempts: as in outbox; the worker that has reserved an endpoint sends its events until the
    // lease ends. cursor_seq: events up to it have deliveries. failures: failures in a row.
    // failing_since: nothing has been delivered since then. secret: signs the deliveries; the
    // former secret also signs for a while.
    `CREATE TABLE webhooks (
      company_id INT NOT NULL, id INT NOT NULL, url VARCHAR(500) NOT NULL, types TEXT NULL, name VARCHAR(100) NULL,
      status VARCHAR(10) NOT NULL, off_reason VARCHAR(500) NULL, off_at DATETIME(3) NULL,
      secret VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      former_secret VARCHAR(80) CHARACTER SET ascii COLLATE ascii_bin NULL, former_until DATETIME(3) NULL,
      cursor_seq INT NOT NULL, attempts INT NOT NULL, next_try_at DATETIME(3) NOT NULL,
      failures INT NOT NULL, failing_since DATETIME(3) NULL, version INT NOT NULL DEFAULT 1, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY webhooks_due (company_id, status, next_try_at)
    ) ${TABLE_OPTIONS}`,
    // status: pending, delivered, failed.
    `CREATE TABLE webhook_deliveries (
      company_id INT NOT NULL, id INT NOT NULL, webhook_id INT NOT NULL, event_seq INT NOT NULL,
      subject VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      status VARCHAR(10) NOT NULL, attempts INT NOT NULL, next_try_at DATETIME(3) NOT NULL, first_tried_at DATETIME(3) NULL,
      tried_at DATETIME(3) NULL, answer_code INT NULL, answer_text VARCHAR(500) NULL, milliseconds INT NULL, error VARCHAR(500) NULL,
      created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, id), UNIQUE KEY webhook_deliveries_event (company_id, webhook_id, event_seq),
      KEY webhook_deliveries_due (company_id, webhook_id, status, next_try_at),
      KEY webhook_deliveries_subject (company_id, webhook_id, status, subject, event_seq)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("webhooks", "webhook_deliveries"),
};
