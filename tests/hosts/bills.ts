import { createDemo } from "../browser/report-screen.ts";
import type { Site } from "../browser/site.ts";

/** A bill from the database. */
export interface Bill {
  id: number;
  no: string;
  customer: number;
  customerName: string;
  /** Item names. */
  items: string[];
}

/**
 * The bills that a sale report shows when it opens: today's and the last seven days', of all
 * customers or of one.
 */
export async function readBills(site: Site, customer?: number): Promise<Bill[]> {
  const { day, today } = createDemo(site);
  const [lines] = (await site.db.raw(
    `SELECT b.id, b.bill_no AS no, b.customer_id AS customer, c.name AS customerName, i.name AS item
     FROM bills b JOIN accounts c ON c.company_id = 1 AND c.id = b.customer_id
     JOIN bill_lines l ON l.company_id = 1 AND l.bill_id = b.id JOIN items i ON i.company_id = 1 AND i.id = l.item_id
     WHERE b.company_id = 1 AND b.status <> 3 AND b.date BETWEEN ? AND ? AND b.customer_id = COALESCE(?, b.customer_id)`,
    [day(7), today, customer ?? null],
  )) as [(Omit<Bill, "items"> & { item: string })[]];
  const bills = new Map<number, Bill>();
  for (const { item, ...head } of lines) {
    const bill = bills.get(head.id) ?? { ...head, items: [] };
    bill.items.push(item);
    bills.set(head.id, bill);
  }
  return [...bills.values()];
}
