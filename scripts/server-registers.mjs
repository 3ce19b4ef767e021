// Finds the server's handlers and migrations in their files, and writes lists of them:
// routes/generated/handlers.ts and db/generated/migrations.ts of packages/server.
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { root } from "./project/root.mjs";

const SERVER_FOLDER = join(root, "packages/server");

/**
 * The file that imports all handlers. A feature exports them as an object by operation id, `export
 * const stock = { "stock.report": … }`, or with `createDocumentOperations`, which makes those of
 * one document.
 */
export async function writeServerRoutes(operations) {
  const ids = new Set(operations.map(({ operationId }) => operationId));
  const files = (await readdir(SERVER_FOLDER, { recursive: true })).filter((path) =>
    /^(?!node_modules|dist|generated|routes|stand-in)[^.]*\.ts$/.test(path),
  );
  const foundHandlers = await Promise.all(
    files
      .toSorted()
      .map(async (file) => findHandlers(await readFile(join(SERVER_FOLDER, file), "utf8"), file, ids)),
  );
  const all = foundHandlers.flat();
  return `// Made by scripts/generate.mjs from what the features export. Never edited.
${all.map(({ name, file }, at) => `import { ${name} as at${at} } from "../../${file}";`).join("\n")}

/** The handlers of all operations, as their features export them. */
export const handlers = {
${all.map((_, at) => `  ...at${at},`).join("\n")}
};
`;
}

export async function writeServerMigrations() {
  const files = (await readdir(join(SERVER_FOLDER, "db/migrations")))
    .filter((file) => /^\d{3}-[\w-]+\.ts$/.test(file))
    .sort();
  const names = await Promise.all(
    files.map(async (file) => {
      const source = await readFile(join(SERVER_FOLDER, "db/migrations", file), "utf8");
      const [, name] = /^export const (\w+): Migration = /m.exec(source) ?? [];
      if (!name) throw new Error(`packages/server/db/migrations/${file} exports no migration`);
      return name;
    }),
  );
  return `// Made by scripts/generate.mjs from the files of the migrations. Never edited.
import type { Migration } from "../migration.ts";
${files.map((file, at) => `import { ${names[at]} as at${at} } from "../migrations/${file}";`).join("\n")}

/** All migrations in order. A released one is never edited: a later one changes what it made. */
export const migrations: readonly Migration[] = [
${files.map((_, at) => `  at${at},`).join("\n")}
];
`;
}

function findHandlers(source, file, ids) {
  const exportMatches = source.matchAll(
    /^export const (\w+) = (?:\{\s*(?:\/\/[^\n]*\s*)*(?:"(\w+\.\w+)":|\.\.\.createDocumentOperations\()|createDocumentOperations\()/gm,
  );
  return [...exportMatches].flatMap(([, name, id]) =>
    id === undefined || ids.has(id) ? { name, file } : [],
  );
}
