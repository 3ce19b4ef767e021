import type { Knex } from "knex";
import { joinOwn, ofCompany, ofUsers } from "../auth/scope.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problem } from "@vanbook/sdk/problem";
import { select } from "../db/select.ts";
import { buildNumberSql, buildWallTimeSql } from "./field-columns.ts";

const employees: Handler<"liveMap.employees"> = async ({ query, principal, db }) => {
  const sentPoints = ofCompany(db, principal, "locations as l").where("l.date", query.Date);
  const people = ofCompany(db, principal, "users as u")
    .whereIn("u.id", ofUsers(sentPoints, principal, "l.user_id").select("l.user_id"))
    .orderBy(["u.name", "u.id"]);
  return select<Schema<"LiveEmployee">>(people, { EmpID: "u.id", Name: "u.name" });
};

const listPoints: Handler<"liveMap.points"> = async ({ query, principal, db }) => {
  const sentPoints = ofCompany(db, principal, "locations as l").where("l.date", query.Date);
  if (query.UserID) void sentPoints.where("l.user_id", query.UserID);
  joinOwn(ofUsers(sentPoints, principal, "l.user_id"), "users as u", "u.id", "l.user_id");
  const foundPoints = await select<LiveLocation>(
    sentPoints.orderBy(["l.user_id", "l.at", "l.id"]).limit(MAX_POINTS + 1),
    buildPointColumns(db),
  );
  if (foundPoints.length > MAX_POINTS) throw problem("RESULT_TOO_LARGE");
  return foundPoints;
};

const lastPoints: Handler<"dashboard.locations"> = async ({ query, principal, db }) => {
  const people = ofCompany(db, principal, "users as u").where({ "u.is_active": 1, "u.is_deleted": 0 });
  ofUsers(people, principal, "u.id", query.activeUserId);
  const last = `l.id = (SELECT p.id FROM locations p WHERE p.company_id = u.company_id AND p.user_id = u.id
    ORDER BY p.at DESC, p.id DESC LIMIT 1)`;
  const lastLocations = people.join(
    "locations as l",
    (on) => void on.on("l.company_id", "u.company_id").andOn(db.raw(last)),
  );
  return select<LiveLocation>(lastLocations.orderBy(["u.name", "u.id"]), buildPointColumns(db));
};

const getMapTiles: Handler<"maps.tiles"> = ({ config: { mapTiles } }) =>
  Promise.resolve({
    tiles: mapTiles && { address: mapTiles.address, attribution: mapTiles.attribution },
  });

export const liveMap = {
  "liveMap.employees": employees,
  "liveMap.points": listPoints,
  "dashboard.locations": lastPoints,
  "maps.tiles": getMapTiles,
};

type LiveLocation = Schema<"LiveLocation">;

function buildPointColumns(db: Knex) {
  return {
    EmpLocID: "l.id",
    UserId: "l.user_id",
    Name: "u.name",
    Date: db.raw(buildWallTimeSql("l.at")),
    Place: "l.place",
    Latitude: db.raw(buildNumberSql("l.latitude")),
    Longitude: db.raw(buildNumberSql("l.longitude")),
    IsIntervalPoint: "l.is_interval_point",
  };
}

const MAX_POINTS = 100_000;
