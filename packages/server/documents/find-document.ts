import type { Knex } from "knex";
import { findDocumentTables, type VoucherKind } from "@vanbook/sdk/books";
import type { Schema } from "../contract/contract.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { DocumentKind } from "../auth/limits.ts";
import { ofCompany, ofDocuments } from "../auth/scope.ts";
import { refuseSuperiors } from "../auth/document-author.ts";

export interface FoundDocument {
  voucherId: number;
  head: DocumentHead;
}

type DocumentHead = Pick<
  Schema<"VoucherHead">,
  "voucherNo" | "date" | "partyId" | "userId" | "amount" | "narration"
>;

/** Throws ENTERED_ABOVE, and NOT_FOUND also if the document is out of the principal's scope. */
export async function findDocument(
  trx: Knex,
  principal: Principal,
  { name, kind }: { name: DocumentKind; kind: VoucherKind },
  id: number,
): Promise<FoundDocument> {
  const table = findDocumentTables(kind)?.table;
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
  ).first(HEAD_COLUMNS);
  if (!row) throw problem("NOT_FOUND");
  const { voucherId, createdBy, ...head } = row;
  await refuseSuperiors(trx, principal, name, { number: head.voucherNo, createdBy });
  return { voucherId, head };
}

const HEAD_COLUMNS = {
  voucherId: "v.id",
  voucherNo: "v.voucher_no",
  date: "v.date",
  partyId: "v.party_id",
  userId: "v.user_id",
  amount: "v.amount",
  narration: "v.narration",
  createdBy: "v.created_by",
};
