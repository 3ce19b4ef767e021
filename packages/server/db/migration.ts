/** One step of the schema: statements that apply it and statements that take it back, in order. */
export interface Migration {
  name: string;
  up: readonly string[];
  down: readonly string[];
}

/** `DROP TABLE` for each name, children first when the names are given parents first. */
export function dropTables(...names: string[]): string[] {
  return names.toReversed().map((name) => `DROP TABLE ${name}`);
}

/** Columns that every master carries: who made, changed and removed it, and when. */
export const AUDIT_COLUMNS = `
  created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  modified_by INT NULL, modified_at DATETIME(3) NULL,
  deleted_by INT NULL, deleted_at DATETIME(3) NULL, is_deleted TINYINT NOT NULL DEFAULT 0`;

/** Every table: the engine and collation are ours, not the server's default. */
export const TABLE_OPTIONS = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
