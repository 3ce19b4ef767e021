import { paise, price, quantity, toShipTo } from "@vanbook/sdk/books";
import type { BuyerFacts, EInvoiceLine, EInvoiceSource, SellerFacts } from "@vanbook/sdk/gst";
import type { Knex } from "knex";
import { joinFacts, ofCompany } from "../../auth/scope.ts";
import { select } from "../../db/select.ts";
import type { IssuedDocument } from "../outward-document.ts";
import { HEAD_SOURCES, listHeadColumns, type SourceHead } from "./source-heads.ts";

/**
 * The documents with what e-invoices say beside returns, as it was frozen with them; only the PIN
 * code of the company is today's. The number of statements does not depend on how many there are.
 */
export async function readEInvoiceSources(
  db: Knex,
  companyId: number,
  { documents, pin }: { documents: readonly IssuedDocument[]; pin: string | null },
): Promise<EInvoiceSource[]> {
  const heads = new Map<number, SourceHead>();
  const goods = new Map<string, GoodsRow>();
  for (const kind of ["sale", "sale_return", "credit_note"] as const) {
    const ids = documents
      .filter(({ voucherKind }) => voucherKind === kind)
      .map(({ documentId }) => documentId);
    if (ids.length === 0) continue;
    for (const head of await readHeads(db, companyId, kind, ids)) heads.set(head.voucherId, head);
    if (kind === "credit_note") continue;
    for (const row of await readGoods(db, companyId, kind, ids))
      goods.set(`${row.voucherId}/${row.lineNo}`, row);
  }
  return documents.flatMap((document) => {
    const head = heads.get(document.id);
    return head ? [makeSource(document, head, { goods, pin })] : [];
  });
}

function readHeads(
  db: Knex,
  companyId: number,
  kind: keyof typeof HEAD_SOURCES,
  ids: readonly number[],
): Promise<SourceHead[]> {
  const { table, party } = HEAD_SOURCES[kind];
  const documents = ofCompany(db, { companyId }, `${table} as d`).whereIn("d.id", [...ids]);
  joinFacts(documents, "account_facts as p", party, "d.edition");
  joinFacts(documents, "company_facts as c", "d.company_id", "d.edition");
  return select<SourceHead>(documents, listHeadColumns(db, kind));
}

function readGoods(
  db: Knex,
  companyId: number,
  kind: "sale" | "sale_return",
  ids: readonly number[],
): Promise<GoodsRow[]> {
  const { table, lines, parent } = HEAD_SOURCES[kind];
  const documents = ofCompany(db, { companyId }, `${table} as d`)
    .whereIn("d.id", [...ids])
    .join(`${lines} as l`, (on) => on.on("l.company_id", "d.company_id").andOn(`l.${parent}`, "d.id"));
  joinFacts(documents, "item_facts as i", "l.item_id", "d.edition");
  return select<GoodsRow>(documents, {
    ...{ voucherId: "d.voucher_id", lineNo: "l.line_no", name: "i.name", unitPrice: "l.unit_price" },
    ...{ freeQuantity: "l.free_quantity", priceHasTax: "l.price_has_tax" },
  });
}

interface GoodsRow {
  voucherId: number;
  lineNo: number;
  name: string | null;
  unitPrice: string;
  freeQuantity: string;
  priceHasTax: number | null;
}

function makeSource(
  document: IssuedDocument,
  head: SourceHead,
  { goods, pin }: { goods: ReadonlyMap<string, GoodsRow>; pin: string | null },
): EInvoiceSource {
  const shipTo = toShipTo(head);
  return {
    ...{ document, seller: makeSeller(head, pin), buyer: makeBuyer(document, head) },
    ...(shipTo && {
      // The books have no field for the place of a delivery address: the file names what it lacks.
      shipTo: {
        ...{ name: shipTo.name, address: shipTo.address, place: null },
        ...{ pin: shipTo.pin, stateCode: shipTo.stateCode, gstin: shipTo.gstin },
      },
    }),
    lines: document.lines.map((line): EInvoiceLine => {
      const row = goods.get(`${document.id}/${line.lineNo}`);
      const isService = line.hsnCode.startsWith(SERVICE_CODES);
      return {
        ...{ ...line, isService, description: row?.name ?? "" },
        freeQuantity: row ? quantity(row.freeQuantity) : 0n,
        unitPrice: row && row.priceHasTax !== 1 ? price(row.unitPrice) : null,
      };
    }),
    discount: head.isDiscountBeforeTax === 1 ? 0n : paise(head.discount),
    roundOff: paise(head.roundOff),
  };
}

function makeSeller(head: SourceHead, pin: string | null): SellerFacts {
  return {
    ...{ gstin: head.companyGstin, name: head.companyName, tradeName: null, address: head.companyAddress },
    ...{ place: head.companyCity ?? head.companyDistrict, pin, stateCode: head.companyStateCode },
    ...{ phone: head.companyMobile ?? head.companyTelephone, email: head.companyEmail },
  };
}

function makeBuyer({ party, refersTo }: IssuedDocument, head: SourceHead): BuyerFacts {
  const gstin = (refersTo?.party ?? party).gstin;
  return {
    ...{ name: head.partyName, address: head.partyAddress, place: head.partyPlace || head.partyCity },
    ...{ pin: head.partyPin, stateCode: gstin?.slice(0, 2) ?? head.partyStateCode },
    phone: head.partyMobile || head.partyPhone,
  };
}

/** The chapter of services in the list of HSN and SAC codes. */
const SERVICE_CODES = "99";
