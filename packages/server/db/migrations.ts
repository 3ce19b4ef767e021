import type { Migration } from "./migration.ts";
import { company } from "./migrations/001-company.ts";
import { books } from "./migrations/002-books.ts";

/** Every step of the schema, in order; a step that has been released is never changed, the next one changes what it made. */
export const migrations: readonly Migration[] = [company, books];
