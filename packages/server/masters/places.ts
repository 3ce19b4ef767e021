import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { ofCompany } from "../auth/scope.ts";
import { select } from "../db/select.ts";

const states: Handler<"places.states"> = async ({ principal, db }) => ({
  data: await select<Schema<"PlaceState">>(ofCompany(db, principal, "states").orderBy(["name", "id"]), {
    StateID: "id",
    StateName: "name",
  }),
});

const districts: Handler<"places.districts"> = async ({ query, principal, db }) => ({
  data: await select<Schema<"PlaceDistrict">>(
    ofCompany(db, principal, "districts").where("state_id", query.StateID).orderBy(["name", "id"]),
    { DistrictID: "id", DistrictName: "name" },
  ),
});

const taluks: Handler<"places.taluks"> = async ({ query, principal, db }) => ({
  data: await select<Schema<"PlaceTaluk">>(
    ofCompany(db, principal, "taluks").where("district_id", query.DistrictID).orderBy(["name", "id"]),
    { TalukID: "id", TalukName: "name" },
  ),
});

const junctions: Handler<"places.junctions"> = async ({ query, principal, db }) => ({
  data: await select<Schema<"PlaceJunction">>(
    ofCompany(db, principal, "junctions").where("taluk_id", query.TalukID).orderBy(["name", "id"]),
    { JunctionID: "id", JunctionName: "name" },
  ),
});

/** Look-ups for a route's place: each level lists the places in the one above. */
export const places = {
  "places.states": states,
  "places.districts": districts,
  "places.taluks": taluks,
  "places.junctions": junctions,
};
