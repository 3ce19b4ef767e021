import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** Each user's saved views of reports. */
export const savedViews: Migration = {
  name: "012-saved-views",
  up: [
    // Names are compared byte by byte: the tables' own collation treats all emoji as equal.
    `CREATE TABLE saved_views (
      company_id INT NOT NULL, id INT NOT NULL, user_id INT NOT NULL, report VARCHAR(64) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      name VARCHAR(60) COLLATE utf8mb4_bin NOT NULL, query VARCHAR(2000) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      saved_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
      PRIMARY KEY (company_id, id), UNIQUE KEY saved_views_name (company_id, user_id, report, name),
      CONSTRAINT saved_views_user FOREIGN KEY (company_id, user_id) REFERENCES users (company_id, id)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("saved_views"),
};
