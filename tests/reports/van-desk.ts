import type { Knex } from "knex";
import { getToday } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../documents/post.ts";
import { askReport } from "./ask-report.ts";
import { collectByItem, readMoves, sumOf, type Move } from "./stock-books.ts";

/** An item used only by these tests, so that all its figures are known. */
export const GAUZE_ID = 9001;
/** The two days on which the item is on the van. */
export const LOAD_DAY = addDays(getToday(), -2);
export const NEXT_DAY = addDays(getToday(), -1);
/** The kinds of moves in a Vt Stock. */
export const LOAD_KINDS = ["LOAD", "UNLOAD", "TRANSFER"];

interface Vehicle {
  VID: number;
  VRegNo: string;
  place: number;
}

/**
 * The product with two known days of the first van, its van
 * reports, and their expected figures from the moves alone.
 */
export async function startVans() {
  const product = await startProduct();
  const meera = await product.signIn(1, "meera");
  const vans: Vehicle[] = await product
    .db("vehicles as v")
    .join("stock_locations as l", { "l.company_id": "v.company_id", "l.vehicle_id": "v.id" })
    .where("v.company_id", 1)
    .orderBy("v.id")
    .select({ VID: "v.id", VRegNo: "v.reg_no", place: "l.id" });
  await postDays(product, meera, vans);
  const moves = await readMoves(product.db, 1);
  const movesOf = collectByItem(moves);
  const returns: { voucher_id: number; location_id: number }[] = await product
    .db("sale_returns")
    .where("company_id", 1)
    .select("voucher_id", "location_id");
  /** The location of a return's good goods, by voucher. */
  const returnedTo = new Map(returns.map((row) => [row.voucher_id, row.location_id]));
  /** The expected row of the van's stock, from the moves alone. */
  function calculateExpected(place: number, item: number, from: string, to: string) {
    const here = movesOf(item).filter((move) => move.place === place);
    const sumWithin = (isMeant: (move: Move) => boolean) =>
      sumOf(here, (move) => move.date >= from && move.date <= to && isMeant(move));
    // Damaged goods go to another location; they count here if the return's good goods go to this
    // van.
    const damagedReturns = sumOf(
      movesOf(item),
      (move) =>
        move.moveKind === "SALE_RETURN" &&
        move.placeKind === "damaged" &&
        move.date >= from &&
        move.date <= to &&
        returnedTo.get(move.root) === place,
    );
    const good = sumWithin(({ moveKind }) => moveKind === "SALE_RETURN");
    return {
      Stock: sumOf(here, ({ date }) => date < from),
      RetQty: good + damagedReturns,
      GoodStock: good,
      DmgedQty: damagedReturns,
      ReplacedQty: 0 - sumWithin(({ moveKind }) => moveKind === "REPLACE_OUT"),
      SoldQty: 0 - sumWithin(({ moveKind }) => moveKind === "SALE"),
      FreeSoldQty: 0 - sumWithin(({ moveKind }) => moveKind === "FREE"),
      Adjustment: sumWithin(({ moveKind }) => moveKind === "DAMAGE_OUT"),
      NetStock: sumOf(here, ({ date }) => date <= to),
      VtStock: sumWithin(({ moveKind }) => LOAD_KINDS.includes(moveKind)),
    };
  }
  return {
    product,
    meera,
    vans,
    moves,
    expectedOf: calculateExpected,
    report: askReport(product, "GET", "/api/getVanstock"),
    datewise: askReport(product, "GET", "/api/getVanstockByDate"),
    byDate: askReport(product, "GET", "/api/get-vtstock"),
    analysis: askReport(product, "GET", "/api/GetVanLoadingAnalysis"),
  };
}

export type Vans = Awaited<ReturnType<typeof startVans>>;

/** A number from a row; 0 if there is no row. */
export function getNumber(record: Record<string, unknown> | undefined, name: string): number {
  return Number(record?.[name] ?? 0);
}

/** The month of a day as parameters of the analysis. */
export function toMonth(day: string) {
  return { Month: Number(day.slice(5, 7)), Year: Number(day.slice(0, 4)) };
}

/**
 * Posts two days of the first van with the test's item, including a cancelled and an edited load.
 */
async function postDays(product: Product, meera: string, vans: readonly Vehicle[]) {
  const { db } = product;
  const own = { company_id: 1 };
  const item = await db("items")
    .where({ ...own, id: 1 })
    .first();
  await db("items").insert({
    ...item,
    id: GAUZE_ID,
    name: "Test gauze",
    mrp: 210,
    ccp: 150,
    sp: 150,
    dp: 150,
    wholesale_price: 150,
    bp_price: 150,
  });
  const findId = async (table: string, where: object | ((query: Knex.QueryBuilder) => void)) =>
    Number((await db(table).where(own).where(where).orderBy("id").first("id")).id);
  const customerId = await findId("accounts", {
    group_id: 14,
    state_code: "32",
    customer_type: 1,
  });
  await db("accounts")
    .where({ ...own, id: customerId })
    .update({ credit_limit: null, gstin: null, rate_type: "SP" });
  const godown = await findId("stock_locations", { kind: "godown", branch_id: 1 });
  const [van, other] = [vans[0]?.place ?? 0, vans[1]?.place ?? 0];
  // The two days can be in two financial years.
  const findSeries = async (day: string) => {
    const year = db("financial_years").where(own).where("start_date", "<=", day).where("end_date", ">=", day);
    return findId(
      "invoice_series",
      (series: Knex.QueryBuilder) =>
        void series.where("inv_type", "B2C").whereIn("year_id", year.select("id")),
    );
  };
  const post = async (path: string, body?: object, options = {}) => {
    const answer = await send(product, meera, path, body, options);
    if (answer.status !== 200) throw new Error(`${path}: ${answer.text}`);
    return answer.read<{ id: number }>();
  };
  const of = (quantity: number) => [{ itemId: GAUZE_ID, quantity }];
  const supplierId = await findId("accounts", { group_id: 27 });
  const load = { date: LOAD_DAY, kind: "load", fromLocationId: godown, toLocationId: van };
  const bill = { customerId, seriesId: await findSeries(LOAD_DAY), locationId: van, payment: "credit" };
  const back = {
    customerId,
    refund: "credit",
    locationId: van,
    invType: "B2C",
    saleType: "Retail",
  };

  await post("purchases", {
    date: LOAD_DAY,
    supplierId,
    locationId: godown,
    lines: [{ ...of(500)[0], unitPrice: 10 }],
  });
  await post("van-loads", { ...load, lines: of(40) });
  const cancelledLoad = await post("van-loads", { ...load, lines: of(100) });
  await post(`van-loads/${cancelledLoad.id}/cancel`);
  const editedLoad = await post("van-loads", { ...load, lines: of(7) });
  await post(`van-loads/${editedLoad.id}`, { ...load, lines: of(10) }, { method: "PUT" });
  await post("bills", { ...bill, date: LOAD_DAY, lines: [{ ...of(12)[0], freeQuantity: 2 }] });
  const wrong = await post("bills", { ...bill, date: LOAD_DAY, lines: of(5) });
  await post(`bills/${wrong.id}/cancel`);
  await post("van-loads", {
    ...load,
    kind: "transfer",
    fromLocationId: van,
    toLocationId: other,
    lines: of(6),
  });
  // 40 + 10 − 12 − 2 − 6 = 30 are on the van in the evening.
  await post("bills", { ...bill, seriesId: await findSeries(NEXT_DAY), date: NEXT_DAY, lines: of(3) });
  await post("sale-returns", {
    ...back,
    date: NEXT_DAY,
    lines: [
      { itemId: GAUZE_ID, goodQuantity: 1.5, damagedQuantity: 2, expiredQuantity: 0.25, unitPrice: 150 },
    ],
  });
  const undone = await post("sale-returns", {
    ...back,
    date: NEXT_DAY,
    lines: [{ itemId: GAUZE_ID, damagedQuantity: 7, unitPrice: 150 }],
  });
  await post(`sale-returns/${undone.id}/cancel`);
  await post("replacements", {
    date: NEXT_DAY,
    customerId,
    locationId: van,
    lines: [{ ...of(4)[0], damagedQuantity: 4 }],
  });
  await post("damages", {
    date: NEXT_DAY,
    locationId: van,
    lines: [{ itemId: GAUZE_ID, damagedQuantity: 0.5 }],
  });
  await post("van-loads", {
    date: NEXT_DAY,
    kind: "unload",
    fromLocationId: van,
    toLocationId: godown,
    lines: of(9),
  });
}
