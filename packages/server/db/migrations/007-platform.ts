import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * The server's own tables: sessions, sign-in attempts, API keys, idempotency keys and the audit
 * log.
 */
export const platform: Migration = {
  name: "007-platform",
  up: [
    // Only a hash of the token is stored; the browser has the token.
    `CREATE TABLE sessions (
      company_id INT NOT NULL, token_hash BINARY(32) NOT NULL, user_id INT NOT NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), last_seen_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      expires_at DATETIME(3) NOT NULL, ip VARCHAR(45) NULL, user_agent VARCHAR(500) NULL, login_log_id INT NULL,
      PRIMARY KEY (company_id, token_hash), KEY sessions_user (company_id, user_id), KEY sessions_expires (company_id, expires_at),
      CONSTRAINT sessions_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE login_log (
      company_id INT NOT NULL, id INT NOT NULL, user_id INT NULL, username VARCHAR(100) NULL, role_id TINYINT NULL, name VARCHAR(200) NULL,
      ip VARCHAR(45) NULL, status VARCHAR(30) NULL, user_agent VARCHAR(500) NULL, method VARCHAR(30) NULL, session_ref VARCHAR(100) NULL,
      latitude DECIMAL(9,6) NULL, longitude DECIMAL(9,6) NULL, place VARCHAR(300) NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, id), KEY login_log_created (company_id, created_at), KEY login_log_user (company_id, user_id, created_at)
    ) ${TABLE_OPTIONS}`,
    // subject is a hash of an address or of an account; company 0 counts attempts of no company.
    `CREATE TABLE login_attempts (
      company_id INT NOT NULL, subject VARCHAR(200) NOT NULL, window_start DATETIME NOT NULL, failures INT NOT NULL,
      PRIMARY KEY (company_id, subject, window_start), KEY login_attempts_window (company_id, window_start)
    ) ${TABLE_OPTIONS}`,
    // operations: a JSON array of the operations that the key is limited to; NULL allows everything
    // that its user may do.
    `CREATE TABLE api_keys (
      company_id INT NOT NULL, id INT NOT NULL, user_id INT NOT NULL, name VARCHAR(100) NOT NULL, secret_hash BINARY(32) NOT NULL,
      operations TEXT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), created_by INT NULL,
      expires_at DATETIME(3) NULL, last_used_at DATETIME(3) NULL, revoked_at DATETIME(3) NULL,
      PRIMARY KEY (company_id, id), KEY api_keys_user (company_id, user_id),
      CONSTRAINT api_keys_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // Inserted in the transaction of its operation. Compared byte by byte: keys that differ in case
    // are different.
    `CREATE TABLE idempotency_keys (
      company_id INT NOT NULL, idempotency_key VARCHAR(100) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, operation VARCHAR(100) NOT NULL,
      user_id INT NULL, request_hash BINARY(32) NOT NULL, status SMALLINT NULL, answer MEDIUMTEXT NULL,
      created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, idempotency_key), KEY idempotency_keys_created (company_id, created_at)
    ) ${TABLE_OPTIONS}`,
    // Append-only. via: session, key or system. entity is a table's name, entity_id the id of a
    // row.
    `CREATE TABLE audit_log (
      company_id INT NOT NULL, id BIGINT NOT NULL, at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3), user_id INT NULL,
      via VARCHAR(10) NOT NULL, operation VARCHAR(100) NOT NULL, entity VARCHAR(60) NULL, entity_id VARCHAR(64) NULL,
      before_json MEDIUMTEXT NULL, after_json MEDIUMTEXT NULL, request_id VARCHAR(64) NULL,
      PRIMARY KEY (company_id, id), KEY audit_log_at (company_id, at, id), KEY audit_log_entity (company_id, entity, entity_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE company_settings (
      company_id INT NOT NULL, name VARCHAR(60) NOT NULL, value TEXT NOT NULL,
      PRIMARY KEY (company_id, name)
    ) ${TABLE_OPTIONS}`,
    // Facts about the whole installation, such as whether the demo companies are complete.
    `CREATE TABLE installation (
      name VARCHAR(60) NOT NULL, value TEXT NOT NULL, changed_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (name)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables(
    "sessions",
    "login_log",
    "login_attempts",
    "api_keys",
    "idempotency_keys",
    "audit_log",
    "company_settings",
    "installation",
  ),
};
