export interface Migration {
  name: string;
  up: readonly string[];
  down: readonly string[];
}

/** Drops in reverse order: list parent tables before their children. */
export function dropTables(...names: string[]): string[] {
  return names.toReversed().map((name) => `DROP TABLE ${name}`);
}

export const AUDIT_COLUMNS = `
  created_by INT NULL, created_at DATETIME(3) NOT NULL DEFAULT CURRENT_TIMESTAMP(3),
  modified_by INT NULL, modified_at DATETIME(3) NULL,
  deleted_by INT NULL, deleted_at DATETIME(3) NULL, is_deleted TINYINT NOT NULL DEFAULT 0`;

/** Engine and collation must not depend on the server's defaults. */
export const TABLE_OPTIONS = "ENGINE=InnoDB DEFAULT CHARSET=utf8mb4 COLLATE=utf8mb4_unicode_ci";
