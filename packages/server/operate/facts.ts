import { listCompanies, COMPANY_OPTION, type Command, type CommandCall } from "./command.ts";

export const facts: Command = {
  about:
    "counts the documents whose names, addresses and GSTINs were derived, because they are older than the facts",
  options: COMPANY_OPTION,
  async run(call) {
    for (const { id, name } of await listCompanies(call)) {
      const documents = await countDerived(call, "vouchers", "party_id", id);
      const orders = await countDerived(call, "orders", "customer_id", id);
      const auditedCount = documents.audited + orders.audited;
      const today = documents.derived + orders.derived - auditedCount;
      call.say(`${name}: ${documents.derived} vouchers and ${orders.derived} orders show derived facts.`);
      call.say(
        `  The party of ${auditedCount} of them is from the audit log, ${today} are from the masters alone.`,
      );
    }
    return true;
  },
};

async function countDerived(
  { db }: CommandCall,
  table: "vouchers" | "orders",
  party: string,
  companyId: number,
): Promise<{ derived: number; audited: number }> {
  const [rows] = await db.raw<[{ derived: number; audited: string }[]]>(
    `SELECT COUNT(*) AS derived, COALESCE(SUM(p.source <=> 'audit'), 0) AS audited FROM ${table} d
      JOIN company_facts c ON c.company_id = d.company_id AND c.id = d.company_id
        AND c.edition <= d.edition AND c.until_edition > d.edition AND c.source <> 'posted'
      LEFT JOIN account_facts p ON p.company_id = d.company_id AND p.id = d.${party}
        AND p.edition <= d.edition AND p.until_edition > d.edition
      WHERE d.company_id = ?`,
    [companyId],
  );
  return { derived: Number(rows?.[0]?.derived ?? 0), audited: Number(rows?.[0]?.audited ?? 0) };
}
