import type { Knex } from "knex";
import { formatQuantity, quantity, sum, type MoveKind } from "@vanbook/sdk/books";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { addDays, type Part, type ReportRange } from "../periods.ts";
import { sumsOf } from "../../db/sums-of.ts";
import { limitToPlaces, LOCATIONS, rangeSums, STOCK } from "../range-sums.ts";

/**
 * Movements of saleable stock by item: all movements minus those at locations for damaged goods. Godowns and
 * vans are summed together, so internal van loads cancel out (docs/books.md#stock-report).
 */
export function saleableMoves(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  damaged: readonly number[],
): Knex.QueryBuilder {
  const sums = {
    before_range: { sum: "r.quantity", over: ["opening"] },
    entered: { sum: ofKinds(INTO_STOCK), over: MOVED },
    went: { sum: ofKinds(OUT_OF_STOCK, "-r.quantity"), over: MOVED },
    // Kinds that can go in or out count with their net quantity.
    other: { sum: ofOtherKinds([...INTO_STOCK, ...OUT_OF_STOCK]), over: MOVED },
  } as const;
  const names = Object.keys(sums);
  const unsaleable = rangeSums(db, principal, LOCATIONS, range, sums, limitToPlaces(damaged));
  const all = rangeSums(db, principal, STOCK, range, sums);
  const less = names.map((name) => db.raw("-?? as ??", [`d.${name}`, name]));
  return db
    .from(db.unionAll([all, db.from(unsaleable.as("d")).select("d.item_id", ...less)]).as("m"))
    .groupBy("m.item_id")
    .select("m.item_id", ...names.map((name) => db.raw("SUM(??) as ??", [`m.${name}`, name])));
}

/**
 * Stock movements in godowns and vans by item: by kind since the financial year began, and the resulting
 * stock by location.
 */
export function movesByPlace(
  db: Knex,
  principal: Principal,
  { yearStart, day }: { yearStart: string; day: string },
  places: readonly number[],
): Knex.QueryBuilder {
  // No move is dated after today, so the current month is read as a whole instead of by days.
  const range = { from: yearStart, to: lastOfMonth(day) };
  const sums = {
    before_year: { sum: "r.quantity", over: ["opening"] },
    opened: { sum: ofKinds(["OPENING"]), over: MOVED },
    purchased: { sum: ofKinds(["PURCHASE"]), over: MOVED },
    produced: { sum: ofKinds(["PRODUCE"]), over: MOVED },
    consumed: { sum: ofKinds(["CONSUME"], "-r.quantity"), over: MOVED },
    returned: { sum: ofKinds(["SALE_RETURN"]), over: MOVED },
    sent_back: { sum: ofKinds(["PURCHASE_RETURN"], "-r.quantity"), over: MOVED },
    sold: { sum: ofKinds(SOLD, "-r.quantity"), over: MOVED },
    adjusted: { sum: ofOtherKinds([...INTO_STOCK, ...SOLD, "CONSUME", "PURCHASE_RETURN"]), over: MOVED },
    on_hand: { sum: "r.quantity", over: ["opening", "movement"] },
  } as const;
  const moves = rangeSums(db, principal, LOCATIONS, range, sums, limitToPlaces(places));
  const placed = ofCompany(db, principal, "stock_locations as l").join(
    moves.as("m"),
    "m.location_id",
    "l.id",
  );
  return placed
    .groupBy("m.item_id")
    .select(
      "m.item_id",
      db.raw("SUM(m.before_year + m.opened) as opening"),
      ...["purchased", "produced", "consumed", "returned", "sent_back", "adjusted"].map((name) =>
        db.raw("SUM(??) as ??", [`m.${name}`, name]),
      ),
      ...["sold", "on_hand"].flatMap((name) =>
        ["godown", "van"].map((kind) =>
          db.raw("SUM(CASE WHEN l.kind = ? THEN ?? ELSE 0 END) as ??", [
            kind,
            `m.${name}`,
            `${kind}_${name}`,
          ]),
        ),
      ),
    );
}

/** The saleable quantity according to the items' valuation at the end of a day: the present stock minus later movements. */
export async function valuedOn(db: Knex, principal: Principal, day: string): Promise<string> {
  const later = { from: addDays(day, 1), to: FOREVER };
  const damaged = await placesOf(db, principal, ["damaged"]);
  const moved = { sum: "r.quantity", over: MOVED };
  const before = { sum: "r.quantity", over: ["opening"] as const };
  const since = rangeSums(db, principal, STOCK, later, { moved });
  const beside = rangeSums(db, principal, LOCATIONS, later, { moved: before }, limitToPlaces(damaged));
  const sums = await Promise.all([
    sumsOf(db, ofCompany(db, principal, "item_costs as k"), { sum: "k.quantity" }),
    sumsOf(db, db.from(since.as("m")), { sum: "-m.moved" }),
    sumsOf(db, db.from(beside.as("m")), { sum: "-m.moved" }),
  ]);
  return formatQuantity(sum(sums.map((each) => quantity(each.sum))));
}

/** The company's stock locations of the given kinds: godown, van, damaged. */
export async function placesOf(db: Knex, principal: Principal, kinds: readonly string[]): Promise<number[]> {
  return ofCompany(db, principal, "stock_locations as l").whereIn("l.kind", kinds).pluck<number[]>("l.id");
}

/** SQL of a quantity if the move is of one of the kinds, otherwise 0. */
export function ofKinds(kinds: readonly MoveKind[], quantity = "r.quantity"): string {
  return `CASE WHEN r.move_kind IN (${listed(kinds)}) THEN ${quantity} ELSE 0 END`;
}

/** SQL of a quantity if the move is of none of these kinds, otherwise 0. */
export function ofOtherKinds(kinds: readonly MoveKind[], quantity = "r.quantity"): string {
  return `CASE WHEN r.move_kind IN (${listed(kinds)}) THEN 0 ELSE ${quantity} END`;
}

function listed(kinds: readonly MoveKind[]) {
  return kinds.map((kind) => `'${kind}'`).join(", ");
}

function lastOfMonth(day: string) {
  const [year, month] = day.split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}

const INTO_STOCK = ["OPENING", "PURCHASE", "PRODUCE", "SALE_RETURN"] as const satisfies MoveKind[];
/** Goods that customers received. */
const SOLD = ["SALE", "FREE", "REPLACE_OUT"] as const satisfies MoveKind[];
/** Move kinds that take goods out of the company; their reversals count as negative. */
export const OUT_OF_STOCK = [
  ...SOLD,
  "DAMAGE_OUT",
  "PURCHASE_RETURN",
  "CONSUME",
] as const satisfies MoveKind[];
const MOVED = ["movement"] as const satisfies Part[];
const FOREVER = "2999-12-31";
