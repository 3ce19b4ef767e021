import type { Knex } from "knex";

/** An account, a kind of entry, and a day. */
interface Moved {
  account_id: number;
  entry_kind: string;
  date: string;
}

/** Adds one paisa to both rollups of company 1's ledger for an account, while `look` runs. */
export async function withAPaisaMore(
  db: Knex,
  { date, ...entryKeys }: Moved,
  side: "debit" | "credit",
  look: () => Promise<void>,
): Promise<void> {
  const row = { company_id: 1, ...entryKeys, slot: 9 };
  const sums = { debit: 0, credit: 0, entries: 1, [side]: 0.01 };
  const [day, month] = [
    { ...row, date },
    { ...row, month: `${date.slice(0, 7)}-01` },
  ];
  await db("ledger_day").insert({ ...day, ...sums });
  await db("ledger_month").insert({ ...month, ...sums });
  try {
    await look();
  } finally {
    await db("ledger_day").where(day).delete();
    await db("ledger_month").where(month).delete();
  }
}
