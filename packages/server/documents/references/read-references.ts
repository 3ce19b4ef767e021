import type { Knex } from "knex";
import type { Principal } from "../../contract/principal.ts";
import { problemOnField, type ProblemCode } from "@vanbook/sdk/problem";
import { NO_REFERENCES, listUnsettledParties, type EditedReferences } from "./deleted-references.ts";
import { isReference, createFinders, type Declarations, type ReferencedTable } from "./find-references.ts";
import { createFinder } from "./finder.ts";
import type { Found, Given, Reference, References, Rows } from "./reference-fields.ts";
import { readAccounts, readItems, readUsers, type AccountRow } from "./references.ts";
import { readLocations, type StockPlaces } from "./stock-places.ts";

interface Reading {
  trx: Knex;
  principal: Principal;
  edited?: EditedReferences;
}

interface OnDays {
  days: readonly string[];
}

/**
 * Reads the records that documents refer to in the declared fields, with one query per table for
 * all documents. Returns a function for each field, and `damaged`, which finds a branch's location
 * for damaged goods.
 */
export async function readReferences<Input extends object, const Declared extends References<Input>>(
  { trx, principal, edited = NO_REFERENCES }: Reading,
  inputs: readonly Input[],
  declarations: Declared,
): Promise<Found<Input, Declared> & Pick<StockPlaces, "damaged">> {
  const fields = collectNamedFields(inputs as readonly Given[], declarations as Declarations);
  const days = (inputs as readonly Given[]).flatMap(({ date }) => (typeof date === "string" ? date : []));
  const tables: Partial<Record<keyof Rows, Table>> = {};
  await Promise.all(
    (Object.keys(TABLE_READERS) as (keyof Rows)[]).map(async (to) => {
      const own = fields.filter(({ reference }) => reference.to === to);
      if (own.length > 0) tables[to] = await TABLE_READERS[to]({ trx, principal, edited, days }, own);
    }),
  );
  const finders = {
    ...createFinders<Input, Declared>(declarations, tables),
    damaged: tables.location?.damaged,
  };
  return finders as Awaited<ReturnType<typeof readReferences<Input, Declared>>>; // `damaged` is used only with locations
}

/** In the order in which the tables are read and locked. */
const TABLE_READERS: {
  readonly [To in keyof Rows]: (
    reading: Required<Reading> & OnDays,
    fields: readonly Named[],
  ) => Promise<Table>;
} = {
  async account({ trx, principal, edited }, fields) {
    const parties = collectIds(fields, ["unsettled"]);
    const allowedIds = new Set([...edited.accounts, ...collectIds(fields, [true])]);
    const [find, unsettledIds] = await Promise.all([
      readAccounts(trx, principal, collectIds(fields), new Set([...allowedIds, ...parties])),
      listUnsettledParties(trx, principal, parties),
    ]);
    const isLeft = ({ id, is_deleted: isDeleted }: AccountRow) =>
      isDeleted === 0 || allowedIds.has(id) || unsettledIds.has(id);
    return { find: (id, field, { groups }) => find(id, field, groups, isLeft) };
  },
  async item({ trx, principal, edited, days }, fields) {
    const allowedIds = new Set([...edited.items, ...collectIds(fields, [true])]);
    const find = await readItems(trx, principal.companyId, collectIds(fields), { days, allowed: allowedIds });
    return {
      find(id, field, { isGoods }) {
        const item = find(id, field);
        if (isGoods && item.isService) throw problemOnField("ITEM_KIND_WRONG", field);
        return item;
      },
    };
  },
  location: ({ trx, principal, edited }, fields) =>
    readLocations(
      trx,
      principal,
      collectIds(fields),
      collectIds(fields, [undefined]).filter((id) => !edited.locations.has(id)),
    ),
  async user({ trx, principal, edited }, fields) {
    const find = await readUsers(trx, principal, collectIds(fields), edited.users);
    return { find, none: (field) => find(undefined, field) };
  },
  series: makeTableReader("invoice_series", "SERIES_UNKNOWN", (rows) =>
    rows
      .where("is_deleted", 0)
      .forShare()
      .select({ series: "series", invType: "inv_type", yearId: "year_id" }),
  ),
  trip: makeTableReader("trips", "TRIP_UNKNOWN", (rows) => rows.select("user_id")),
  route: makeTableReader("routes", "ROUTE_UNKNOWN", (rows) => rows.where("is_deleted", 0)),
  vehicle: makeTableReader("vehicles", "VEHICLE_UNKNOWN", (rows) => rows.where("is_deleted", 0)),
};

function makeTableReader(
  table: string,
  code: ProblemCode,
  narrow: (records: Knex.QueryBuilder) => Knex.QueryBuilder,
): (typeof TABLE_READERS)[keyof Rows] {
  return async ({ trx, principal: { companyId } }, fields) => {
    const records = trx(table).where("company_id", companyId).whereIn("id", collectIds(fields)).select("id");
    const rows: { id: number }[] = collectIds(fields).length === 0 ? [] : await narrow(records);
    return { find: createFinder(rows, code) };
  };
}

function collectNamedFields(inputs: readonly Given[], declarations: Declarations): Named[] {
  return Object.entries(declarations).flatMap(([field, reference]) => {
    const values = inputs.flatMap((input) => input[field] ?? []);
    return isReference(reference)
      ? { reference, ids: values as number[] }
      : collectNamedFields(values as Given[], reference);
  });
}

function collectIds(fields: readonly Named[], ways?: readonly Reference["evenDeleted"][]): number[] {
  const wantedFields = fields.filter(({ reference }) => !ways || ways.includes(reference.evenDeleted));
  return [...new Set(wantedFields.flatMap(({ ids }) => ids))];
}

type Table = ReferencedTable & { damaged?: StockPlaces["damaged"] };

interface Named {
  reference: Reference<Given>;
  ids: readonly number[];
}
