import { GST_MASTERS, type SectionLevel } from "../format/gstr1-format.ts";
import type { RecordValues } from "./check-rules.ts";
import type { CheckedFile } from "./file-fault.ts";
import { readNodeText } from "./read-json.ts";

export interface AmountPlace {
  path: string;
  section: string;
  level: SectionLevel;
  /** Its place in its list. */
  at: number;
}

/** How values of a record belong together, beyond the rules of gstr1.json. */
export function checkAmounts(file: CheckedFile, place: AmountPlace, values: RecordValues): void {
  const read: ValueReader = (name) => readNodeText(values.get(name));
  const refuse: Refuse = (rule, message) => file.report(place.path, rule, message);
  if (place.section === "docs") checkIssued(refuse, place, read);
  else if (place.section.startsWith("hsn")) checkHsnRow(refuse, place, read);
  else if (place.level === "item" || place.level === "record") {
    checkItemNumber(refuse, values.has("num"), read);
    checkTax(file, refuse, place.section, read);
  }
}

type ValueReader = (name: string) => string | undefined;
type Refuse = (rule: string, message: string) => void;

/** Numbers count from 1 in their list; `doc_num` is the place of the nature in masters.json. */
function checkIssued(refuse: Refuse, { level, at }: AmountPlace, read: ValueReader): void {
  if (level === "invoice") {
    const nature = GST_MASTERS.documents.indexOf(read("doc_typ") ?? "") + 1;
    if (Number(read("doc_num")) !== nature)
      refuse("doc_num", `The number of this nature of documents is ${nature}.`);
    return;
  }
  checkCounted(refuse, at, read);
  if (Number(read("net_issue")) !== Number(read("totnum")) - Number(read("cancel")))
    refuse("net_issue", "net_issue must be totnum less cancel.");
}

function checkHsnRow(refuse: Refuse, { at }: AmountPlace, read: ValueReader): void {
  checkCounted(refuse, at, read);
  if (read("camt") !== read("samt")) refuse("equal_halves", "CGST and SGST must be equal.");
  const isService = read("hsn_sc")?.startsWith("99") ?? false;
  if (isService !== (read("uqc") === "NA")) refuse("uqc_of_services", "Only services have the unit NA.");
  if (isService && Number(read("qty")) !== 0) refuse("quantity_of_services", "Services have no quantity.");
}

function checkCounted(refuse: Refuse, at: number, read: ValueReader): void {
  if (Number(read("num")) !== at + 1) refuse("num", `The number of this row is ${at + 1}.`);
}

/** 18 % is 1801. */
function checkItemNumber(refuse: Refuse, hasNumber: boolean, read: ValueReader): void {
  if (hasNumber && Number(read("num")) !== Math.round(Number(read("rt")) * 100) + 1)
    refuse("num", "The number of an item is its rate × 100 + 1.");
}

/** IGST or both halves, by the place of supply and the kind of supply. */
function checkTax({ stateCode }: CheckedFile, refuse: Refuse, section: string, read: ValueReader): void {
  const [igst, cgst, sgst] = ["iamt", "camt", "samt"].map(read);
  if (cgst !== sgst) refuse("equal_halves", "CGST and SGST must be equal.");
  if (TAXED_SECTIONS.has(section)) {
    const type = read("inv_typ") ?? "";
    const isInterState = read("pos") !== stateCode || INTER_STATE_TYPES.has(type);
    if (isInterState !== (igst !== undefined) || isInterState === (cgst !== undefined))
      refuse("tax_of_place", `The place of supply asks for ${isInterState ? "IGST" : "CGST and SGST"}.`);
    const supplyType = read("sply_ty");
    if (supplyType !== undefined && (supplyType === "INTER") !== isInterState)
      refuse("sply_ty", "The kind of supply contradicts the place of supply.");
  }
  const types = ["inv_typ", "exp_typ", "typ"].map(read);
  const isWithoutTax = types.some((type) => type !== undefined && TYPES_WITHOUT_TAX.has(type));
  if (isWithoutTax && Number(igst) !== 0) refuse("without_payment", "A supply without payment has no tax.");
}

/** The sections whose tax may be of either kind. */
const TAXED_SECTIONS: ReadonlySet<string> = new Set(["b2b", "b2ba", "b2cs", "b2csa", "cdnr", "cdnra"]);
const INTER_STATE_TYPES: ReadonlySet<string> = new Set(["SEWP", "SEWOP", "CBW"]);
const TYPES_WITHOUT_TAX: ReadonlySet<string> = new Set(["SEWOP", "WOPAY", "EXPWOP"]);
