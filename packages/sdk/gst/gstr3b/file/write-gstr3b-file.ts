import type { Paise } from "../../../books/money.ts";
import type { Tax } from "../../../books/tax.ts";
import { getFinancialYear } from "../../../books/years/financial-year.ts";
import { writeJson, type JsonObject, type JsonValue } from "../../file/json-text.ts";
import { GSTR3B_FORMAT, type Gstr3bRecordFormat } from "../../format/gstr3b-format.ts";
import { formatPeriodCode } from "../../return-period.ts";
import type { Cell } from "../../tables/cell.ts";
import type { FixedCell, PlaceCell } from "../cell-names.ts";
import type { Gstr3b } from "../make-gstr3b.ts";

export interface Gstr3bFile {
  name: string;
  /** JSON in ASCII. */
  text: string;
}

/** Table 5.1; what is not known yet is left to the portal, which calculates it. */
export interface LateCharges {
  interest?: Tax;
  lateFee?: Pick<Tax, "cgst" | "sgst">;
}

/** The return as the portal accepts it. The books have no cess, so that of the file is 0. */
export function writeGstr3bFile(gstr3b: Gstr3b, charges: LateCharges = {}): Gstr3bFile {
  const file: Record<string, JsonValue> = {
    gstin: gstr3b.company.gstin,
    ret_period: formatPeriodCode(gstr3b.period),
  };
  for (const record of GSTR3B_FORMAT.records)
    if (isOfPeriod(record, gstr3b.period.month)) addRecord(file, record, gstr3b, charges);
  return { name: makeFileName(gstr3b), text: writeJson(file) };
}

function isOfPeriod(
  { from_period: from, before_period: before }: Gstr3bRecordFormat,
  month: string,
): boolean {
  return (from === undefined || toMonth(from) <= month) && (before === undefined || month < toMonth(before));
}

function toMonth(period: string): string {
  return `${period.slice(2)}-${period.slice(0, 2)}`;
}

function addRecord(
  file: Record<string, JsonValue>,
  record: Gstr3bRecordFormat,
  gstr3b: Gstr3b,
  charges: LateCharges,
): void {
  const [section = "", name = ""] = record.path.split(".");
  const members = (file[section] ?? {}) as Record<string, JsonValue>; // only this function writes sections
  file[section] = members;
  if (record.by_place) members[name] = makePlaceRecords(record, gstr3b);
  else {
    const object = arrangeAmounts(record, findAmounts(record, gstr3b, charges));
    members[name] =
      record.ty === undefined
        ? object
        : [...((members[name] ?? []) as JsonObject[]), { ty: record.ty, ...object }]; // likewise
  }
}

/** Amounts by their key in the file, in paise; undefined for what is not known. */
type Amounts = Readonly<Record<string, Paise | undefined>>;

function arrangeAmounts(record: Gstr3bRecordFormat, amounts: Amounts): JsonObject {
  return Object.fromEntries(
    record.keys.flatMap((key): [string, Paise][] => {
      const amount = amounts[key];
      if (record.always_zero?.includes(key)) return [[key, 0n]];
      if (amount === undefined && record.may_be_missing?.includes(key)) return [];
      return [[key, amount ?? 0n]];
    }),
  );
}

function findAmounts(record: Gstr3bRecordFormat, { cells }: Gstr3b, charges: LateCharges): Amounts {
  const at = record.ty === undefined ? record.path : `${record.path}.${record.ty}`;
  const cell = RECORD_CELLS[at];
  if (cell) return writeCell(cells[cell]);
  switch (at) {
    case "inward_sup.isup_details.GST":
      return { inter: keepPositive(cells["5-exempt-inter"]), intra: keepPositive(cells["5-exempt-intra"]) };
    case "inward_sup.isup_details.NONGST":
      return { inter: keepPositive(cells["5-nonGst-inter"]), intra: keepPositive(cells["5-nonGst-intra"]) };
    case "intr_ltfee.intr_details":
      return charges.interest ? writeTax(charges.interest) : {};
    case "intr_ltfee.ltfee_details":
      return { camt: charges.lateFee?.cgst, samt: charges.lateFee?.sgst };
    default:
      throw new TypeError(`The form has no cell for ${at}.`);
  }
}

/** Table 5 takes nothing below zero, which it has where more went back than was bought. */
function keepPositive({ taxable }: Cell): Paise {
  return taxable > 0n ? taxable : 0n;
}

function writeCell(cell: Cell): Amounts {
  return { txval: cell.taxable, ...writeTax(cell) };
}

function writeTax({ igst, cgst, sgst }: Tax): Amounts {
  return { iamt: igst, camt: cgst, samt: sgst };
}

function makePlaceRecords(record: Gstr3bRecordFormat, { places }: Gstr3b): JsonObject[] {
  const cell = RECORD_PLACES[record.path];
  if (!cell) throw new TypeError(`The form has no list for ${record.path}.`);
  return places[cell].map((row) => ({
    pos: row.placeOfSupply,
    ...arrangeAmounts(record, writeCell(row)),
  }));
}

/** The year is the one in which the financial year begins, in January too. */
function makeFileName({ company, period: { month } }: Gstr3b): string {
  return GSTR3B_FORMAT.file_name
    .replace("{month}", MONTH_NAMES[Number(month.slice(5)) - 1] ?? "")
    .replace("{fy_start_year}", getFinancialYear(`${month}-01`).start.slice(0, 4))
    .replace("{gstin}", company.gstin);
}

const RECORD_CELLS: Readonly<Record<string, FixedCell>> = {
  "sup_details.osup_det": "3.1(a)",
  "sup_details.osup_zero": "3.1(b)",
  "sup_details.osup_nil_exmp": "3.1(c)",
  "sup_details.isup_rev": "3.1(d)",
  "sup_details.osup_nongst": "3.1(e)",
  "eco_dtls.eco_sup": "3.1.1(i)",
  "eco_dtls.eco_reg_sup": "3.1.1(ii)",
  "itc_elg.itc_avl.IMPG": "4(A)(1)",
  "itc_elg.itc_avl.IMPS": "4(A)(2)",
  "itc_elg.itc_avl.ISRC": "4(A)(3)",
  "itc_elg.itc_avl.ISD": "4(A)(4)",
  "itc_elg.itc_avl.OTH": "4(A)(5)",
  "itc_elg.itc_rev.RUL": "4(B)(1)",
  "itc_elg.itc_rev.OTH": "4(B)(2)",
  "itc_elg.itc_net": "4(C)",
  "itc_elg.itc_inelg.RUL": "4(D)(1)",
  "itc_elg.itc_inelg.OTH": "4(D)(2)",
};

const RECORD_PLACES: Readonly<Record<string, PlaceCell>> = {
  "inter_sup.unreg_details": "3.2-unregistered",
  "inter_sup.comp_details": "3.2-composition",
  "inter_sup.uin_details": "3.2-uin",
};

const MONTH_NAMES = [
  ...["January", "February", "March", "April", "May", "June"],
  ...["July", "August", "September", "October", "November", "December"],
] as const;
