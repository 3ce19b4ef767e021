import type { Knex } from "knex";
import { readCompanyBooks } from "../books/posting/read-company-books.ts";
import type { Books, VoucherKind } from "@vanbook/sdk/books";
import { loadLimitsFor, type CompanyLimits } from "../auth/company-limits.ts";
import type { DocumentKind } from "../auth/limits.ts";
import type { Principal } from "../contract/principal.ts";
import type { AskedPlanning, Planning } from "./document-type.ts";
import { findDocument, type FoundDocument } from "./find-document.ts";
import { NO_REFERENCES, readVoucherReferences } from "./references/deleted-references.ts";

/**
 * `read` reads the company's books and limits while the plan reads its own data. Throws NOT_FOUND
 * and ACCOUNT_UNKNOWN.
 */
export function preparePlanning(
  trx: Knex.Transaction,
  principal: Principal,
  document: DocumentKind,
): { planning: Planning; read(): Promise<void> } {
  let terms: { books: Books; limits: CompanyLimits } | undefined;
  function requireTerms() {
    if (!terms) throw new Error("A plan has used the books while they were being read");
    return terms;
  }
  return {
    planning: {
      trx,
      principal,
      document,
      edited: NO_REFERENCES,
      get books() {
        return requireTerms().books;
      },
      get limits() {
        return requireTerms().limits;
      },
    },
    async read() {
      const [books, limits] = await Promise.all([
        readCompanyBooks(trx, principal.companyId),
        loadLimitsFor(trx, principal),
      ]);
      terms = { books, limits };
    },
  };
}

/**
 * For pricing without posting: a new document, or an edit of the document `replaces`. Throws
 * NOT_FOUND, ACCOUNT_UNKNOWN and ENTERED_ABOVE.
 */
export async function readAskedPlanning(
  db: Knex,
  principal: Principal,
  document: { name: DocumentKind; kind: VoucherKind },
  replaces?: number,
): Promise<AskedPlanning & { replaced?: ReplacedDocument }> {
  const [books, limits, replacedDocument] = await Promise.all([
    readCompanyBooks(db, principal.companyId),
    loadLimitsFor(db, principal),
    replaces === undefined ? undefined : findDocument(db, principal, document, replaces),
  ]);
  const planning = { trx: db, principal, document: document.name, books, limits };
  if (replaces === undefined || !replacedDocument) return { ...planning, edited: NO_REFERENCES };
  const editedReferences = await readVoucherReferences(db, principal, replacedDocument.voucherId);
  return { ...planning, edited: editedReferences, replaces, replaced: { ...replacedDocument, id: replaces } };
}

export interface ReplacedDocument extends FoundDocument {
  id: number;
}
