import {
  calculateOrderAmount,
  formatRupees,
  ORDER_STATUS,
  paise,
  type OrderInput,
  type Paise,
} from "@vanbook/sdk/books";
import * as say from "@vanbook/sdk/messages";
import { problem } from "@vanbook/sdk/problem";
import { readLimits, type CompanyLimits } from "../auth/company-limits.ts";
import { ofCompany } from "../auth/scope.ts";
import { formatDayStart, getToday, readClock } from "../clock.ts";
import type { Principal } from "../contract/principal.ts";
import type { Recording } from "./save-records.ts";

/**
 * What an embed token may order in the company's limits: so many orders a day for its customer (or,
 * for a token without one, by its maker), and no order above so many times the customer's largest
 * one of the last year. An order that a token placed raises this limit only once it is billed;
 * otherwise each order could be ten times the one before. Throws ORDER_QUOTA or ORDER_TOO_LARGE.
 */
export async function refuseBeyondQuota(recording: Recording, orders: readonly OrderInput[]): Promise<void> {
  const { trx, principal } = recording;
  if (principal.via !== "token" || orders.length === 0) return;
  // One after the other, so that concurrent orders are all counted.
  await trx.raw(
    "INSERT INTO write_turns (company_id, name, turns) VALUES (?, 'partner_orders', 1) ON DUPLICATE KEY UPDATE turns = turns + 1",
    [principal.companyId],
  );
  const limits = await readLimits(trx, principal.companyId);
  const placedCount = await countToday(recording, principal);
  if (placedCount + orders.length > limits.partnerOrders)
    throw problem("ORDER_QUOTA", { retryAfter: countSecondsOfToday() });
  for (const order of orders) {
    const largest = calculateLargest(await readLargest(recording, order.customerId), limits);
    if (calculateOrderAmount(order) > largest)
      throw problem("ORDER_TOO_LARGE", say.orderTooLarge({ limit: formatRupees(largest) }));
  }
}

/** In paise. A customer without such an order in the last year has a separate limit. */
function calculateLargest(formerAmount: Paise | null, limits: CompanyLimits): Paise {
  if (formerAmount === null || formerAmount === 0n) return limits.partnerFirstOrder;
  return formerAmount * BigInt(limits.partnerOrderTimes);
}

async function countToday({ trx }: Recording, principal: Principal): Promise<number> {
  const own = principal.party ? { customer_id: principal.party.id } : { created_by: principal.userId };
  // Locked, to read what was committed since this transaction began.
  const rows: unknown[] = await ofCompany(trx, principal, "orders")
    .where(own)
    .where("created_at", ">=", formatDayStart(getToday()))
    .forShare()
    .select("id");
  return rows.length;
}

async function readLargest({ trx, principal }: Recording, customerId: number): Promise<Paise | null> {
  const today = getToday();
  const lastYear = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const placedByToken = ofCompany(trx, principal, "audit_log as l")
    .where({ "l.entity": "orders", "l.operation": "orders.post", "l.via": "token" })
    .whereRaw("l.entity_id = CONCAT(o.id)");
  const row = await ofCompany(trx, principal, "orders as o")
    .where("o.customer_id", customerId)
    .where("o.date", ">=", lastYear)
    .whereNot("o.status", ORDER_STATUS.cancelled)
    .where((relevant) => {
      void relevant.where("o.status", ORDER_STATUS.invoiced).orWhereNotExists(placedByToken);
    })
    .max({ amount: "o.amount" })
    .first<{ amount: string | null } | undefined>();
  return row?.amount ? paise(row.amount) : null;
}

/** Until midnight in India. */
function countSecondsOfToday(): number {
  const end = Date.parse(`${getToday()}T00:00:00+05:30`) + DAY_MS;
  return Math.ceil((end - readClock().getTime()) / 1000);
}

const DAY_MS = 24 * 60 * 60 * 1000;
