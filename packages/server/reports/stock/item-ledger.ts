import type { Knex } from "knex";
import { INTERNAL_MOVES, type MoveKind, paise, quantity } from "@vanbook/sdk/books";
import type { Query } from "../../contract/contract.ts";
import type { Handler } from "../../contract/handler.ts";
import type { Principal } from "../../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { Figures } from "../../contract/report.ts";
import { ofCompany } from "../../auth/scope.ts";
import { selectStockMovements } from "../openings.ts";
import { buildRangeSums, STOCK_ROLLUP } from "../range-sums.ts";
import { withReportLinks } from "../ties.ts";
import { ofKinds, ofOtherKinds, OUT_OF_STOCK } from "./stock-moves.ts";

const buildItemLedgerReport: Handler<"itemLedger.report"> = async ({ query, principal, db }) => {
  const item = await ofCompany(db, principal, "items as i").where("i.id", query.ItemID).first("i.id");
  if (!item) throw problem("NOT_FOUND");
  const moves = selectItemMoves(db, principal, query, await listAllPlaceIds(db, principal));
  return {
    rows: db
      .from(moves.as("m"))
      .join(selectBalances(db, principal, query).as("o"), (on) => void on.on(db.raw("1 = 1"))),
    joins: {
      v: { table: "vouchers", id: "m.voucher_id" },
      l: { table: "location_facts", id: "m.location_id", edition: "v.edition" },
    },
    columns: {
      VoucherID: "m.voucher_id",
      Date: "m.date",
      Type: MOVE_TYPE,
      VoucherNo: "v.voucher_no",
      Location: "l.name",
      InQuantity: "m.in_quantity",
      InValue: "m.in_value",
      OutQuantity: "m.out_quantity",
      OutValue: "m.out_value",
      BalanceQuantity: "o.OpeningQuantity + m.quantity_so_far",
      BalanceValue: "o.OpeningValue + m.value_so_far",
    },
    search: ["Date", "Type", "VoucherNo", "Location"],
    sort: "Date",
    key: "m.voucher_id, m.line_no",
    figures: (snapshot) => readBalances(snapshot, principal, query),
    ties: (sums) => {
      // The balances come from the rollups that the stock valuation uses, the rows from the stock
      // moves.
      const tie = {
        label: "Stock Valuation",
        amount: sums.ClosingValue,
        agrees: isOpeningLeadingToClosing(sums),
      };
      return Promise.resolve([withReportLinks(tie, query, STOCK_VALUATION)]);
    },
  };
};

export const itemLedger = { "itemLedger.report": buildItemLedgerReport };

type Asked = Query<"itemLedger.report">;

/**
 * The moves in the range, with running totals of quantity and value. They are summed here, because
 * the engine keeps only one running balance, in paise. All the company's locations are listed, so
 * that the index finds the days in each without reading other items or years.
 */
function selectItemMoves(
  db: Knex,
  principal: Principal,
  { ItemID, FromDate, ToDate, Moves }: Asked,
  places: readonly number[],
): Knex.QueryBuilder {
  const moves = selectStockMovements(db, principal, { from: FromDate, to: ToDate })
    .where("r.item_id", ItemID)
    .whereIn("r.location_id", places);
  if (Moves !== "All") void moves.whereNotIn("r.move_kind", BETWEEN_PLACES);
  const buildRunningSumSql = (column: string) =>
    `SUM(${column}) OVER (ORDER BY r.date, r.voucher_id, r.line_no)`;
  return moves
    .select(
      ["company_id", "voucher_id", "line_no", "date", "location_id", "move_kind"].map((name) => `r.${name}`),
    )
    .select(db.raw(`${buildInSql("r.quantity")} as in_quantity, ${buildInSql("r.value")} as in_value`))
    .select(db.raw(`${buildOutSql("r.quantity")} as out_quantity, ${buildOutSql("r.value")} as out_value`))
    .select(
      db.raw(
        `${buildRunningSumSql("r.quantity")} as quantity_so_far, ${buildRunningSumSql("r.value")} as value_so_far`,
      ),
    );
}

/** The balances before the range and at its end, from the rollups; always one row. */
function selectBalances(
  db: Knex,
  principal: Principal,
  { ItemID, FromDate, ToDate }: Asked,
): Knex.QueryBuilder {
  const range = { from: FromDate, to: ToDate };
  const figures = {
    opening_quantity: { sum: "r.quantity", over: ["opening"] },
    opening_value: { sum: "r.value", over: ["opening"] },
    quantity: { sum: "r.quantity", over: ["movement"] },
    value: { sum: "r.value", over: ["movement"] },
  } as const;
  const ofItem = (piece: Knex.QueryBuilder) => void piece.where("r.item_id", ItemID);
  const sums = buildRangeSums(db, principal, STOCK_ROLLUP, range, figures, ofItem);
  const balanceColumns = {
    OpeningQuantity: "s.opening_quantity",
    OpeningValue: "s.opening_value",
    ClosingQuantity: "s.opening_quantity + s.quantity",
    ClosingValue: "s.opening_value + s.value",
  };
  return db
    .from(sums.as("s"))
    .select(
      Object.entries(balanceColumns).map(([name, sql]) => db.raw(`COALESCE(SUM(${sql}), 0) as ??`, [name])),
    );
}

async function readBalances(
  db: Knex,
  principal: Principal,
  query: Asked,
): Promise<Figures<"itemLedger.report">> {
  const balanceRow: unknown = await selectBalances(db, principal, query).first();
  return balanceRow as Figures<"itemLedger.report">; // the selected columns
}

function isOpeningLeadingToClosing(
  sums: Record<`${"Opening" | "In" | "Out" | "Closing"}${"Quantity" | "Value"}`, string>,
) {
  const isLed = (what: "Quantity" | "Value", read: (sum: string) => bigint) => {
    const netMovement = read(sums[`In${what}`]) - read(sums[`Out${what}`]);
    return read(sums[`Opening${what}`]) + netMovement === read(sums[`Closing${what}`]);
  };
  return isLed("Quantity", quantity) && isLed("Value", paise);
}

function listAllPlaceIds(db: Knex, principal: Principal): Promise<number[]> {
  return ofCompany(db, principal, "stock_locations as l").pluck<number[]>("l.id");
}

/** For moves between locations, the sign decides what came in; for all others, the kind. */
function buildInSql(column: string): string {
  return `${ofOtherKinds([...OUT_OF_STOCK, ...BETWEEN_PLACES], column)} + ${ofKinds(BETWEEN_PLACES, `GREATEST(${column}, 0)`)}`;
}

function buildOutSql(column: string): string {
  return `${ofKinds(OUT_OF_STOCK, `-${column}`)} + ${ofKinds(BETWEEN_PLACES, `GREATEST(-${column}, 0)`)}`;
}

const BETWEEN_PLACES: readonly MoveKind[] = [...INTERNAL_MOVES];
const MOVE_WORDS = {
  OPENING: "Opening Stock",
  PURCHASE: "Purchase",
  PURCHASE_RETURN: "Purchase Return",
  SALE: "Sale",
  FREE: "Free",
  SALE_RETURN: "Sale Return",
  REPLACE_OUT: "Replacement",
  DAMAGE_OUT: "Damage",
  LOAD: "Van Load",
  UNLOAD: "Van Unload",
  TRANSFER: "Van to Van",
  CONSUME: "Ingredient",
  PRODUCE: "Production",
  ADJUST: "Adjustment",
} as const satisfies Record<MoveKind, string>;
const MOVE_TYPE = `CONCAT(CASE m.move_kind ${Object.entries(MOVE_WORDS)
  .map(([kind, word]) => `WHEN '${kind}' THEN '${word}'`)
  .join(" ")} ELSE m.move_kind END, CASE WHEN v.reverses_id IS NULL THEN '' ELSE ' Reversal' END)`;
const STOCK_VALUATION = { label: "Stock Valuation", operation: "stockValuation.report" } as const;
