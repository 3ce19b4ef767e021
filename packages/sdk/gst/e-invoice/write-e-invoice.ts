import { sum } from "../../books/money.ts";
import { writeJson, type JsonObject, type JsonValue } from "../file/json-text.ts";
import type { DocumentKind, PartyKind } from "../document.ts";
import {
  findCustomer,
  type BuyerFacts,
  type EInvoiceSource,
  type PostalAddress,
  type SellerFacts,
  type ShipToFacts,
} from "./e-invoice-document.ts";
import {
  openFacts,
  takeDigits,
  takeEmail,
  takeOptional,
  takeText,
  type FactFault,
  type Facts,
} from "./facts.ts";
import { makeItem } from "./make-item.ts";

/** The invoice as JSON, or what the books do not know or the portal does not take. */
export type WrittenEInvoice =
  | { text: string; faults?: never }
  | { text?: never; faults: readonly FactFault[] };

/**
 * The document as the portal takes it (form GST INV-01, schema 1.1). A fact that is missing is
 * named; nothing is made up for it. Marks that the portal refuses in texts are replaced by others.
 */
export function writeEInvoice(source: EInvoiceSource): WrittenEInvoice {
  const facts = openFacts();
  const { document, seller, shipTo, lines } = source;
  const supply = SUPPLY_KINDS[findCustomer(document).kind];
  const kind = DOCUMENT_KINDS[document.kind];
  if (supply === undefined) facts.refuse("BuyerDtls.Gstin", "customer", "missing");
  if (kind === undefined) facts.refuse("DocDtls.Typ", "document", "missing");
  if (lines.length === 0) facts.refuse("ItemList", "document", "missing");
  if (lines.length > MOST_ITEMS) facts.refuse("ItemList", "document", "tooLong");
  const invoice = {
    Version: "1.1",
    TranDtls: { TaxSch: "GST", SupTyp: supply ?? "", RegRev: document.isReverseCharge ? "Y" : "N" },
    DocDtls: { Typ: kind ?? "", No: document.number, Dt: writeDay(document.date) },
    SellerDtls: writeSeller(facts, seller),
    BuyerDtls: writeBuyer(facts, source),
    ...(shipTo && { ShipDtls: writeShipTo(facts, shipTo) }),
    ItemList: lines.map((line, at) => makeItem(facts, line, at)),
    ValDtls: writeValues(facts, source),
    ...(document.refersTo && {
      RefDtls: {
        PrecDocDtls: [{ InvNo: document.refersTo.number, InvDt: writeDay(document.refersTo.date) }],
      },
    }),
  };
  return facts.faults.length > 0 ? { faults: facts.faults } : { text: writeJson(omitUnknown(invoice)) };
}

/** `2026-10-05` is `05/10/2026`. */
function writeDay(day: string): string {
  return day.split("-").toReversed().join("/");
}

function writeSeller(facts: Facts, seller: SellerFacts): Loose {
  return {
    Gstin: takeText(facts, seller.gstin, { path: "SellerDtls.Gstin", place: "company", least: 15, most: 15 }),
    LglNm: takeText(facts, seller.name, { path: "SellerDtls.LglNm", place: "company", least: 3, most: 100 }),
    TrdNm: takeOptional(seller.tradeName, 3, 100),
    ...writeAddress(facts, seller, { section: "SellerDtls", place: "company", mostLocation: 50 }),
    Ph: takeDigits(seller.phone),
    Em: takeEmail(seller.email),
  };
}

function writeBuyer(facts: Facts, { document, buyer }: EInvoiceSource): Loose {
  const { gstin, kind } = findCustomer(document);
  const isExport = kind === "exportWithPayment" || kind === "exportWithoutPayment";
  const abroad: Partial<BuyerFacts> = { pin: PIN_ABROAD, stateCode: STATE_ABROAD };
  return {
    Gstin: isExport
      ? "URP"
      : takeText(facts, gstin ?? null, { path: "BuyerDtls.Gstin", place: "customer", least: 15, most: 15 }),
    LglNm: takeText(facts, buyer.name, { path: "BuyerDtls.LglNm", place: "customer", least: 3, most: 100 }),
    Pos: document.placeOfSupply,
    ...writeAddress(facts, isExport ? { ...buyer, ...abroad } : buyer, {
      ...{ section: "BuyerDtls", place: "customer", mostLocation: 100 },
    }),
    Ph: takeDigits(buyer.phone),
  };
}

function writeShipTo(facts: Facts, shipTo: ShipToFacts): Loose {
  return {
    Gstin: takeOptional(shipTo.gstin, 15, 15),
    LglNm: takeText(facts, shipTo.name, { path: "ShipDtls.LglNm", place: "customer", least: 3, most: 100 }),
    ...writeAddress(facts, shipTo, { section: "ShipDtls", place: "customer", mostLocation: 100 }),
  };
}

interface AddressPlace {
  section: string;
  place: FactFault["place"];
  mostLocation: number;
}

/** An address is shared out over two lines between words. */
function writeAddress(
  facts: Facts,
  { address, place: town, pin, stateCode }: PostalAddress,
  { section, place, mostLocation }: AddressPlace,
): Loose {
  const locate = (field: string) => ({ path: `${section}.${field}`, place });
  const whole = takeText(facts, address, { ...locate("Addr1"), least: 1, most: 2 * ADDRESS_LINE });
  const [first = "", second] = breakLine(whole);
  if (second !== undefined && second.length > ADDRESS_LINE)
    facts.refuse(`${section}.Addr2`, place, "tooLong");
  const pinText = (pin ?? "").replaceAll(/\s/g, "");
  if (!/^[1-9]\d{5}$/.test(pinText))
    facts.refuse(`${section}.Pin`, place, pinText === "" ? "missing" : "notUsable");
  return {
    Addr1: first,
    Addr2: second,
    Loc: takeText(facts, town, { ...locate("Loc"), least: 3, most: mostLocation }),
    Pin: Number(pinText),
    Stcd: takeText(facts, stateCode, { ...locate("Stcd"), least: 2, most: 2 }),
  };
}

/** The second line has at least three characters, or there is none. */
function breakLine(address: string): [string, string?] {
  if (address.length <= ADDRESS_LINE) return [address];
  const end = address.lastIndexOf(" ", ADDRESS_LINE);
  const cut = end < 1 || address.length - end < 4 ? ADDRESS_LINE - 3 : end;
  return [address.slice(0, cut).trim(), address.slice(cut).trim()];
}

/** Under reverse charge the recipient pays the tax, so the books' value has none; the portal's has. */
function writeValues(facts: Facts, { document, lines, discount, roundOff }: EInvoiceSource): Loose {
  const sumUp = (name: "taxable" | "cgst" | "sgst" | "igst") => sum(lines.map((line) => line[name]));
  const [taxable, cgst, sgst, igst] = [sumUp("taxable"), sumUp("cgst"), sumUp("sgst"), sumUp("igst")];
  const tax = cgst + sgst + igst;
  const expectedValue = taxable + (document.isReverseCharge ? 0n : tax) - discount + roundOff;
  if (expectedValue !== document.value) facts.refuse("ValDtls.TotInvVal", "document", "notUsable");
  return {
    ...{ AssVal: taxable, CgstVal: cgst, SgstVal: sgst, IgstVal: igst },
    Discount: discount === 0n ? undefined : discount,
    RndOffAmt: roundOff === 0n ? undefined : roundOff,
    TotInvVal: document.value + (document.isReverseCharge ? tax : 0n),
  };
}

type Loose = Readonly<Record<string, JsonValue | undefined>>;

/** Without the keys that have no value. */
function omitUnknown(value: object): JsonObject {
  const entries = Object.entries(value) as [string, unknown][]; // keys of an object are texts
  return Object.fromEntries(
    entries.flatMap(([key, each]) => (each === undefined ? [] : [[key, omitWithin(each)]])),
  );
}

function omitWithin(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map(omitWithin);
  if (typeof value === "object" && value !== null) return omitUnknown(value);
  return value as JsonValue; // Loose has nothing else
}

const SUPPLY_KINDS: Readonly<Partial<Record<PartyKind, string>>> = {
  regular: "B2B",
  composition: "B2B",
  sezWithPayment: "SEZWP",
  sezWithoutPayment: "SEZWOP",
  deemedExport: "DEXP",
  exportWithPayment: "EXPWP",
  exportWithoutPayment: "EXPWOP",
};
const DOCUMENT_KINDS: Readonly<Partial<Record<DocumentKind, string>>> = {
  invoice: "INV",
  creditNote: "CRN",
  debitNote: "DBN",
};
const MOST_ITEMS = 1000;
const ADDRESS_LINE = 100;
const PIN_ABROAD = "999999";
const STATE_ABROAD = "96";
