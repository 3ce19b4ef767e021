import { checkObjects, readPortalDay } from "../../check/check-objects.ts";
import type { FileFault, ReportFault } from "../../check/file-fault.ts";
import { parseFile } from "../../check/parse-file.ts";
import type { JsonNode } from "../../check/read-json.ts";
import { E_INVOICE_FORMAT } from "../format/inv-01-format.ts";
import { checkInvoiceSums } from "./check-invoice-sums.ts";
import { checkInvoiceTax } from "./check-invoice-tax.ts";
import { findPart, readPartText } from "./invoice-values.ts";

export interface EInvoiceCheckOptions {
  /** `YYYY-MM-DD`: a later document is refused. */
  today?: string;
}

/**
 * What the portal would refuse in an e-invoice, by the format as data (inv-01.json); nothing if it is
 * right. It shares no code with the writer.
 */
export function checkEInvoice(text: string, options: EInvoiceCheckOptions = {}): FileFault[] {
  const faults: FileFault[] = [];
  const addFault: ReportFault = (path, rule, message) => faults.push({ path, rule, message });
  const node = parseFile(text, addFault);
  if (!node) return faults;
  checkObjects(E_INVOICE_FORMAT.sections, addFault, node, "Invoice");
  if (options.today !== undefined) refuseLaterDay(node, addFault, options.today);
  // Sums of fields that are not there would only repeat these faults.
  if (faults.length === 0) {
    checkInvoiceSums(node, addFault);
    checkInvoiceTax(node, addFault);
  }
  return faults;
}

/** A bulk file: each fault's path begins with the place of its document. */
export function checkEInvoiceFile(text: string, options: EInvoiceCheckOptions = {}): FileFault[] {
  const values: unknown = JSON.parse(text);
  if (!Array.isArray(values)) return [{ path: "", rule: "type", message: "The file must be a list." }];
  return values.flatMap((value: unknown, at) =>
    checkEInvoice(JSON.stringify(value), options).map((fault) => ({
      ...fault,
      path: `[${at}].${fault.path}`,
    })),
  );
}

function refuseLaterDay(invoice: JsonNode, report: ReportFault, today: string): void {
  const text = readPartText(findPart(invoice, "DocDtls"), "Dt");
  const day = readPortalDay(text);
  if (day !== undefined && day > today) report("DocDtls.Dt", "future", `${text} is later than today.`);
}
