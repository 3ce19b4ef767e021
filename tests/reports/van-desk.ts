import type { Knex } from "knex";
import { today } from "../../packages/server/clock.ts";
import { addDays } from "../../packages/server/reports/periods.ts";
import { startProduct, type Product } from "../product.ts";
import { send } from "../documents/post.ts";
import { askReport } from "./ask-report.ts";
import { byItem, readMoves, sumOf, type Move } from "./stock-books.ts";

/** An item used only by these tests, so that all its figures are known. */
export const GAUZE = 9001;
/** The two days on which the item is on the van. */
export const DAY = addDays(today(), -2);
export const NEXT = addDays(today(), -1);
/** The kinds of moves in a Vt Stock. */
export const LOADS = ["LOAD", "UNLOAD", "TRANSFER"];

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
  const movesOf = byItem(moves);
  const returns: { voucher_id: number; location_id: number }[] = await product
    .db("sale_returns")
    .where("company_id", 1)
    .select("voucher_id", "location_id");
  /** The location of a return's good goods, by voucher. */
  const returnedTo = new Map(returns.map((row) => [row.voucher_id, row.location_id]));
  /** The expected row of the van's stock, from the moves alone. */
  function expectedOf(place: number, item: number, from: string, to: string) {
    const here = movesOf(item).filter((move) => move.place === place);
    const within = (isMeant: (move: Move) => boolean) =>
      sumOf(here, (move) => move.date >= from && move.date <= to && isMeant(move));
    // Damaged goods go to another location; they count here if the return's good goods go to this van.
    const damaged = sumOf(
      movesOf(item),
      (move) =>
        move.moveKind === "SALE_RETURN" &&
        move.placeKind === "damaged" &&
        move.date >= from &&
        move.date <= to &&
        returnedTo.get(move.root) === place,
    );
    const good = within(({ moveKind }) => moveKind === "SALE_RETURN");
    return {
      Stock: sumOf(here, ({ date }) => date < from),
      RetQty: good + damaged,
      GoodStock: good,
      DmgedQty: damaged,
      ReplacedQty: 0 - within(({ moveKind }) => moveKind === "REPLACE_OUT"),
      SoldQty: 0 - within(({ moveKind }) => moveKind === "SALE"),
      FreeSoldQty: 0 - within(({ moveKind }) => moveKind === "FREE"),
      Adjustment: within(({ moveKind }) => moveKind === "DAMAGE_OUT"),
      NetStock: sumOf(here, ({ date }) => date <= to),
      VtStock: within(({ moveKind }) => LOADS.includes(moveKind)),
    };
  }
  return {
    product,
    meera,
    vans,
    moves,
    expectedOf,
    report: askReport(product, "GET", "/api/getVanstock"),
    datewise: askReport(product, "GET", "/api/getVanstockByDate"),
    byDate: askReport(product, "GET", "/api/get-vtstock"),
    analysis: askReport(product, "GET", "/api/GetVanLoadingAnalysis"),
  };
}

export type Vans = Awaited<ReturnType<typeof startVans>>;

/** A number from a row; 0 if there is no row. */
export function at(record: Record<string, unknown> | undefined, name: string): number {
  return Number(record?.[name] ?? 0);
}

/** The month of a day as parameters of the analysis. */
export function monthOf(day: string) {
  return { Month: Number(day.slice(5, 7)), Year: Number(day.slice(0, 4)) };
}

/** Posts two days of the first van with the test's item, including a cancelled and an edited load. */
async function postDays(product: Product, meera: string, vans: readonly Vehicle[]) {
  const { db } = product;
  const own = { company_id: 1 };
  const item = await db("items")
    .where({ ...own, id: 1 })
    .first();
  await db("items").insert({
    ...item,
    id: GAUZE,
    name: "Test gauze",
    mrp: 210,
    ccp: 150,
    sp: 150,
    dp: 150,
    wholesale_price: 150,
    bp_price: 150,
  });
  const idOf = async (table: string, where: object | ((query: Knex.QueryBuilder) => void)) =>
    Number((await db(table).where(own).where(where).orderBy("id").first("id")).id);
  const customerId = await idOf("accounts", {
    group_id: 14,
    state_code: "32",
    customer_type: 1,
  });
  await db("accounts")
    .where({ ...own, id: customerId })
    .update({ credit_limit: null, gstin: null, rate_type: "SP" });
  const godown = await idOf("stock_locations", { kind: "godown", branch_id: 1 });
  const [van, other] = [vans[0]?.place ?? 0, vans[1]?.place ?? 0];
  // The two days can be in two financial years.
  const seriesOn = async (day: string) => {
    const year = db("financial_years").where(own).where("start_date", "<=", day).where("end_date", ">=", day);
    return idOf(
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
  const of = (quantity: number) => [{ itemId: GAUZE, quantity }];
  const supplierId = await idOf("accounts", { group_id: 27 });
  const load = { date: DAY, kind: "load", fromLocationId: godown, toLocationId: van };
  const bill = { customerId, seriesId: await seriesOn(DAY), locationId: van, payment: "credit" };
  const back = {
    customerId,
    refund: "credit",
    locationId: van,
    invType: "B2C",
    saleType: "Retail",
  };

  await post("purchases", {
    date: DAY,
    supplierId,
    locationId: godown,
    lines: [{ ...of(500)[0], unitPrice: 10 }],
  });
  await post("van-loads", { ...load, lines: of(40) });
  const cancelled = await post("van-loads", { ...load, lines: of(100) });
  await post(`van-loads/${cancelled.id}/cancel`);
  const edited = await post("van-loads", { ...load, lines: of(7) });
  await post(`van-loads/${edited.id}`, { ...load, lines: of(10) }, { method: "PUT" });
  await post("bills", { ...bill, date: DAY, lines: [{ ...of(12)[0], freeQuantity: 2 }] });
  const wrong = await post("bills", { ...bill, date: DAY, lines: of(5) });
  await post(`bills/${wrong.id}/cancel`);
  await post("van-loads", {
    ...load,
    kind: "transfer",
    fromLocationId: van,
    toLocationId: other,
    lines: of(6),
  });
  // 40 + 10 − 12 − 2 − 6 = 30 are on the van in the evening.
  await post("bills", { ...bill, seriesId: await seriesOn(NEXT), date: NEXT, lines: of(3) });
  await post("sale-returns", {
    ...back,
    date: NEXT,
    lines: [{ itemId: GAUZE, goodQuantity: 1.5, damagedQuantity: 2, expiredQuantity: 0.25, unitPrice: 150 }],
  });
  const undone = await post("sale-returns", {
    ...back,
    date: NEXT,
    lines: [{ itemId: GAUZE, damagedQuantity: 7, unitPrice: 150 }],
  });
  await post(`sale-returns/${undone.id}/cancel`);
  await post("replacements", {
    date: NEXT,
    customerId,
    locationId: van,
    lines: [{ ...of(4)[0], damagedQuantity: 4 }],
  });
  await post("damages", { date: NEXT, locationId: van, lines: [{ itemId: GAUZE, damagedQuantity: 0.5 }] });
  await post("van-loads", {
    date: NEXT,
    kind: "unload",
    fromLocationId: van,
    toLocationId: godown,
    lines: of(9),
  });
}
