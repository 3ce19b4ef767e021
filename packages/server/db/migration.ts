/** One migration: the statements that apply it and those that revert it, in order. */
export interface Migration {
  name: string;
  up: readonly string[];
  down: readonly string[];
}

/** `DROP TABLE` for each name, in reverse order: list parent tables before their children. */
export function dropTables(...names: string[]): string[] {
  return names.toReversed().map((name) => `DROP TABLE ${name}`);
}

/** The audit columns of every master: who created, changed and deleted the record, and when. */
export const AUDIT_COLUMNS = `
  created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  modified_by INT NULL, modified_at DATETIME(3) NULL,
  deleted_by INT NULL, deleted_at DATETIME(3) NULL, is_deleted TINYINT NOT NULL DEFAULT 0`;

/** Options of every table, so that engine and collation do not depend on the server's defaults. */
export const TABLE_OPTIONS = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
