import type { Knex } from "knex";
import {
  POSTED_STATUS,
  listPrice,
  calculateAmount,
  quantity,
  sum,
  type Paise,
  type Quantity,
  type ItemRow,
} from "@vanbook/sdk/books";
import { joinOwn, ofCompany } from "../../auth/scope.ts";
import type { Planning } from "../document-type.ts";
import { countInDay } from "./day-limits.ts";
import { readItems } from "./references.ts";

interface Exchange {
  date: string;
  rateType: string | null;
  lines: readonly { item: ItemRow; quantity: Quantity }[];
}

/**
 * Starts with what the salesman has given in exchange on the days of these documents, at the
 * customer's price without tax; the returned function counts one more exchange. Throws
 * EXCHANGE_LIMIT.
 */
export async function countExchanges(
  planning: Planning,
  documents: readonly { date: string }[],
): Promise<(exchange: Exchange) => void> {
  const calculateWorth = ({ date, rateType, lines }: Exchange): Paise =>
    sum(
      lines.map(({ item, quantity: givenQuantity }) =>
        calculateAmount(givenQuantity, listPrice(planning.books.taxes, item, rateType, date)),
      ),
    );
  const toCountedExchange = (exchange: Exchange) => ({
    date: exchange.date,
    rules: ["exchanges"] as const,
    // Calculated only when counted: before that, `planning.books` may not be read yet.
    get amount() {
      return calculateWorth(exchange);
    },
  });
  const count = await countInDay(planning, documents, { exchanges: "lines.0.quantity" }, async (days) =>
    (await readExchanges(planning, days)).map(toCountedExchange),
  );
  return (exchange) => count(toCountedExchange(exchange));
}

async function readExchanges({ trx, principal }: Planning, days: readonly string[]): Promise<Exchange[]> {
  const givenGoods: Knex.QueryBuilder = ofCompany(trx, principal, "replacements as r")
    .where({ "r.salesman_id": principal.userId, "r.status": POSTED_STATUS })
    .whereIn("r.date", [...days]);
  const rows: { date: string; item_id: number; quantity: string; rate_type: string | null }[] = await joinOwn(
    joinOwn(givenGoods, "replacement_lines as l", "l.replacement_id", "r.id"),
    "accounts as c",
    "c.id",
    "r.customer_id",
  ).select("r.date", "l.item_id", "l.quantity", "c.rate_type");
  const ids = new Set(rows.map((row) => row.item_id));
  const item = await readItems(trx, principal.companyId, ids, { days, allowed: ids });
  return rows.map((row) => ({
    date: row.date,
    rateType: row.rate_type,
    lines: [{ item: item(row.item_id, "lines"), quantity: quantity(row.quantity) }],
  }));
}
