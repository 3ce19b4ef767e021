import { AUDIT_COLUMNS, dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** Groups of accounts that a company makes itself, under the fixed ones. */
export const ownAccountGroups: Migration = {
  name: "035-own-account-groups",
  up: [
    // An account stays in a fixed group (group_id), which documents and reports use; a company's
    // own group only subdivides it.
    `CREATE TABLE account_subgroups (
      company_id INT NOT NULL, id INT NOT NULL, name VARCHAR(100) NOT NULL, group_id INT NOT NULL,
      version INT NOT NULL DEFAULT 1, ${AUDIT_COLUMNS},
      PRIMARY KEY (company_id, id), KEY account_subgroups_name (company_id, name),
      CONSTRAINT account_subgroups_group FOREIGN KEY (company_id, group_id) REFERENCES account_groups (company_id, id)
    ) ${TABLE_OPTIONS}`,
    "ALTER TABLE accounts ADD COLUMN subgroup_id INT NULL, ADD KEY accounts_subgroup (company_id, subgroup_id)",
  ],
  down: [
    "ALTER TABLE accounts DROP KEY accounts_subgroup, DROP COLUMN subgroup_id",
    ...dropTables("account_subgroups"),
  ],
};
