import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../documents/post.ts";
import { makeSamples } from "../wall/samples.ts";
import { askReport } from "./ask-report.ts";
import { readMoves, type Move } from "./stock-books.ts";

/** An item without any moves. */
export const UNUSED_ITEM = 9001;

/** The product with fractional quantities, items of every type, and its two stock reports. */
export async function startStock() {
  const product = await startProduct();
  const { db } = product;
  const meera = await product.signIn(1, "meera");
  await postCancelledPurchase(product, meera);
  await postEveryKindToday(product, meera);
  // Item 8 has a type that the filter does not offer.
  await db("items").where({ company_id: 1, id: 7 }).update({ item_type: 2 });
  await db("items").where({ company_id: 1, id: 8 }).update({ item_type: 0 });
  const item = await db("items").where({ company_id: 1, id: 5 }).first();
  await db("items").insert({ ...item, id: UNUSED_ITEM, name: "Nobody has bought this" });
  const years: { start_date: string; end_date: string }[] = await db("financial_years")
    .where("company_id", 1)
    .orderBy("start_date")
    .select("start_date", "end_date");
  return {
    product,
    meera,
    years,
    moves: await readMoves(db, 1),
    /** From the first day of the books to today. */
    always: { FromDate: years[0]?.start_date ?? "", ToDate: getToday() },
    stock: askReport(product, "GET", "/api/Closingstock"),
    godown: askReport(product, "GET", "/api/balancestock"),
  };
}

export type Stock = Awaited<ReturnType<typeof startStock>>;

/** Whether the goods of a move can be sold. */
export function isSaleable({ placeKind }: Move): boolean {
  return placeKind !== "damaged";
}

/** A number from a row. */
export function getNumber(record: Record<string, unknown>, name: string): number {
  return Number(record[name]);
}

/**
 * Posts each kind of goods in and out once today, because on the
 * first day of a financial year the demo has few documents in it.
 */
async function postEveryKindToday(product: Product, meera: string) {
  const samples = await makeSamples(product.db, 1, getToday());
  for (const [path, document] of [
    ["purchases", samples.purchases],
    ["purchase-returns", samples.purchaseReturns],
    ["bills", samples.bills],
    ["sale-returns", samples.saleReturns],
    ["productions", samples.productions],
    ["damages", samples.damages],
  ] as const) {
    const answer = await send(product, meera, path, document);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
  }
}

/** A cancelled purchase, an edited one and a write-off, which the reports must handle. */
async function postCancelledPurchase(product: Product, meera: string) {
  const { db } = product;
  const supplier = await db("accounts").where({ company_id: 1, group_id: 27 }).orderBy("id").first("id");
  const [place] = await db("stock_locations")
    .where({ company_id: 1, kind: "godown" })
    .orderBy("id")
    .pluck("id");
  const date = addDays(getToday(), -1);
  const document = { date, supplierId: supplier.id, locationId: place };
  const makeLines = (quantity: number) => [{ itemId: 1, quantity, unitPrice: 10 }];
  const post = async (path: string, body?: object, options = {}) => {
    const answer = await send(product, meera, path, body, options);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.read<{ id: number }>();
  };
  const purchaseToCancel = await post("purchases", { ...document, lines: makeLines(1000) });
  await post(`purchases/${purchaseToCancel.id}/cancel`);
  const editedPurchase = await post("purchases", { ...document, lines: makeLines(2000) });
  await post(`purchases/${editedPurchase.id}`, { ...document, lines: makeLines(12.5) }, { method: "PUT" });
  await post("damages", { date, locationId: place, lines: [{ itemId: 1, damagedQuantity: 0.125 }] });
}
