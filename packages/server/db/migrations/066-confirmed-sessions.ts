import type { Migration } from "../migration.ts";

/**
 * When the user of a session last gave the password (and the code of a second factor). Sessions
 * from before are not confirmed.
 */
export const confirmedSessions: Migration = {
  name: "066-confirmed-sessions",
  up: ["ALTER TABLE sessions ADD COLUMN confirmed_at DATETIME(3) NULL"],
  down: ["ALTER TABLE sessions DROP COLUMN confirmed_at"],
};
