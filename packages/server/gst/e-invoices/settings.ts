import { isPublicKey } from "@vanbook/sdk/gst";
import { problemOnField } from "@vanbook/sdk/problem";
import { addAuditLine } from "../../auth/audit.ts";
import { readClock, toDatabaseTime } from "../../clock.ts";
import type { Handler } from "../../contract/handler.ts";
import { withTransaction } from "../../db/transaction.ts";
import { serialiseWrites } from "../../master/serialize-writes.ts";
import { readEInvoiceTerms, saveEInvoiceTerms } from "./settings-rows.ts";
import { checkDuty, describeTerms, parseTerms, type EInvoiceTerms } from "./terms.ts";

const read: Handler<"eInvoices.settings"> = async ({ principal, db }) =>
  describeTerms(await readEInvoiceTerms(db, principal.companyId));

const save: Handler<"eInvoices.saveSettings"> = async ({ body, principal, db, client }) => {
  const terms = parseTerms(body);
  checkDuty(terms);
  await checkKeys(terms);
  const { companyId, userId } = principal;
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, "e_invoice_settings");
    const before = describeTerms(await readEInvoiceTerms(trx, companyId));
    await saveEInvoiceTerms(trx, { companyId, userId, at: toDatabaseTime(readClock()) }, terms);
    const after = describeTerms(await readEInvoiceTerms(trx, companyId));
    const entity = { entity: "e_invoice_settings", entityId: companyId };
    const entry = { operation: "eInvoices.saveSettings", ...entity, before, after };
    await addAuditLine(trx, { principal, client }, entry);
    return after;
  });
};

export const eInvoiceSettings = { "eInvoices.settings": read, "eInvoices.saveSettings": save };

/** Throws EINVOICE_KEY_INVALID. */
async function checkKeys({ portalKeys }: EInvoiceTerms): Promise<void> {
  for (const { publicKey } of portalKeys)
    if (!(await isPublicKey(publicKey))) throw problemOnField("EINVOICE_KEY_INVALID", "portalKeys");
}
