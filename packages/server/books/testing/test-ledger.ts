import type { Knex } from "knex";

/** Reads only the ledger entries, never the rollups; accounts are given by name. */
export interface TestLedger {
  linesOf(voucherId: number): Promise<[name: string, entryKind: string, debit: string, credit: string][]>;
  /**
   * Each account's debit − credit, of all entries or of those before a day. Accounts with zero
   * balance are included.
   */
  balances(before?: string): Promise<Record<string, string>>;
  accountCalled(name: string): Promise<number>;
}

export function testLedger(db: Knex, companyId: number): TestLedger {
  const selectEntries = () =>
    db("ledger_entries as e")
      .join("accounts as a", (on) => on.on("a.company_id", "e.company_id").andOn("a.id", "e.account_id"))
      .where("e.company_id", companyId);
  return {
    async linesOf(voucherId) {
      const rows: { name: string; entry_kind: string; debit: string; credit: string }[] =
        await selectEntries()
          .where("e.voucher_id", voucherId)
          .orderBy("e.line_no")
          .select("a.name", "e.entry_kind", "e.debit", "e.credit");
      return rows.map((row) => [row.name, row.entry_kind, row.debit, row.credit]);
    },
    async balances(before = "9999-12-31") {
      const rows: { name: string; balance: string }[] = await selectEntries()
        .where("e.date", "<", before)
        .groupBy("a.id", "a.name")
        .select("a.name", db.raw("SUM(e.debit - e.credit) AS balance"));
      return Object.fromEntries(rows.map((row) => [row.name, row.balance]));
    },
    async accountCalled(name) {
      const account: { id: number } | undefined = await db("accounts")
        .where({ company_id: companyId, name })
        .first("id");
      if (!account) throw new Error(`There is no account ${name}`);
      return account.id;
    },
  };
}
