import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/**
 * Second factors, sign-ins of several steps, recovery links, and passwords that their users have
 * not chosen.
 */
export const accounts: Migration = {
  name: "030-accounts",
  up: [
    "ALTER TABLE users ADD COLUMN must_change_password TINYINT NOT NULL DEFAULT 0",
    // is_new: a sign-in from an unknown browser; seen_at: when the user saw the notice of it.
    "ALTER TABLE login_log ADD COLUMN is_new TINYINT NOT NULL DEFAULT 0, ADD COLUMN seen_at DATETIME(3) NULL",
    // `secret` is confirmed, `pending_secret` is being set up. Only auth/second-factor.ts selects
    // them.
    `CREATE TABLE second_factors (
      company_id INT NOT NULL, user_id INT NOT NULL, secret VARBINARY(64) NULL, confirmed_at DATETIME(3) NULL,
      pending_secret VARBINARY(64) NULL, last_step BIGINT NOT NULL DEFAULT 0,
      PRIMARY KEY (company_id, user_id),
      CONSTRAINT second_factors_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE recovery_codes (
      company_id INT NOT NULL, user_id INT NOT NULL, code_hash BINARY(32) NOT NULL, used_at DATETIME(3) NULL,
      PRIMARY KEY (company_id, user_id, code_hash),
      CONSTRAINT recovery_codes_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // A sign-in with the right password that needs another step: there is no session yet. Only a
    // hash of the token is stored.
    `CREATE TABLE sign_in_steps (
      company_id INT NOT NULL, token_hash BINARY(32) NOT NULL, user_id INT NOT NULL, step VARCHAR(10) NOT NULL,
      has_code TINYINT NOT NULL DEFAULT 0, failures INT NOT NULL DEFAULT 0, expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, token_hash), KEY sign_in_steps_user (company_id, user_id), KEY sign_in_steps_expires (company_id, expires_at),
      CONSTRAINT sign_in_steps_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
    // One link per user: a new one replaces it.
    `CREATE TABLE recovery_links (
      company_id INT NOT NULL, user_id INT NOT NULL, token_hash BINARY(32) NOT NULL, created_by INT NULL, expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, user_id), UNIQUE KEY recovery_links_token (company_id, token_hash),
      CONSTRAINT recovery_links_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: [
    ...dropTables("second_factors", "recovery_codes", "sign_in_steps", "recovery_links"),
    "ALTER TABLE users DROP COLUMN must_change_password",
    "ALTER TABLE login_log DROP COLUMN is_new, DROP COLUMN seen_at",
  ],
};
