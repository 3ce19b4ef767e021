import type { Knex } from "knex";

/**
 * What each customer owed at the end of a day, in rupees by account id: the sum of all entries
 * until then.
 */
export async function readOwedOn(db: Knex, company: number, day: string): Promise<Map<number, number>> {
  const rows: { id: number; owed: string | null }[] = await selectDatabaseRows(
    db,
    `SELECT a.id, SUM(e.debit - e.credit) AS owed FROM accounts a
     LEFT JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id AND e.date <= ?
     WHERE a.company_id = ? AND a.group_id = 14 AND a.is_deleted = 0 GROUP BY a.id`,
    [day, company],
  );
  return new Map(rows.map(({ id, owed }) => [id, Number(owed ?? 0)]));
}

/**
 * Number of bills of company 1 between two days, including cancelled ones, and the total of those
 * not cancelled, by their lines.
 */
export async function sumBillsBetween(db: Knex, first: string, last: string) {
  const [foundSums] = await selectDatabaseRows<{ bills: number; amount: string }>(
    db,
    `SELECT COUNT(DISTINCT b.id) AS bills, SUM(
       (l.taxable + l.cgst + l.sgst + l.igst + IF(l.line_no = 1, b.round_off - b.discount, 0)) * (b.status = 1)) AS amount
     FROM bills b JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
     WHERE b.company_id = 1 AND b.date BETWEEN ? AND ?`,
    [first, last],
  );
  return { bills: Number(foundSums?.bills), amount: Number(foundSums?.amount).toFixed(2) };
}

/** Stock of an item in company 1: the sum of all its moves. */
export async function readStock(db: Knex, item: string) {
  const [foundStock] = await selectDatabaseRows<{ id: number; quantity: string; value: string }>(
    db,
    `SELECT i.id, SUM(m.quantity) AS quantity, SUM(m.value) AS value FROM items i
     JOIN stock_moves m ON m.company_id = i.company_id AND m.item_id = i.id
     WHERE i.company_id = 1 AND i.name = ? GROUP BY i.id`,
    [item],
  );
  return { id: foundStock?.id, quantity: Number(foundStock?.quantity), value: Number(foundStock?.value) };
}

/** Balance of an account of company 1, by its name; negative for a credit balance. */
export async function readAccountBalance(db: Knex, account: string): Promise<number> {
  const [foundBalance] = await selectDatabaseRows<{ amount: string | null }>(
    db,
    `SELECT SUM(e.debit - e.credit) AS amount FROM accounts a
     JOIN ledger_entries e ON e.company_id = a.company_id AND e.account_id = a.id
     WHERE a.company_id = 1 AND a.name = ?`,
    [account],
  );
  return Number(foundBalance?.amount ?? 0);
}

/**
 * Effect of the documents of company 1 whose client ids begin with `clientIds`: goods by kind of
 * location, cash by account, and the total of each bill by its lines.
 */
export async function readWorkOf(db: Knex, clientIds: string) {
  const goods = await selectDatabaseRows<{ kind: string; moved: string }>(
    db,
    `SELECT l.kind, SUM(m.quantity) AS moved FROM vouchers v
     JOIN stock_moves m ON m.company_id = v.company_id AND m.voucher_id = v.id
     JOIN stock_locations l ON l.company_id = m.company_id AND l.id = m.location_id
     WHERE v.company_id = 1 AND v.client_id LIKE ? GROUP BY l.kind`,
    [`${clientIds}%`],
  );
  const cash = await selectDatabaseRows<{ name: string; amount: string }>(
    db,
    `SELECT a.name, SUM(e.debit - e.credit) AS amount FROM vouchers v
     JOIN ledger_entries e ON e.company_id = v.company_id AND e.voucher_id = v.id
     JOIN accounts a ON a.company_id = e.company_id AND a.id = e.account_id
     WHERE v.company_id = 1 AND v.client_id LIKE ? AND a.name LIKE '%cash%' GROUP BY a.name`,
    [`${clientIds}%`],
  );
  const bills = await selectDatabaseRows<{ amount: string }>(
    db,
    `SELECT SUM(l.taxable + l.cgst + l.sgst + l.igst) + b.round_off - b.discount AS amount FROM vouchers v
     JOIN bills b ON b.company_id = v.company_id AND b.voucher_id = v.id
     JOIN bill_lines l ON l.company_id = b.company_id AND l.bill_id = b.id
     WHERE v.company_id = 1 AND v.client_id LIKE ? GROUP BY b.id ORDER BY b.id`,
    [`${clientIds}%`],
  );
  return {
    goods: Object.fromEntries(goods.map(({ kind, moved }) => [kind, Number(moved)])),
    cash: Object.fromEntries(cash.map(({ name, amount }) => [name, amount])),
    bills: bills.map(({ amount }) => amount),
  };
}

/** Number of vouchers, ledger entries, stock moves and bills, in this order. */
export async function countDocuments(db: Knex): Promise<number[]> {
  const counts = ["vouchers", "ledger_entries", "stock_moves", "bills"].map(async (table) => {
    const [row] = await db(table).count({ count: "*" });
    return Number(row?.count);
  });
  return Promise.all(counts);
}

async function selectDatabaseRows<Row>(
  db: Knex,
  sql: string,
  values: readonly (string | number)[],
): Promise<Row[]> {
  const [rows] = (await db.raw(sql, [...values])) as [Row[]];
  return rows;
}
