import type { Knex } from "knex";
import { findGstin } from "@vanbook/sdk/rules";
import { problem } from "@vanbook/sdk/problem";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Principal } from "../../contract/principal.ts";
import { readBooksEntries } from "./books-entries.ts";
import type { MatchAnswer, WantedMatches } from "./statement-task.ts";
import { matchInThread } from "./statement-thread.ts";

interface StoredStatement {
  month: string;
  gstin: string;
  digest: Buffer;
  madeOn: string | null;
  importedAt: string;
  importedBy: string | null;
  documents: number;
  refused: number;
  refusals: string;
  unreadParts: string;
}

export async function readStoredStatement(
  db: Knex,
  principal: Principal,
  month: string,
): Promise<StoredStatement | undefined> {
  const statements = ofCompany(db, principal, "statements_2b as s").where("s.month", month);
  joinOwn(statements, "users as u", "u.id", "s.imported_by");
  return statements.first(STATEMENT_COLUMNS) as Promise<StoredStatement | undefined>; // knex knows no column types
}

export function describeStatement(storedStatement: StoredStatement): Schema<"Statement2b"> {
  const { digest, importedAt, refusals, unreadParts, ...rest } = storedStatement;
  return {
    ...rest,
    digest: digest.toString("hex"),
    importedOn: importedAt,
    refusals: JSON.parse(refusals) as Schema<"StatementRefusal">[], // written by importStatement2b
    unreadParts: JSON.parse(unreadParts) as string[],
  };
}

/** Matches the month's stored file with the books as they are now; NOT_FOUND if there is none. */
export async function matchStored(
  db: Knex,
  principal: Principal,
  month: string,
  query: WantedMatches,
): Promise<MatchAnswer> {
  const storedStatement: { gstin: string; file: Buffer } | undefined = await ofCompany(
    db,
    principal,
    "statements_2b as s",
  )
    .where("s.month", month)
    .first("s.gstin", "s.file");
  if (!storedStatement) throw problem("NOT_FOUND");
  const entries = await readBooksEntries(db, principal, month);
  const { gstin } = storedStatement;
  return matchInThread(
    { kind: "match", file: new Uint8Array(storedStatement.file), gstin, month, query },
    entries,
  );
}

/** Throws GSTIN_UNKNOWN while the company's is missing or not understood. */
export async function readOwnGstin(db: Knex, principal: Principal): Promise<string> {
  const [text]: (string | null)[] = await ofCompany(db, principal, "companies as c").pluck("c.gstin");
  const gstin = findGstin(text);
  if (gstin === undefined || gstin === null) throw problem("GSTIN_UNKNOWN");
  return gstin;
}

const STATEMENT_COLUMNS = {
  month: "s.month",
  gstin: "s.gstin",
  digest: "s.digest",
  madeOn: "s.made_on",
  importedAt: "s.imported_at",
  importedBy: "u.name",
  documents: "s.document_count",
  refused: "s.refused_count",
  refusals: "s.refusals",
  unreadParts: "s.unread_parts",
};
