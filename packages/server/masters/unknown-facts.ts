import type { Knex } from "knex";
import { ACCOUNT_GROUP } from "@vanbook/sdk/books";
import { isUnitCode } from "@vanbook/sdk/rules";
import { joinOwn, ofAccounts, ofCompany, ofUsableCustomers } from "../auth/scope.ts";
import type { Handler } from "../contract/handler.ts";
import { type Principal, SALESMAN_ROLE } from "../contract/principal.ts";
import { mapInSlices } from "../contract/slices.ts";
import { readTurnovers } from "../books/years/turnovers.ts";
import { getToday } from "../clock.ts";
import { findHsnDoubt, type HsnTerms } from "./hsn-doubt.ts";
import { readHsnTerms } from "./hsn-terms.ts";
import {
  listDeliveryFacts,
  listHsnFacts,
  listPartyFacts,
  listItemFacts,
  listPlaceFacts,
  listTurnoverFacts,
  PARTY_GROUPS,
  type DeliveryPlace,
  type PartyOfGroup,
  type ItemCodes,
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
  const terms = await readHsnTerms(db, companyId);
  const usedCodes = await readUsedCodes(db, companyId);
  const items = await readDoubtfulItems(db, companyId, usedCodes, terms);
  return [
    ...(viewer?.role === SALESMAN_ROLE
      ? []
      : [
          ...(await readOwnFacts(db, companyId)),
          ...(await readUnusedCodes(db, companyId, usedCodes, terms)),
        ]),
    ...(await mapInSlices(parties, countValues, listPartyFacts)).flat(),
    ...(await mapInSlices(places, countValues, listDeliveryFacts)).flat(),
    ...(await mapInSlices(items, countValues, (item) => listItemFacts(item, terms))).flat(),
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
  const turnovers = await readTurnovers(db, companyId);
  return [
    ...companies.flatMap((row) => [
      ...listPlaceFacts("company", row),
      ...listTurnoverFacts(row, turnovers, getToday()),
    ]),
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

/** The different HSN codes of items, so that each is looked up once. */
async function readUsedCodes(db: Knex, companyId: number): Promise<string[]> {
  const codes: string[] = await ofCompany(db, { companyId }, "items as i")
    .where("i.is_deleted", 0)
    .whereNot("i.hsn_code", "")
    .distinct()
    .pluck("i.hsn_code");
  return codes;
}

/** Codes of the master that no item has. A short one is offered still, but no item can take it. */
async function readUnusedCodes(
  db: Knex,
  companyId: number,
  usedCodes: readonly string[],
  terms: HsnTerms,
): Promise<UnknownFact[]> {
  const codes: { id: number; code: string }[] = await ofCompany(db, { companyId }, "hsn_codes as h")
    .where("h.is_deleted", 0)
    .whereNotIn("h.code", usedCodes)
    .orderBy(["h.code", "h.id"])
    .select("h.id", "h.code");
  const anyDigits = { ...terms, digits: 0 };
  return codes.flatMap(({ id, code }) => listHsnFacts("hsnCode", { id, name: code, code }, anyDigits));
}

async function readDoubtfulItems(
  db: Knex,
  companyId: number,
  usedCodes: readonly string[],
  terms: HsnTerms,
): Promise<ItemCodes[]> {
  const units: { id: number; uqc: string }[] = await ofCompany(db, { companyId }, "units as u").select(
    "u.id",
    "u.uqc",
  );
  const unknownUnits = units.filter(({ uqc }) => !isUnitCode(uqc)).map(({ id }) => id);
  const doubtfulCodes = usedCodes.filter((code) => findHsnDoubt(code, terms) !== undefined);
  if (unknownUnits.length + doubtfulCodes.length === 0) return [];
  const items = ofCompany(db, { companyId }, "items as i")
    .where("i.is_deleted", 0)
    .where(
      (doubtful) =>
        void doubtful
          .whereIn("i.unit_id", unknownUnits)
          .orWhereIn("i.larger_unit_id", unknownUnits)
          .orWhereIn("i.hsn_code", doubtfulCodes),
    )
    .orderBy(["i.name", "i.id"]);
  joinOwn(items, "units as u", "u.id", "i.unit_id");
  void items.leftJoin("units as l", (on) =>
    on.on("l.company_id", "i.company_id").andOn("l.id", "i.larger_unit_id"),
  );
  return items.select("i.id", "i.name", "i.is_service", "i.hsn_code", "u.uqc", { larger_uqc: "l.uqc" });
}

/** A State and a GSTIN, or an HSN code, which take as long as twenty values of JSON each. */
function countValues(): number {
  return 40;
}
