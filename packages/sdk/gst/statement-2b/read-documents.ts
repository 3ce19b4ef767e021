import { sum, type Paise } from "../../books/money.ts";
import {
  openFields,
  readAmount,
  readCode,
  readDay,
  readFileGstin,
  readList,
  readMonth,
  readNumber,
  readText,
  refuseField,
  type Fields,
} from "./fields.ts";
import type {
  IneligibleReason,
  InwardKind,
  InwardTaxed,
  RateAmounts,
  StatementDocument,
  StatementSection,
} from "./statement.ts";

interface SectionReader {
  /** The list of documents in each supplier's block; undefined if the section has no blocks. */
  list: string | undefined;
  /** What is read is of no use if the fields have a refusal afterwards. */
  read: (fields: Fields) => DocumentFacts;
}

interface DocumentFacts {
  kind: InwardKind;
  number: string;
  date: string;
  value: Paise;
  amounts: InwardTaxed;
  rates: readonly RateAmounts[];
  supply: SupplyFacts;
  amends: StatementDocument["amends"];
  portCode: string | null;
}

type SupplyFacts = Pick<StatementDocument, "placeOfSupply" | "isReverseCharge" | "ineligible" | "irn">;

export interface SupplierBlock {
  gstin: string | null;
  supplierName: string;
  filedOn: string | null;
  filedMonth: string | null;
}

export const SECTION_READERS: Readonly<Record<StatementSection, SectionReader>> = {
  b2b: { list: "inv", read: readInvoice },
  b2ba: { list: "inv", read: readAmendedInvoice },
  cdnr: { list: "nt", read: readNote },
  cdnra: { list: "nt", read: readAmendedNote },
  isd: { list: "doclist", read: readDistributed },
  impg: { list: undefined, read: readBillOfEntry },
};

/** Each property by itself: to spread parts into it takes most of the time of a large file. */
export function readDocument(
  fields: Fields,
  { section, path, block }: { section: StatementSection; path: string; block: SupplierBlock },
): StatementDocument {
  const { kind, number, date, value, amounts, rates, supply, amends, portCode } =
    SECTION_READERS[section].read(fields);
  return {
    section,
    path,
    kind,
    gstin: block.gstin,
    supplierName: block.supplierName,
    number,
    date,
    amends,
    value,
    taxable: amounts.taxable,
    cgst: amounts.cgst,
    sgst: amounts.sgst,
    igst: amounts.igst,
    cess: amounts.cess,
    rates,
    placeOfSupply: supply.placeOfSupply,
    isReverseCharge: supply.isReverseCharge,
    ineligible: supply.ineligible,
    irn: supply.irn,
    filedOn: block.filedOn,
    filedMonth: block.filedMonth,
    portCode,
  };
}

export function readBlock(fields: Fields): SupplierBlock {
  return {
    gstin: readFileGstin(fields, "ctin"),
    supplierName: readText(fields, "trdnm", { isOptional: true }),
    filedOn: readDay(fields, "supfildt", { isOptional: true }),
    filedMonth: readMonth(fields, "supprd", { isOptional: true }),
  };
}

export const NO_BLOCK: SupplierBlock = { gstin: null, supplierName: "", filedOn: null, filedMonth: null };

function readInvoice(fields: Fields): DocumentFacts {
  const { date, value, amounts, rates } = readTotals(fields);
  const supply = readSupply(fields, { isOptional: false });
  const number = readNumber(fields, "inum");
  return { kind: "invoice", number, date, value, amounts, rates, supply, amends: null, portCode: null };
}

function readAmendedInvoice(fields: Fields): DocumentFacts {
  return { ...readInvoice(fields), amends: readAmended(fields, "oinum", "oidt") };
}

function readNote(fields: Fields): DocumentFacts {
  const { date, value, amounts, rates } = readTotals(fields);
  const supply = readSupply(fields, { isOptional: true });
  const kind = readCode(fields, "typ", NOTE_KINDS) ?? "creditNote";
  const number = readNumber(fields, "ntnum");
  return { kind, number, date, value, amounts, rates, supply, amends: null, portCode: null };
}

function readAmendedNote(fields: Fields): DocumentFacts {
  return { ...readNote(fields), amends: readAmended(fields, "ontnum", "ontdt") };
}

/** Credit that an input service distributor passes on: it has tax only. */
function readDistributed(fields: Fields): DocumentFacts {
  const amounts = readTax(fields, 0n, DISTRIBUTED_TAX);
  const isEligible = readCode(fields, "itcelg", YES_OR_NO) ?? false;
  return {
    kind: readCode(fields, "doctyp", DISTRIBUTED_KINDS) ?? "distributorInvoice",
    number: readNumber(fields, "docnum"),
    date: readDay(fields, "docdt") ?? "",
    value: sumAmounts(amounts),
    amounts,
    rates: [],
    supply: { ...NO_SUPPLY, ineligible: isEligible ? null : { code: "distributor", text: "N" } },
    amends: null,
    portCode: null,
  };
}

/** The importer pays the tax to the customs; the file never says that it may not be claimed. */
function readBillOfEntry(fields: Fields): DocumentFacts {
  const amounts = readTax(fields, readAmount(fields, "txval"));
  return {
    kind: "billOfEntry",
    number: readNumber(fields, "boenum"),
    date: readDay(fields, "boedt") ?? "",
    value: sumAmounts(amounts),
    amounts,
    rates: [],
    supply: NO_SUPPLY,
    amends: null,
    portCode: readText(fields, "portcode", { isOptional: true }),
  };
}

/** The items are added up; a file that has the document's totals instead has no items. */
function readTotals(fields: Fields) {
  const items = readList(fields, "items", { isOptional: true });
  const date = readDay(fields, "dt") ?? "";
  const value = readAmount(fields, "val");
  if (items.length === 0) return { date, value, rates: [], amounts: readTaxed(fields) };
  const rates = items.map((item, at) => readItem(fields, item, at));
  const amounts = {
    taxable: sum(rates.map(({ taxable }) => taxable)),
    cgst: sum(rates.map(({ cgst }) => cgst)),
    sgst: sum(rates.map(({ sgst }) => sgst)),
    igst: sum(rates.map(({ igst }) => igst)),
    cess: sum(rates.map(({ cess }) => cess)),
  };
  for (const [name, amount] of TOTAL_FIELDS)
    if (Object.hasOwn(fields.values, name) && readAmount(fields, name) !== amounts[amount])
      refuseField(fields, name, "sumDiffers");
  return { date, value, rates, amounts };
}

function readItem(fields: Fields, value: unknown, at: number): RateAmounts {
  const item = openFields(value, `${fields.path}.items[${at}]`);
  const rate = readAmount(item, "rt");
  const { taxable, cgst, sgst, igst, cess } = readTaxed(item);
  fields.refusal ??= item.refusal;
  return { rate, taxable, cgst, sgst, igst, cess };
}

function readTaxed(fields: Fields): InwardTaxed {
  return readTax(fields, readAmount(fields, "txval"));
}

/** A head that does not apply is left out. */
function readTax(fields: Fields, taxable: Paise, options = SUPPLIED_TAX): InwardTaxed {
  return {
    taxable,
    cgst: readAmount(fields, "cgst", options),
    sgst: readAmount(fields, "sgst", options),
    igst: readAmount(fields, "igst", options),
    cess: readAmount(fields, "cess", options),
  };
}

/** Invoices must say whether their credit may be claimed; notes need not. */
function readSupply(fields: Fields, { isOptional }: { isOptional: boolean }): SupplyFacts {
  const place = readText(fields, "pos", { isOptional });
  if (place !== "" && !/^\d\d$/.test(place)) refuseField(fields, "pos", "unknownCode");
  const defaults = isOptional ? { rev: false, itcavl: "yes" as const } : {};
  const availability = readCode<Availability>(fields, "itcavl", CREDIT_CODES, defaults.itcavl);
  const reason = readText(fields, "rsn", { isOptional: true, most: MOST_REASON_CHARACTERS });
  return {
    placeOfSupply: place === "" ? null : place,
    isReverseCharge: readCode(fields, "rev", YES_OR_NO, defaults.rev) ?? false,
    ineligible: explainIneligible(availability, reason),
    irn: readText(fields, "irn", { isOptional: true }) || null,
  };
}

function explainIneligible(availability: Availability | undefined, text: string): IneligibleReason | null {
  if (availability === "yes") return null;
  if (availability === "temporary") return { code: "temporary", text };
  if (text === "") return { code: "notGiven", text };
  return { code: Object.hasOwn(REASON_CODES, text) ? (REASON_CODES[text] ?? "other") : "other", text };
}

function readAmended(fields: Fields, number: string, date: string): { number: string; date: string } {
  return { number: readNumber(fields, number), date: readDay(fields, date) ?? "" };
}

function sumAmounts({ taxable, cgst, sgst, igst, cess }: InwardTaxed) {
  return taxable + cgst + sgst + igst + cess;
}

type Availability = "yes" | "no" | "temporary";

const CREDIT_CODES: Readonly<Record<string, Availability>> = { Y: "yes", N: "no", T: "temporary" };
const REASON_CODES: Readonly<Record<string, IneligibleReason["code"]>> = {
  P: "placeOfSupply",
  C: "filedLate",
};
const YES_OR_NO: Readonly<Record<string, boolean>> = { Y: true, N: false };
const NOTE_KINDS: Readonly<Record<string, InwardKind>> = { C: "creditNote", D: "debitNote" };
const DISTRIBUTED_KINDS: Readonly<Record<string, InwardKind>> = {
  ISDI: "distributorInvoice",
  ISDC: "distributorCreditNote",
};
/** Of documents that are no supply of goods or services. */
const NO_SUPPLY: SupplyFacts = { placeOfSupply: null, isReverseCharge: false, ineligible: null, irn: null };
const SUPPLIED_TAX = { isOptional: true, mayBeNegative: false };
const DISTRIBUTED_TAX = { isOptional: true, mayBeNegative: true };
/** The file's names of a document's totals. */
const TOTAL_FIELDS = [
  ["txval", "taxable"],
  ["cgst", "cgst"],
  ["sgst", "sgst"],
  ["igst", "igst"],
  ["cess", "cess"],
] as const;
const MOST_REASON_CHARACTERS = 100;
