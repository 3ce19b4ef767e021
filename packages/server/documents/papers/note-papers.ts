import type { Knex } from "knex";
import { POSTED, REPLACED } from "@vanbook/sdk/books";
import { joinOwn, ofCompany, ofParty } from "../../auth/scope.ts";
import type { Schema } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { joinParty, paperCompany } from "./paper-heads.ts";
import { namedBills } from "./named-bills.ts";
import { paperHead, paperParty, type HeadRow, type PartyRow } from "./paper-words.ts";

/** Credit and debit notes without goods, with everything that their printed documents show. */
export const notePapers = {
  "creditNotes.read": ({ query, principal, db }) => notePaper(db, principal, CREDIT_NOTE, query.id),
  "debitNotes.read": ({ query, principal, db }) => notePaper(db, principal, DEBIT_NOTE, query.id),
} satisfies {
  "creditNotes.read": Handler<"creditNotes.read">;
  "debitNotes.read": Handler<"debitNotes.read">;
};

async function notePaper(
  db: Knex,
  principal: Principal,
  { type, bills }: typeof CREDIT_NOTE | typeof DEBIT_NOTE,
  id: number,
): Promise<Schema<"NoteDocument">> {
  const notes = ofCompany(db, principal, "notes as d").where({ "d.id": id, "d.type": type });
  void notes.whereNot("d.status", REPLACED);
  joinParty(notes, "d.party_id");
  joinOwn(notes, "vouchers as n", "n.id", "d.voucher_id");
  const [row] = (await ofParty(notes, principal, "d.party_id").select({
    id: "d.id",
    voucherId: "d.voucher_id",
    number: "n.voucher_no",
    date: "d.date",
    status: "d.status",
    isInterState: "d.inter_state",
    narration: "d.narration",
    taxRate: "d.tax_rate",
    taxable: "d.taxable",
    cgst: "d.cgst",
    sgst: "d.sgst",
    igst: "d.igst",
    amount: "d.amount",
  })) as NoteRow[];
  if (!row) throw problem("NOT_FOUND");
  const { isInterState, narration, taxRate, taxable, cgst, sgst, igst, amount } = row;
  return {
    ...paperHead(row),
    company: await paperCompany(db, principal),
    party: paperParty(row),
    isInterState: isInterState === 1,
    against: row.status === POSTED ? await namedBills(db, principal, bills, row.voucherId) : [],
    narration,
    taxRate,
    totals: { taxable, cgst, sgst, igst, amount },
  };
}

const CREDIT_NOTE = { type: "CN", bills: "bills" } as const;
const DEBIT_NOTE = { type: "DN", bills: "purchases" } as const;

interface NoteRow
  extends PartyRow, HeadRow, Pick<Schema<"NoteDocument">, "narration" | "taxRate">, Schema<"NoteTotals"> {
  voucherId: number;
  isInterState: 0 | 1;
}
