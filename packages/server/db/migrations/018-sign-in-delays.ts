import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** When an attempt to sign in was made last, and the browsers that users have signed in from. */
export const signInDelays: Migration = {
  name: "018-sign-in-delays",
  up: [
    "ALTER TABLE login_attempts ADD COLUMN last_at DATETIME(3) NULL",
    // Only a hash of the token is stored; the browser has the token.
    `CREATE TABLE known_browsers (
      company_id INT NOT NULL, user_id INT NOT NULL, token_hash BINARY(32) NOT NULL, last_used_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, user_id, token_hash), KEY known_browsers_used (company_id, last_used_at)
    ) ${TABLE_OPTIONS}`,
  ],
  down: [...dropTables("known_browsers"), "ALTER TABLE login_attempts DROP COLUMN last_at"],
};
