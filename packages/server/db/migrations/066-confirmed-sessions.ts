import type { Migration } from "../migration.ts";

const UNSEEN_CHARACTERS = "[[:cntrl:]\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]";

/**
 * When the user of a session last gave the password (and the code of a second factor): sessions
 * from before are not confirmed. User names get their one form, small letters without control and
 * invisible characters. The unique key makes no difference between the two forms, so no two names
 * become one. Registration numbers get capitals.
 */
export const confirmedSessions: Migration = {
  name: "066-confirmed-sessions",
  up: [
    "ALTER TABLE sessions ADD COLUMN confirmed_at DATETIME(3) NULL",
    `UPDATE users SET username = LOWER(REGEXP_REPLACE(username, '${UNSEEN_CHARACTERS}', ''))`,
    `UPDATE vehicles SET reg_no = UPPER(REGEXP_REPLACE(reg_no, '${UNSEEN_CHARACTERS}', ''))`,
  ],
  down: ["ALTER TABLE sessions DROP COLUMN confirmed_at"],
};
