import { problem } from "@vanbook/sdk/problem";
import type { OperationId, Schema } from "../../contract/contract.ts";
import { toDatabaseTime } from "../../database-time.ts";
import { HELD_OPERATIONS } from "../../held/held-operations.ts";
import { makeClientId, type DocumentToHold } from "../../held/document-to-hold.ts";
import { VOUCHER_WORDS } from "../../reports/ledgers/entry-words.ts";
import { mapById, takeNextId, update, type Asked } from "../books.ts";
import { documents } from "../documents/operations.ts";
import type { StandInHandlers } from "../handlers.ts";
import { makeReportRows } from "../report.ts";
import type { HeldDocument } from "../tables.ts";

export const heldDocuments = {
  "heldDocuments.list": ({ query: { Status = "Waiting", Source }, books: { tables } }) => {
    const users = mapById(tables.users);
    const vouchers = mapById(tables.vouchers);
    const heldRows = tables.held_documents.filter(
      ({ status, source }) => status === Status && (!Source || source === Source),
    );
    return {
      rows: makeReportRows<"heldDocuments.list", HeldDocument>(
        heldRows,
        {
          HeldDocumentID: ({ id }) => id,
          VoucherKind: ({ kind }) => kind,
          Type: ({ kind }) => VOUCHER_WORDS[kind],
          Date: ({ date }) => date,
          Particulars: ({ party_name }) => party_name,
          Number: ({ number }) => number,
          Amount: ({ amount }) => amount,
          Source: ({ source }) => source,
          Status: ({ status }) => status,
          HeldBy: ({ created_by }) => users.get(created_by)?.name ?? null,
          HeldOn: ({ created_at }) => created_at,
          VoucherID: ({ voucher_id }) => voucher_id,
          VoucherNo: ({ voucher_id }) => vouchers.get(voucher_id ?? 0)?.voucher_no ?? null,
          DecidedBy: ({ decided_by }) => users.get(decided_by ?? 0)?.name ?? null,
          Reason: ({ reason }) => reason,
        },
        ({ id }) => [id],
      ),
      totals: ["Amount"],
      search: ["Type", "Particulars", "Number", "Amount", "HeldBy", "VoucherNo"],
      sort: "-HeldOn",
      envelope: (rows) => rows,
    };
  },
  "heldDocuments.get": ({ query, ...caller }) => {
    const {
      id,
      kind,
      source,
      status,
      voucher_id: voucherId,
      client_id: clientId,
      input,
    } = find(caller, query.id);
    return { id, kind, source, status, voucherId, clientId, input: { ...input } };
  },
  "heldDocuments.post": ({ query, body, ...caller }) => {
    const heldRow = find(caller, query.id);
    if (heldRow.status === "Discarded") throw problem("HELD_DOCUMENT_SETTLED");
    const name = HELD_OPERATIONS[heldRow.kind];
    const voucher = body[name];
    if (voucher === undefined || Object.keys(body).length > 1) throw problem("HELD_KIND_DIFFERS");
    // The handlers of all kinds each take the body of one kind, which `name` has chosen.
    const post = documents[`${name}.post`] as (call: object) => Schema<"PostedDocument">;
    const postedVoucher = post({ ...caller, query: {}, body: { ...voucher, clientId: heldRow.client_id } });
    if (heldRow.status === "Waiting")
      settle(caller, heldRow, { status: "Posted", voucher_id: postedVoucher.voucherId });
    return postedVoucher;
  },
  "heldDocuments.discard": ({ query, ...caller }) => {
    const heldRow = find(caller, query.id);
    if (heldRow.status === "Posted") throw problem("HELD_DOCUMENT_SETTLED");
    if (heldRow.status === "Waiting")
      settle(caller, heldRow, { status: "Discarded", reason: query.reason ?? null });
    return { success: true as const, message: "The document is discarded." };
  },
} satisfies Partial<StandInHandlers<OperationId>>;

/** Holds a document once, as the server does; returns its id. */
export function hold({ books, principal }: Asked, document: DocumentToHold): number {
  const { kind, source, sourceKey, date, partyName, number, amount, input } = document;
  const before = books.tables.held_documents.find(
    (each) => each.source === source && each.source_key === sourceKey,
  );
  if (before) return before.id;
  const id = takeNextId(books, "held_documents");
  books.tables.held_documents.push({
    ...{ id, kind, source, date, number, amount, input, party_name: partyName, source_key: sourceKey },
    ...{ client_id: makeClientId(document), status: "Waiting", voucher_id: null, reason: null },
    ...{ created_by: principal.userId, created_at: toDatabaseTime(books.clock.now()), decided_by: null },
  });
  return id;
}

function find({ books }: Asked, id: number): HeldDocument {
  const heldRow = books.tables.held_documents.find((each) => each.id === id);
  if (!heldRow) throw problem("NOT_FOUND");
  return heldRow;
}

function settle({ books, principal }: Asked, { id }: HeldDocument, change: Partial<HeldDocument>): void {
  update(books, "held_documents", (each) => each.id === id, { ...change, decided_by: principal.userId });
}
