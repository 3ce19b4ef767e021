import type { Knex } from "knex";
import type { Principal } from "../../contract/principal.ts";
import { refused, type ProblemCode } from "@vanbook/sdk/problem";
import { NO_REFERENCES, unsettledParties, type EditedReferences } from "./deleted-references.ts";
import { isReference, referencesIn, type Declarations, type ReferencedTable } from "./find-references.ts";
import { finder } from "./finder.ts";
import type { Found, Given, Reference, References, Rows } from "./reference-fields.ts";
import { readAccounts, readItems, readUsers, type AccountRow } from "./references.ts";
import { readLocations, type StockPlaces } from "./stock-places.ts";

/** The principal whose documents refer to records; `edited` has the references that an edited document may keep. */
interface Reading {
  trx: Knex;
  principal: Principal;
  edited?: EditedReferences;
}

/** The dates of the documents. */
interface OnDays {
  days: readonly string[];
}

/**
 * Reads the records that documents refer to in the declared fields, with one query per table for all documents.
 * Returns a function for each field, and `damaged`, which finds a branch's location for damaged goods.
 */
export async function readReferences<Input extends object, const Declared extends References<Input>>(
  { trx, principal, edited = NO_REFERENCES }: Reading,
  inputs: readonly Input[],
  declared: Declared,
): Promise<Found<Input, Declared> & Pick<StockPlaces, "damaged">> {
  const fields = namedBy(inputs as readonly Given[], declared as Declarations);
  const days = (inputs as readonly Given[]).flatMap(({ date }) => (typeof date === "string" ? date : []));
  const tables: Partial<Record<keyof Rows, Table>> = {};
  await Promise.all(
    (Object.keys(TABLES) as (keyof Rows)[]).map(async (to) => {
      const own = fields.filter(({ reference }) => reference.to === to);
      if (own.length > 0) tables[to] = await TABLES[to]({ trx, principal, edited, days }, own);
    }),
  );
  const found = { ...referencesIn<Input, Declared>(declared, tables), damaged: tables.location?.damaged };
  return found as Awaited<ReturnType<typeof readReferences<Input, Declared>>>; // `damaged` is used only with locations
}

/** The tables, in the order in which they are read and locked. */
const TABLES: {
  readonly [To in keyof Rows]: (
    reading: Required<Reading> & OnDays,
    fields: readonly Named[],
  ) => Promise<Table>;
} = {
  async account({ trx, principal, edited }, fields) {
    const parties = idsOf(fields, ["unsettled"]);
    const allowed = new Set([...edited.accounts, ...idsOf(fields, [true])]);
    const [find, unsettled] = await Promise.all([
      readAccounts(trx, principal, idsOf(fields), new Set([...allowed, ...parties])),
      unsettledParties(trx, principal, parties),
    ]);
    const isLeft = ({ id, is_deleted: isDeleted }: AccountRow) =>
      isDeleted === 0 || allowed.has(id) || unsettled.has(id);
    return { find: (id, field, { groups }) => find(id, field, groups, isLeft) };
  },
  async item({ trx, principal, edited, days }, fields) {
    const allowed = new Set([...edited.items, ...idsOf(fields, [true])]);
    const find = await readItems(trx, principal.companyId, idsOf(fields), { days, allowed });
    return {
      find(id, field, { isGoods }) {
        const item = find(id, field);
        if (isGoods && item.isService) throw refused("ITEM_KIND_WRONG", field);
        return item;
      },
    };
  },
  location: ({ trx, principal, edited }, fields) =>
    readLocations(
      trx,
      principal,
      idsOf(fields),
      idsOf(fields, [undefined]).filter((id) => !edited.locations.has(id)),
    ),
  async user({ trx, principal, edited }, fields) {
    const find = await readUsers(trx, principal, idsOf(fields), edited.users);
    return { find, none: (field) => find(undefined, field) };
  },
  series: named("invoice_series", "SERIES_UNKNOWN", (rows) =>
    rows
      .where("is_deleted", 0)
      .forShare()
      .select({ series: "series", invType: "inv_type", yearId: "year_id" }),
  ),
  trip: named("trips", "TRIP_UNKNOWN", (rows) => rows.select("user_id")),
  route: named("routes", "ROUTE_UNKNOWN", (rows) => rows.where("is_deleted", 0)),
  vehicle: named("vehicles", "VEHICLE_UNKNOWN", (rows) => rows.where("is_deleted", 0)),
};

/** Reads the records of a table; `narrow` limits them to those that may be used, and selects more columns. */
function named(
  table: string,
  code: ProblemCode,
  narrow: (records: Knex.QueryBuilder) => Knex.QueryBuilder,
): (typeof TABLES)[keyof Rows] {
  return async ({ trx, principal: { companyId } }, fields) => {
    const records = trx(table).where("company_id", companyId).whereIn("id", idsOf(fields)).select("id");
    const rows: { id: number }[] = idsOf(fields).length === 0 ? [] : await narrow(records);
    return { find: finder(rows, code) };
  };
}

/** The references of the declared fields and line fields, with the ids that the documents have in them. */
function namedBy(inputs: readonly Given[], declared: Declarations): Named[] {
  return Object.entries(declared).flatMap(([field, reference]) => {
    const values = inputs.flatMap((input) => input[field] ?? []);
    return isReference(reference)
      ? { reference, ids: values as number[] }
      : namedBy(values as Given[], reference);
  });
}

/** The ids in the fields; with `ways`, only in fields that accept deleted records in one of these ways. */
function idsOf(fields: readonly Named[], ways?: readonly Reference["evenDeleted"][]): number[] {
  const wanted = fields.filter(({ reference }) => !ways || ways.includes(reference.evenDeleted));
  return [...new Set(wanted.flatMap(({ ids }) => ids))];
}

/** Also finds the locations for damaged goods. */
type Table = ReferencedTable & { damaged?: StockPlaces["damaged"] };

/** A declared field, with the ids that the documents have in it. */
interface Named {
  reference: Reference<Given>;
  ids: readonly number[];
}
