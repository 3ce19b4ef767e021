import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** The hash of the code with which the first company of an empty installation is made; of the last start only. */
export const setUpCode: Migration = {
  name: "021-set-up-code",
  up: [
    `CREATE TABLE set_up_code (
      id TINYINT NOT NULL, code_hash BINARY(32) NOT NULL,
      PRIMARY KEY (id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("set_up_code"),
};
