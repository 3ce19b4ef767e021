import { ACCOUNT_GROUP, addMonths, formatPaise, paise, POSTED_STATUS, shift } from "@vanbook/sdk/books";
import { readStatement2b } from "@vanbook/sdk/gst";
import { problem } from "@vanbook/sdk/problem";
import { findGstin } from "@vanbook/sdk/rules";
import type { OperationId, Schema } from "../../contract/contract.ts";
import { toDatabaseTime } from "../../database-time.ts";
import { findMatches } from "../../gst/statement-2b/find-matches.ts";
import { makeHeldKey, makeHeldPurchase } from "../../gst/statement-2b/held-purchase.ts";
import { createRefusal } from "../../gst/statement-2b/statement-refusal.ts";
import type { EntryRow, FoundMatch, WantedMatches } from "../../gst/statement-2b/statement-task.ts";
import { mapById, type Asked, type StandInBooks } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { hold } from "./held-documents.ts";
import { writeDigest } from "./write-digest.ts";

export const statement2b = {
  "gst.importStatement2b": ({ body: { month, file }, books, principal }) => {
    const bytes = file as unknown as Uint8Array; // a file of a form
    const gstin = requireGstin(books);
    const { statement, refusals, refusedCount, unreadParts } = readStatement2b(bytes, { gstin, month });
    if (!statement) throw createRefusal(refusals[0] ?? { path: "", code: "notJson" });
    const before = books.tables.statements_2b.find((each) => each.month === month);
    if (before?.statement.madeOn && statement.madeOn && statement.madeOn < before.statement.madeOn)
      throw problem("STATEMENT_OLDER");
    const answer: Schema<"Statement2b"> = {
      ...{ month, gstin, digest: writeDigest(JSON.stringify([...bytes])), madeOn: statement.madeOn },
      importedOn: toDatabaseTime(books.clock.now()),
      importedBy: findUser(books, principal.userId),
      ...{ documents: statement.documents.length, refused: refusedCount },
      ...{ refusals: [...refusals], unreadParts: [...unreadParts] },
    };
    if (before?.answer.digest === answer.digest) return before.answer;
    books.tables.statements_2b = [
      ...books.tables.statements_2b.filter((each) => each !== before),
      { month, statement, answer },
    ];
    return answer;
  },
  "gst.statement2b": ({ query: { month, result, page = 1, pageSize = 100 }, books }) => {
    requireGstin(books);
    const storedStatement = books.tables.statements_2b.find((each) => each.month === month);
    if (!storedStatement) return { statement: null, counts: [], rows: 0, matches: [] };
    const { counts, rowCount, rows } = match(books, month, { result, page, pageSize });
    return {
      ...{ statement: storedStatement.answer, counts, rows: rowCount },
      matches: rows.map((row) => addDecision(books, month, row)),
    };
  },
  "gst.decide2b": ({ body, books, principal }) => {
    const { month, decision, documentIds, allExact } = body;
    if ((documentIds === undefined) !== allExact || (allExact && decision !== "accept"))
      throw problem("INVALID_FIELDS");
    const { tables } = books;
    const decidedIds = new Set(
      tables.statement_2b_decisions.flatMap((each) => (each.month === month ? each.document_id : [])),
    );
    const ids = documentIds
      ? match(books, month, { documentIds }).rows.flatMap((row) => row.match.document?.id ?? [])
      : match(books, month, "allExact").exact.flatMap(({ documentId }) =>
          decidedIds.has(documentId) ? [] : documentId,
        );
    if (documentIds && ids.length < new Set(documentIds).size) throw problem("NOT_FOUND");
    const others = tables.statement_2b_decisions.filter(
      (each) => each.month !== month || !ids.includes(each.document_id),
    );
    const at = toDatabaseTime(books.clock.now());
    const newDecisions = ids.map((id) => ({
      month,
      document_id: id,
      decision,
      at,
      user_id: principal.userId,
    }));
    tables.statement_2b_decisions = decision === "pending" ? others : [...others, ...newDecisions];
    return { decided: ids.length };
  },
  "gst.hold2b": ({ body: { month, documentIds }, ...caller }) => {
    const { books } = caller;
    const { rows } = match(books, month, { documentIds });
    const suppliers = books.tables.accounts.filter(
      (each) => each.group_id === ACCOUNT_GROUP.creditors && each.is_deleted === 0,
    );
    const findSupplier = (gstin: string) => {
      const [first, ...others] = suppliers.filter((each) => findGstin(each.gstin) === gstin);
      return others.length === 0 ? first?.id : undefined;
    };
    const purchases = documentIds.map((id) =>
      makeHeldPurchase(
        rows.find((row) => row.match.document?.id === id),
        findSupplier,
      ),
    );
    return { heldDocumentIds: purchases.map((purchase) => hold(caller as Asked, purchase)) };
  },
} satisfies Partial<StandInHandlers<OperationId>>;

function requireGstin({ company }: StandInBooks): string {
  const gstin = findGstin(company.gstin);
  if (gstin === undefined) throw problem("GSTIN_UNKNOWN");
  return gstin;
}

function match(books: StandInBooks, month: string, query: WantedMatches) {
  const storedStatement = books.tables.statements_2b.find((each) => each.month === month);
  if (!storedStatement) throw problem("NOT_FOUND");
  return findMatches(storedStatement.statement, listEntries(books, month), query, writeDigest);
}

/** Purchases, and expenses with input tax. */
function listEntries(books: StandInBooks, month: string): EntryRow[] {
  const { tables } = books;
  const accounts = mapById(tables.accounts);
  const vouchers = mapById(tables.vouchers);
  const purchases = tables.purchases.map((row) => {
    const supplier = accounts.get(row.supplier_id);
    const { taxable, amount } = row;
    return { row, party: supplier, gstin: supplier?.gstin, taxable, amount, kind: "purchase" as const };
  });
  const expenses = tables.expenses
    .filter(({ reverse_charge }) => reverse_charge === 0)
    .map((row) => {
      const tax = paise(row.cgst) + paise(row.sgst) + paise(row.igst);
      const taxable = formatPaise(paise(row.amount) - tax);
      const { supplier_gstin: gstin, amount } = row;
      return { row, party: accounts.get(row.account_id), gstin, taxable, amount, kind: "expense" as const };
    });
  const [from, to] = [addMonths(`${month}-01`, -6), shift(addMonths(`${month}-01`, 2), { days: -1 })];
  return [...purchases, ...expenses].flatMap(({ row, party, gstin: text, taxable, amount, kind }) => {
    const { voucher_id: voucherId, supplier_invoice_no: number, cgst, sgst, igst } = row;
    const gstin = findGstin(text) ?? null;
    const date = row.supplier_invoice_date ?? row.date;
    const hasTax = Number(cgst) + Number(sgst) + Number(igst) > 0;
    if (row.status !== POSTED_STATUS || date < from || date > to) return [];
    if (!hasTax && (kind === "expense" || gstin === null)) return [];
    return {
      ...{ voucherId, voucherKind: kind, kind: "invoice" as const, gstin, number, date },
      ...{ voucherNo: vouchers.get(voucherId)?.voucher_no ?? "", partyName: party?.name ?? null },
      ...{ value: amount, taxable, cgst, sgst, igst },
    };
  });
}

function addDecision(
  books: StandInBooks,
  month: string,
  { match: foundMatch }: FoundMatch,
): Schema<"StatementMatch"> {
  const id = foundMatch.document?.id;
  const { tables } = books;
  const own = tables.statement_2b_decisions.find((each) => each.month === month && each.document_id === id);
  const heldDocument =
    id === undefined
      ? undefined
      : tables.held_documents.find(
          ({ source, source_key: key }) => source === "GSTR-2B" && key === makeHeldKey(id),
        );
  return {
    ...foundMatch,
    decision: own?.decision ?? "pending",
    decidedBy: own ? findUser(books, own.user_id) : null,
    decidedOn: own?.at ?? null,
    heldDocumentId: heldDocument?.id ?? null,
  };
}

function findUser({ tables }: StandInBooks, id: number): string | null {
  return tables.users.find((user) => user.id === id)?.name ?? null;
}
