import { dropTables, TABLE_OPTIONS, type Migration } from "../migration.ts";

/** What embed tokens are sealed with, which were revoked, and whose pages may send them. */
export const embedTokens: Migration = {
  name: "022-embed-tokens",
  up: [
    // For the whole installation. The newest secret seals tokens; it and the previous one open
    // them. Older ones are deleted.
    `CREATE TABLE token_secrets (
      id INT NOT NULL, secret BINARY(32) NOT NULL, created_at DATETIME(3) NOT NULL,
      PRIMARY KEY (id)
    ) ${TABLE_OPTIONS}`,
    // Kept until the tokens would have expired anyway. Compared byte by byte: ids that differ in
    // case belong to different tokens.
    `CREATE TABLE revoked_tokens (
      company_id INT NOT NULL, token_id CHAR(16) CHARACTER SET ascii COLLATE ascii_bin NOT NULL, expires_at DATETIME(3) NOT NULL,
      PRIMARY KEY (company_id, token_id), KEY revoked_tokens_expires (company_id, expires_at)
    ) ${TABLE_OPTIONS}`,
    `CREATE TABLE embed_origins (
      company_id INT NOT NULL, id INT NOT NULL, origin VARCHAR(200) CHARACTER SET ascii COLLATE ascii_bin NOT NULL,
      created_at DATETIME(3) NOT NULL, created_by INT NULL,
      PRIMARY KEY (company_id, id), UNIQUE KEY embed_origins_origin (company_id, origin)
    ) ${TABLE_OPTIONS}`,
  ],
  down: dropTables("token_secrets", "revoked_tokens", "embed_origins"),
};
