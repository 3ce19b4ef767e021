import type { Knex } from "knex";
import { formatQuantity, quantity, sum, type MoveKind } from "@vanbook/sdk/books";
import type { Principal } from "../../contract/principal.ts";
import { ofCompany } from "../../auth/scope.ts";
import { addDays, type Part, type ReportRange } from "../periods.ts";
import { readSums } from "../../db/sums-of.ts";
import { limitToPlaces, LOCATION_ROLLUP, buildRangeSums, countByDate, STOCK_ROLLUP } from "../range-sums.ts";

/**
 * Movements of saleable stock by item: all movements minus those at locations for damaged goods.
 * Godowns and vans are summed together, so internal van loads cancel out
 * (docs/books.md#stock-report).
 */
export function selectSaleableMoves(
  db: Knex,
  principal: Principal,
  range: ReportRange,
  damagedPlaces: readonly number[],
): Knex.QueryBuilder {
  const sums = {
    before_range: { sum: "r.quantity", over: ["opening"] },
    entered: { sum: ofKinds(INTO_STOCK), over: IN_RANGE },
    went: { sum: ofKinds(OUT_OF_STOCK, "-r.quantity"), over: IN_RANGE },
    // Kinds that can go in or out count with their net quantity.
    other: { sum: ofOtherKinds([...INTO_STOCK, ...OUT_OF_STOCK]), over: IN_RANGE },
  } as const;
  const names = Object.keys(sums);
  const unsaleable = buildRangeSums(
    db,
    principal,
    LOCATION_ROLLUP,
    range,
    sums,
    limitToPlaces(damagedPlaces),
  );
  const all = buildRangeSums(db, principal, STOCK_ROLLUP, range, sums);
  const less = names.map((name) => db.raw("-?? as ??", [`d.${name}`, name]));
  return db
    .from(db.unionAll([all, db.from(unsaleable.as("d")).select("d.item_id", ...less)]).as("m"))
    .groupBy("m.item_id")
    .select("m.item_id", ...names.map((name) => db.raw("SUM(??) as ??", [`m.${name}`, name])));
}

/**
 * Stock movements in godowns and vans by item: by kind since the financial year began, and the
 * resulting stock by location.
 */
export function selectMovesByPlace(
  db: Knex,
  principal: Principal,
  { yearStart, day }: { yearStart: string; day: string },
  places: readonly number[],
): Knex.QueryBuilder {
  // No move is dated after today, so the current month is read as a whole instead of by days.
  const range = { from: yearStart, to: lastOfMonth(day) };
  const sums = {
    opening: { sum: "r.quantity", over: ["opening"] },
    purchased: { sum: ofKinds(["PURCHASE"]), over: IN_RANGE },
    produced: { sum: ofKinds(["PRODUCE"]), over: IN_RANGE },
    consumed: { sum: ofKinds(["CONSUME"], "-r.quantity"), over: IN_RANGE },
    returned: { sum: ofKinds(["SALE_RETURN"]), over: IN_RANGE },
    sent_back: { sum: ofKinds(["PURCHASE_RETURN"], "-r.quantity"), over: IN_RANGE },
    sold: { sum: ofKinds(SALE_KINDS, "-r.quantity"), over: IN_RANGE },
    adjusted: {
      sum: ofOtherKinds([...INTO_STOCK, ...SALE_KINDS, "CONSUME", "PURCHASE_RETURN"]),
      over: IN_RANGE,
    },
    on_hand: { sum: "r.quantity", over: ["opening", "movement"] },
  } as const;
  const moves = buildRangeSums(db, principal, LOCATION_ROLLUP, range, sums, limitToPlaces(places));
  const movesWithPlace = ofCompany(db, principal, "stock_locations as l").join(
    moves.as("m"),
    "m.location_id",
    "l.id",
  );
  return movesWithPlace
    .groupBy("m.item_id")
    .select(
      "m.item_id",
      ...["opening", "purchased", "produced", "consumed", "returned", "sent_back", "adjusted"].map((name) =>
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

/**
 * The saleable quantity at the end of a day, as the items' valuation counts it: today's quantity
 * minus the movements after that day.
 */
export async function calculateSaleableOn(db: Knex, principal: Principal, day: string): Promise<string> {
  const later = { from: addDays(day, 1), to: LAST_DAY };
  const damagedPlaces = await listPlaceIds(db, principal, ["damaged"]);
  const movement = { sum: "r.quantity", over: IN_RANGE };
  const before = { sum: "r.quantity", over: ["opening"] as const };
  const since = buildRangeSums(db, principal, countByDate(STOCK_ROLLUP), later, { moved: movement });
  const beside = buildRangeSums(
    db,
    principal,
    countByDate(LOCATION_ROLLUP),
    later,
    { moved: before },
    limitToPlaces(damagedPlaces),
  );
  const sums = await Promise.all([
    readSums(db, ofCompany(db, principal, "item_costs as k"), { sum: "k.quantity" }),
    readSums(db, db.from(since.as("m")), { sum: "-m.moved" }),
    readSums(db, db.from(beside.as("m")), { sum: "-m.moved" }),
  ]);
  return formatQuantity(sum(sums.map((each) => quantity(each.sum))));
}

export async function listPlaceIds(
  db: Knex,
  principal: Principal,
  kinds: readonly string[],
): Promise<number[]> {
  return ofCompany(db, principal, "stock_locations as l").whereIn("l.kind", kinds).pluck<number[]>("l.id");
}

export function ofKinds(kinds: readonly MoveKind[], quantity = "r.quantity"): string {
  return `CASE WHEN r.move_kind IN (${writeKindList(kinds)}) THEN ${quantity} ELSE 0 END`;
}

export function ofOtherKinds(kinds: readonly MoveKind[], quantity = "r.quantity"): string {
  return `CASE WHEN r.move_kind IN (${writeKindList(kinds)}) THEN 0 ELSE ${quantity} END`;
}

function writeKindList(kinds: readonly MoveKind[]) {
  return kinds.map((kind) => `'${kind}'`).join(", ");
}

function lastOfMonth(day: string) {
  const [year, month] = day.split("-").map(Number);
  return new Date(Date.UTC(year ?? 0, month ?? 0, 0)).toISOString().slice(0, 10);
}

const INTO_STOCK = ["OPENING", "PURCHASE", "PRODUCE", "SALE_RETURN"] as const satisfies MoveKind[];
const SALE_KINDS = ["SALE", "FREE", "REPLACE_OUT"] as const satisfies MoveKind[];
/** Move kinds that take goods out of the company; their reversals count as negative. */
export const OUT_OF_STOCK = [
  ...SALE_KINDS,
  "DAMAGE_OUT",
  "PURCHASE_RETURN",
  "CONSUME",
] as const satisfies MoveKind[];
const IN_RANGE = ["movement"] as const satisfies Part[];
const LAST_DAY = "2999-12-31";
