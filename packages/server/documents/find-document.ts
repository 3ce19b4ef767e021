import type { Knex } from "knex";
import { documentTablesOf, type VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { DocumentKind } from "../auth/limits.ts";
import { ofCompany, ofDocuments } from "../auth/scope.ts";
import { refuseSuperiors } from "../auth/document-author.ts";

/** The voucher id of a document, with the columns that the audit log stores. */
export interface FoundDocument {
  voucherId: number;
  head: DocumentHead;
}

/** A document before it is edited or cancelled. */
type DocumentHead = Pick<
  Schema<"VoucherHead">,
  "voucherNo" | "date" | "partyId" | "userId" | "amount" | "narration"
>;

/** Finds a document that the principal may change. Throws ENTERED_ABOVE, and NOT_FOUND also if it is out of scope. */
export async function findDocument(
  trx: Knex,
  principal: Principal,
  { name, kind }: { name: DocumentKind; kind: VoucherKind },
  id: number,
): Promise<FoundDocument> {
  const table = documentTablesOf(kind)?.table;
  const vouchers = ofCompany(trx, principal, "vouchers as v").where({
    "v.kind": kind,
    "v.reverses_id": null,
  });
  if (table === undefined) vouchers.where("v.id", id);
  else {
    vouchers.join(`${table} as d`, (on) =>
      on.on("d.company_id", "v.company_id").andOn("d.voucher_id", "v.id").andOnVal("d.id", id),
    );
  }
  const row: (DocumentHead & { voucherId: number; createdBy: number | null }) | undefined = await ofDocuments(
    vouchers,
    principal,
    "v.user_id",
  ).first(HEAD);
  if (!row) throw problem("NOT_FOUND");
  const { voucherId, createdBy, ...head } = row;
  await refuseSuperiors(trx, principal, name, { number: head.voucherNo, createdBy });
  return { voucherId, head };
}

const HEAD = {
  voucherId: "v.id",
  voucherNo: "v.voucher_no",
  date: "v.date",
  partyId: "v.party_id",
  userId: "v.user_id",
  amount: "v.amount",
  narration: "v.narration",
  createdBy: "v.created_by",
};
