import type { Knex } from "knex";
import { readCompanyBooks } from "../books/posting/read-company-books.ts";
import type { Books, VoucherKind } from "@vanbook/sdk/books";
import { limitsFor, type CompanyLimits } from "../auth/company-limits.ts";
import type { DocumentKind } from "../auth/limits.ts";
import type { Principal } from "../contract/principal.ts";
import type { AskedPlanning, Planning } from "./document-type.ts";
import { findDocument, type FoundDocument } from "./find-document.ts";
import { NO_REFERENCES, referencesOfVoucher } from "./references/deleted-references.ts";

/**
 * Prepares the planning of new documents. `read` reads the company's books and limits, while the plan reads its own
 * data. Throws NOT_FOUND and ACCOUNT_UNKNOWN.
 */
export function preparePlanning(
  trx: Knex.Transaction,
  principal: Principal,
  document: DocumentKind,
): { planning: Planning; read(): Promise<void> } {
  let terms: { books: Books; limits: CompanyLimits } | undefined;
  function known() {
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
        return known().books;
      },
      get limits() {
        return known().limits;
      },
    },
    async read() {
      const [books, limits] = await Promise.all([
        readCompanyBooks(trx, principal.companyId),
        limitsFor(trx, principal),
      ]);
      terms = { books, limits };
    },
  };
}

/**
 * Reads what is needed to price a document without posting it: a new one, or an edit of the document `replaces`.
 * Throws NOT_FOUND, ACCOUNT_UNKNOWN and ENTERED_ABOVE.
 */
export async function askedPlanning(
  db: Knex,
  principal: Principal,
  document: { name: DocumentKind; kind: VoucherKind },
  replaces?: number,
): Promise<AskedPlanning & { replaced?: ReplacedDocument }> {
  const [books, limits, replaced] = await Promise.all([
    readCompanyBooks(db, principal.companyId),
    limitsFor(db, principal),
    replaces === undefined ? undefined : findDocument(db, principal, document, replaces),
  ]);
  const planning = { trx: db, principal, document: document.name, books, limits };
  if (replaces === undefined || !replaced) return { ...planning, edited: NO_REFERENCES };
  const edited = await referencesOfVoucher(db, principal, replaced.voucherId);
  return { ...planning, edited, replaces, replaced: { ...replaced, id: replaces } };
}

/** A posted document that an edit replaces. */
export interface ReplacedDocument extends FoundDocument {
  id: number;
}
