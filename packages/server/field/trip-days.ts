import type { Knex } from "knex";
import { joinOwn, ofCompany, ofUsers } from "../auth/scope.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { select } from "../db/select.ts";
import {
  ADDRESS_SQL,
  buildNumberSql,
  IS_NEW_CUSTOMER,
  ORDER_WAS_PLACED,
  buildWallTimeSql,
} from "./field-columns.ts";

const map: Handler<"trips.map"> = async ({ query, principal, db }) => {
  const visits = selectVisits(db, principal, query.UserId, query.Date);
  joinOwn(visits, "accounts as c", "c.id", "v.customer_id");
  return select<Schema<"TripMapPoint">>(visits.orderByRaw(IN_ORDER_OF_DAY), {
    SLNo: db.raw(`ROW_NUMBER() OVER (ORDER BY ${IN_ORDER_OF_DAY})`),
    AccountName: "c.name",
    Address: db.raw(ADDRESS_SQL),
    EmpLatitude: db.raw(buildNumberSql("v.latitude")),
    EmpLongitude: db.raw(buildNumberSql("v.longitude")),
    CustLatitude: db.raw(buildNumberSql("c.latitude")),
    CustLongitude: db.raw(buildNumberSql("c.longitude")),
  });
};

const countTripVisits: Handler<"trips.counts"> = ({ query, principal, db }) => {
  const visits = selectVisits(db, principal, query.UserID, query.Date);
  return select<Schema<"TripCounts">>(visits, {
    TotalVisit: db.raw("COUNT(*)"),
    PlaceOrder: db.raw(`COUNT(CASE WHEN ${ORDER_WAS_PLACED} THEN 1 END)`),
    NewCustomers: db.raw(`COUNT(CASE WHEN ${IS_NEW_CUSTOMER} THEN 1 END)`),
  });
};

/** For a day with several trips: where the first began and the last ended. */
const readOdometer: Handler<"trips.odometer"> = async ({ query, principal, db }) => {
  const trips = ofCompany(db, principal, "trips as t").where({
    "t.user_id": query.UserId,
    "t.date": query.Date,
  });
  const read = await select<Reading>(
    ofUsers(trips, principal, "t.user_id").orderBy(["t.started_at", "t.id"]),
    {
      id: "t.id",
      StartingKm: "t.starting_km",
      EndingKm: "t.ending_km",
      StartingDate: db.raw(buildWallTimeSql("t.started_at")),
      EndingDate: db.raw(buildWallTimeSql("t.ended_at")),
    },
  );
  const [first, last] = [read[0], read.at(-1)];
  if (!first || !last) return [];
  const [StartingPic, EndingPic] = await Promise.all([
    findTripPhoto(db, principal, first.id, "start"),
    findTripPhoto(db, principal, last.id, "end"),
  ]);
  const { StartingKm, StartingDate } = first;
  const { EndingKm, EndingDate } = last;
  return [{ StartingKm, EndingKm, StartingDate, EndingDate, StartingPic, EndingPic }];
};

export const tripDays = { "trips.map": map, "trips.counts": countTripVisits, "trips.odometer": readOdometer };

type Reading = Omit<Schema<"TripOdometer">, "StartingPic" | "EndingPic"> & { id: number };

function selectVisits(db: Knex, principal: Principal, userId: number, date: string) {
  const visits = ofCompany(db, principal, "visits as v").where({ "v.user_id": userId, "v.date": date });
  return ofUsers(visits, principal, "v.user_id");
}

async function findTripPhoto(db: Knex, principal: Principal, tripId: number, moment: "start" | "end") {
  const photo: { image: Buffer } | undefined = await ofCompany(db, principal, "trip_photos as p")
    .where({ "p.trip_id": tripId, "p.moment": moment })
    .first("p.image");
  return photo ? photo.image.toString("base64") : null;
}

const IN_ORDER_OF_DAY = "v.at, v.id";
