import type { Migration } from "../migration.ts";

const UNSEEN_CHARACTERS = "[[:cntrl:]\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff]";

/** As `toCanonicalName`, except NFKC, which the collation does not need. */
const NAME_FORM = `TRIM(REGEXP_REPLACE(LOWER(REGEXP_REPLACE(username, '${UNSEEN_CHARACTERS}', '')),
  '[ \u00a0\u2000-\u200a\u202f\u205f\u3000]+', ' '))`;

/**
 * When the user of a session last gave the password (and the code of a second factor): sessions
 * from before are not confirmed. User names get their one form, small letters and single spaces
 * without control and invisible characters. If two names become one, because they differed in line
 * breaks or spaces only, one of them ends with the user's id. Registration numbers get capitals.
 */
export const confirmedSessions: Migration = {
  name: "066-confirmed-sessions",
  up: [
    "ALTER TABLE sessions ADD COLUMN confirmed_at DATETIME(3) NULL",
    `UPDATE users u JOIN (
        SELECT f.company_id, f.id, f.form,
          ROW_NUMBER() OVER (PARTITION BY f.company_id, f.form ORDER BY f.username <> f.form, f.id) AS place
        FROM (SELECT company_id, id, username, ${NAME_FORM} AS form FROM users) f
      ) n ON n.company_id = u.company_id AND n.id = u.id
      SET u.username = IF(n.place = 1 AND n.form <> '', n.form, CONCAT(LEFT(n.form, 80), '-', n.id))`,
    `UPDATE vehicles SET reg_no = UPPER(REGEXP_REPLACE(reg_no, '${UNSEEN_CHARACTERS}', ''))`,
  ],
  down: ["ALTER TABLE sessions DROP COLUMN confirmed_at"],
};
