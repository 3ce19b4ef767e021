import { getFinancialYear } from "../../books/years/financial-year.ts";
import { GST_MASTERS } from "../format/gstr1-format.ts";

/** Null is an empty cell. */
export type WorkbookCell = string | number | null;

/** Makes the cell of a row: the value as the offline tool reads it. */
export function chooseCellMaker(
  section: string,
  column: string,
): (row: ReadonlyMap<string, string>) => WorkbookCell {
  const key = KEYS_OF_COLUMNS[`${section}/${column}`] ?? KEYS_OF_COLUMNS[column];
  if (key === undefined) return () => null;
  const write = chooseWriter(key, column);
  return (row) => {
    const text = row.get(key);
    return text === undefined ? null : write(text);
  };
}

function chooseWriter(key: string, column: string): (text: string) => WorkbookCell {
  if (NUMBER_KEYS.has(key)) return Number;
  if (DAY_KEYS.has(key)) return writeDay;
  return VALUE_WRITERS[column] ?? VALUE_WRITERS[key] ?? ((text) => text);
}

/** Columns whose value the file does not have stay empty: names of customers, and total values. */
const KEYS_OF_COLUMNS: Readonly<Record<string, string>> = {
  "GSTIN/UIN of Recipient": "ctin",
  "Invoice Number": "inum",
  "Invoice date": "idt",
  "Original Invoice Number": "oinum",
  "Original Invoice date": "oidt",
  "Revised Invoice Number": "inum",
  "Revised Invoice date": "idt",
  "Invoice Value": "val",
  "Note Number": "nt_num",
  "Note Date": "nt_dt",
  "Original Note Number": "ont_num",
  "Original Note Date": "ont_dt",
  "Revised Note Number": "nt_num",
  "Revised Note Date": "nt_dt",
  "Note Type": "ntty",
  "Note Supply Type": "inv_typ",
  "Note Value": "val",
  "UR Type": "typ",
  "Place Of Supply": "pos",
  "Original Place Of Supply": "pos",
  "Reverse Charge": "rchrg",
  "Applicable % of Tax Rate": "diff_percent",
  "Invoice Type": "inv_typ",
  "E-Commerce GSTIN": "etin",
  "Export Type": "exp_typ",
  "Port Code": "sbpcode",
  "Shipping Bill Number": "sbnum",
  "Shipping Bill Date": "sbdt",
  Type: "typ",
  "Financial Year": "omon",
  "Original Month": "omon",
  Rate: "rt",
  "Taxable Value": "txval",
  "Cess Amount": "csamt",
  "nil/Description": "sply_ty",
  "Nil Rated Supplies": "nil_amt",
  "Exempted(other than nil rated/non GST supply)": "expt_amt",
  "Non-GST Supplies": "ngsup_amt",
  HSN: "hsn_sc",
  Description: "desc",
  UQC: "uqc",
  "Total Quantity": "qty",
  "Integrated Tax Amount": "iamt",
  "Central Tax Amount": "camt",
  "State/UT Tax Amount": "samt",
  "Nature of Document": "doc_typ",
  "Sr. No. From": "from",
  "Sr. No. To": "to",
  "Total Number": "totnum",
  Cancelled: "cancel",
};

const DAY_KEYS: ReadonlySet<string> = new Set(["idt", "oidt", "nt_dt", "ont_dt", "sbdt"]);
const NUMBER_KEYS: ReadonlySet<string> = new Set([
  ...["val", "rt", "txval", "csamt", "iamt", "camt", "samt", "qty"],
  ...["nil_amt", "expt_amt", "ngsup_amt", "totnum", "cancel"],
]);

/** By column, or by key. */
const VALUE_WRITERS: Readonly<Record<string, (text: string) => WorkbookCell>> = {
  diff_percent: (share) => Number(share) * 100,
  pos: (code) => `${code}-${GST_MASTERS.states[code] ?? ""}`,
  inv_typ: (type) => GST_MASTERS.invoice_types[type] ?? type,
  uqc: (unit) => GST_MASTERS.uqc.find((each) => each.startsWith(`${unit}-`)) ?? unit,
  sply_ty: (type) => GST_MASTERS.nil_supply_types[type] ?? type,
  "Financial Year": writeFinancialYear,
  "Original Month": (period) => MONTH_NAMES[Number(period.slice(0, 2)) - 1] ?? period,
};

/** As a text, because the tool refuses cells of days: 05-Nov-2026. */
function writeDay(day: string): string {
  const [date = "", month = "", year = ""] = day.split("-");
  const name = MONTH_NAMES[Number(month) - 1] ?? "";
  return `${date}-${name.slice(0, 1)}${name.slice(1, 3).toLowerCase()}-${year}`;
}

/** 2026-27. */
function writeFinancialYear(period: string): string {
  return getFinancialYear(`${period.slice(2)}-${period.slice(0, 2)}-01`).label;
}

const MONTH_NAMES = [
  ...["JANUARY", "FEBRUARY", "MARCH", "APRIL", "MAY", "JUNE", "JULY"],
  ...["AUGUST", "SEPTEMBER", "OCTOBER", "NOVEMBER", "DECEMBER"],
] as const;
