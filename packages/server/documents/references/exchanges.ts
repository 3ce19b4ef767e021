import type { Knex } from "knex";
import {
  POSTED,
  listPrice,
  amountOf,
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

/** An exchange: its date, the customer's rate type, and the goods given. */
interface Exchange {
  date: string;
  rateType: string | null;
  lines: readonly { item: ItemRow; quantity: Quantity }[];
}

/**
 * Reads what the salesman has given in exchange on the days of these documents, valued at the customer's price without tax; the
 * returned function counts one more exchange. Throws EXCHANGE_LIMIT.
 */
export async function countExchanges(
  planning: Planning,
  documents: readonly { date: string }[],
): Promise<(exchange: Exchange) => void> {
  const worth = ({ date, rateType, lines }: Exchange): Paise =>
    sum(
      lines.map(({ item, quantity: given }) =>
        amountOf(given, listPrice(planning.books.taxes, item, rateType, date)),
      ),
    );
  const counted = (exchange: Exchange) => ({
    date: exchange.date,
    rules: ["exchanges"] as const,
    // Calculated only when counted: before, `planning.books` may not be read yet.
    get amount() {
      return worth(exchange);
    },
  });
  const count = await countInDay(planning, documents, { exchanges: "lines.0.quantity" }, async (days) =>
    (await readExchanges(planning, days)).map(counted),
  );
  return (exchange) => count(counted(exchange));
}

/** The lines that the salesman has given on these days, each as a separate exchange. */
async function readExchanges({ trx, principal }: Planning, days: readonly string[]): Promise<Exchange[]> {
  const given: Knex.QueryBuilder = ofCompany(trx, principal, "replacements as r")
    .where({ "r.salesman_id": principal.userId, "r.status": POSTED })
    .whereIn("r.date", [...days]);
  const rows: { date: string; item_id: number; quantity: string; rate_type: string | null }[] = await joinOwn(
    joinOwn(given, "replacement_lines as l", "l.replacement_id", "r.id"),
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
