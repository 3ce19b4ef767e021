import * as say from "../../generated/messages.ts";
import type { KeyedMessage } from "../../messages/message.ts";
import { GST_MASTERS } from "../format/gstr1-format.ts";
import { findMaster, type Check } from "./check.ts";
import type { CheckedDocument, CheckedLine } from "./checked-document.ts";
import type { FixPlace } from "./return-fault.ts";

/** The HSN or SAC code of a line, its unit and its quantity, as table 12 needs them. */
export function checkCode(check: Check, document: CheckedDocument, line: CheckedLine): void {
  const { hsnCode: code } = line;
  if (code === "") addItemFault(check, document, line, "HSN_MISSING", (item) => say.gstHsnMissing({ item }));
  else checkDigits(check, document, line);
  const isService = line.isService ?? code.startsWith("99");
  // A note without goods has a code and a unit only if its invoice has a line of its rate.
  if (!isService && (document.hasGoods || code !== "")) checkUnit(check, document, line);
}

function checkDigits(check: Check, document: CheckedDocument, line: CheckedLine): void {
  const { hsnCode: code, isService } = line;
  const digits = check.countDigits(document.date);
  if (!CODE_FORM.test(code))
    addItemFault(check, document, line, "HSN_MALFORMED", (item) => say.gstHsnMalformed({ item, code }));
  else if (!check.isOfficialCode(code))
    addItemFault(check, document, line, "HSN_UNKNOWN", (item) => say.gstHsnUnknown({ item, code }));
  else if (code.length < digits)
    addItemFault(check, document, line, "HSN_TOO_SHORT", (item) =>
      say.gstHsnTooShort({ item, code, digits }),
    );
  if (isService === true && !code.startsWith("99"))
    addItemFault(check, document, line, "SERVICE_WITHOUT_SAC", (item) =>
      say.gstServiceWithoutSac({ item, code }),
    );
  if (isService === false && code.startsWith("99"))
    addItemFault(check, document, line, "GOODS_WITH_SAC", (item) => say.gstGoodsWithSac({ item, code }));
}

function checkUnit({ faults }: Check, document: CheckedDocument, line: CheckedLine): void {
  const { lineNo, uqc: code, quantity } = line;
  const { number, hasGoods } = document;
  if (code === "")
    faults.add("UNIT_WITHOUT_CODE", {
      ...{ document, lineNo, fix: findUnit(document, line) },
      say: () => say.gstUnitWithoutCode({ item: describeItem(document, line) }),
    });
  else if (!UNIT_CODES.has(code))
    faults.add("UNIT_CODE_UNKNOWN", {
      ...{ document, lineNo, fix: findUnit(document, line) },
      say: () => say.gstUnitCodeUnknown({ item: describeItem(document, line), code }),
    });
  if (hasGoods && quantity === 0n)
    faults.add("QUANTITY_MISSING", {
      ...{ document, lineNo },
      say: () => say.gstQuantityMissing({ number, line: lineNo }),
    });
}

function findUnit(document: CheckedDocument, { unitId, itemId }: CheckedLine): FixPlace {
  return unitId === undefined ? findMaster("item", itemId, document) : findMaster("unit", unitId, document);
}

function addItemFault(
  { faults }: Check,
  document: CheckedDocument,
  line: CheckedLine,
  code: Parameters<Check["faults"]["add"]>[0],
  sayOf: (item: string | KeyedMessage) => KeyedMessage,
): void {
  faults.add(code, {
    ...{ document, lineNo: line.lineNo, fix: findMaster("item", line.itemId, document) },
    say: () => sayOf(describeItem(document, line)),
  });
}

/** The item's name, otherwise the line of the document. */
export function describeItem(document: CheckedDocument, line: CheckedLine): string | KeyedMessage {
  return line.itemName ?? say.gstOfDocument({ line: line.lineNo, number: document.number });
}

/** Of chapters, headings, subheadings and tariff items; a few official codes have five digits. */
const CODE_FORM = /^\d{2,8}$/;

/** Without NA, which only services have. */
const UNIT_CODES: ReadonlySet<string> = new Set(
  GST_MASTERS.uqc.map((uqc) => uqc.split("-")[0] ?? "").filter((code) => code !== "NA"),
);
