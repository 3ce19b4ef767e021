import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { joinOwn, ofAccounts, ofCompany, ofUsableCustomers } from "../auth/scope.ts";
import type { Handler } from "../contract/handler.ts";
import { type Principal, SALESMAN_ROLE } from "../contract/principal.ts";
import { mapInSlices } from "../contract/slices.ts";
import {
  isUnknownUnitCode,
  listDeliveryFacts,
  listPartyFacts,
  listItemFacts,
  listPlaceFacts,
  PARTY_GROUPS,
  type DeliveryPlace,
  type PartyOfGroup,
  type ItemOfUnit,
  type PlacedMaster,
  type UnknownFact,
} from "./unknown-fact.ts";

const list: Handler<"unknownFacts.list"> = ({ principal, db }) =>
  readUnknownFacts(db, principal.companyId, principal);

export const unknownFacts = { "unknownFacts.list": list };

/** Those of masters that `viewer` may name in documents; without one, those of the whole company. */
export async function readUnknownFacts(
  db: Knex,
  companyId: number,
  viewer?: Principal,
): Promise<UnknownFact[]> {
  const parties = await readParties(db, companyId, viewer);
  const places = await readDeliveryPlaces(db, companyId, viewer);
  return [
    ...(viewer?.role === SALESMAN_ROLE ? [] : await readOwnFacts(db, companyId)),
    ...(await mapInSlices(parties, countValues, listPartyFacts)).flat(),
    ...(await mapInSlices(places, countValues, listDeliveryFacts)).flat(),
    ...(await readItemsOfUnknownUnits(db, companyId)).flatMap(listItemFacts),
  ];
}

async function readOwnFacts(db: Knex, companyId: number): Promise<UnknownFact[]> {
  const companies: PlacedMaster[] = await ofCompany(db, { companyId }, "companies as c").select(
    "c.company_id as id",
    "c.name",
    "c.state",
    "c.gstin",
  );
  const branches: PlacedMaster[] = await ofCompany(db, { companyId }, "branches as b")
    .where("b.is_deleted", 0)
    .orderBy(["b.name", "b.id"])
    .select("b.id", "b.name", "b.state");
  return [
    ...companies.flatMap((row) => listPlaceFacts("company", row)),
    ...branches.flatMap((row) => listPlaceFacts("branch", row)),
  ];
}

/** Customers and suppliers, but for those with a State's code and no GSTIN: they are understood. */
async function readParties(
  db: Knex,
  companyId: number,
  viewer: Principal | undefined,
): Promise<PartyOfGroup[]> {
  const accounts = ofCompany(db, { companyId }, "accounts as a")
    .where("a.is_deleted", 0)
    .whereIn("a.group_id", [...PARTY_GROUPS])
    .where(
      (doubtful) =>
        void doubtful
          .where((place) => void place.whereNull("a.state_code").where(isGiven(["a.state", "a.country"])))
          .orWhere(isGiven(["a.gstin"])),
    )
    .orderBy(["a.name", "a.id"])
    .select("a.id", "a.name", "a.group_id", "a.state", "a.gstin", "a.country");
  const parties: PartyOfGroup[] = await narrowToViewer(accounts, db, viewer);
  return parties;
}

/** Delivery addresses of customers, but for those with a State's code and no GSTIN. */
async function readDeliveryPlaces(
  db: Knex,
  companyId: number,
  viewer: Principal | undefined,
): Promise<DeliveryPlace[]> {
  const customers = ofCompany(db, { companyId }, "accounts as a")
    .where({ "a.is_deleted": 0, "a.group_id": ACCOUNT_GROUP.debtors, "d.is_deleted": 0 })
    .where(
      (doubtful) =>
        void doubtful
          .where((place) => void place.whereNull("d.state_code").where(isGiven(["d.state"])))
          .orWhere(isGiven(["d.gstin"])),
    )
    .orderBy(["a.name", "a.id", "d.id"])
    .select({ accountId: "a.id", customer: "a.name", id: "d.id", name: "d.name" }, "d.state", "d.gstin");
  joinOwn(customers, "delivery_addresses as d", "d.account_id", "a.id");
  const places: DeliveryPlace[] = await narrowToViewer(customers, db, viewer);
  return places;
}

/** Salesmen see the customers whom their documents may name, managers those of their staff. */
function narrowToViewer(accounts: Knex.QueryBuilder, db: Knex, viewer: Principal | undefined) {
  if (!viewer) return accounts;
  return viewer.role === SALESMAN_ROLE
    ? ofUsableCustomers(accounts.where("a.group_id", ACCOUNT_GROUP.debtors), db, viewer, "a")
    : ofAccounts(accounts, viewer, "a");
}

function isGiven(columns: readonly string[]) {
  return (query: Knex.QueryBuilder) => {
    for (const column of columns) void query.orWhereNot(column, "");
  };
}

async function readItemsOfUnknownUnits(db: Knex, companyId: number): Promise<ItemOfUnit[]> {
  const units: { id: number; uqc: string }[] = await ofCompany(db, { companyId }, "units as u").select(
    "u.id",
    "u.uqc",
  );
  const unknownUnits = units.filter(({ uqc }) => isUnknownUnitCode(uqc)).map(({ id }) => id);
  if (unknownUnits.length === 0) return [];
  const items = ofCompany(db, { companyId }, "items as i")
    // A service has no quantity in GST returns.
    .where({ "i.is_deleted": 0, "i.is_service": 0 })
    .whereIn("i.unit_id", unknownUnits)
    .orderBy(["i.name", "i.id"]);
  return joinOwn(items, "units as u", "u.id", "i.unit_id").select("i.id", "i.name", "u.uqc");
}

/** A State and a GSTIN, each of which takes as long as twenty values of JSON. */
function countValues(): number {
  return 40;
}
