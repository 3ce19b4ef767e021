import * as say from "@vanbook/sdk/messages";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "../auth/scope.ts";
import { createMasterTable, type MasterWrite } from "../master/master.ts";

type Route = Schema<"Route">;
type RouteInput = Schema<"RouteInput">;
type PlaceIds = "StateID" | "DistrictID" | "TalukID" | "JunctionID";

const route = createMasterTable<Omit<Route, PlaceIds>, RouteInput>({
  name: "routes",
  table: "routes",
  id: "RootId",
  columns: {
    RootId: "id",
    RootName: "name",
    routeplace: "place",
    FromPlace: "from_place",
    ToPlace: "to_place",
    State: "state_id",
    District: "district_id",
    Taluk: "taluk_id",
    Junction: "junction_id",
    CreatedBy: "created_by",
    CreatedDate: "created_at",
    Version: "version",
  },
  stored: ["RootName", "FromPlace", "ToPlace"],
  sentAs: { PlaceName: "place" },
  usedBy: [
    { table: "accounts", column: "route_id", words: "customers", where: { is_deleted: 0 } },
    { table: "beat_plans", column: "route_id", words: "beat plans", where: { is_deleted: 0 } },
  ],
  words: {
    created: "Route created successfully",
    updated: "Route updated successfully",
    deleted: "Route deleted successfully",
  },
  prepare: placeOf,
});

const list: Handler<"routes.list"> = async (call) =>
  (await route.list(call)).map((row) => ({
    ...row,
    StateID: toList(row.State),
    DistrictID: toList(row.District),
    TalukID: toList(row.Taluk),
    JunctionID: toList(row.Junction),
  }));

export const routeMaster = {
  "routes.list": list,
  "routes.save": route.save,
  "routes.delete": route.remove,
};

/** Each level must exist and be in the one above. */
async function placeOf({ trx, body, principal, before }: MasterWrite<RouteInput>) {
  const place: Record<string, number | null> = {};
  let above: (typeof PLACE_LEVELS)[number] | undefined;
  for (const level of PLACE_LEVELS) {
    const { field, column, table } = level;
    const sentId = body[field];
    // An omitted field does not change; 0 means none.
    const id = sentId === undefined ? Number(before?.[column] ?? 0) : (sentId ?? 0);
    const lies = above && { [above.column]: place[above.column] ?? 0 };
    const isThere =
      id === 0 ||
      (await ofCompany(trx, principal, table)
        .where({ id, ...lies })
        .first("id"));
    if (!isThere) {
      const message = above
        ? say.notWithin({ place: field, above: above.field })
        : say.notThere({ what: field });
      throw problemOnField("PLACE_UNKNOWN", field, message);
    }
    place[column] = id || null;
    above = level;
  }
  return place;
}

/** The documented form: a list whose first positive value is used. */
function toList(id: number | null): number[] {
  return id === null ? [] : [id];
}

const PLACE_LEVELS = [
  { field: "State", column: "state_id", table: "states" },
  { field: "District", column: "district_id", table: "districts" },
  { field: "Taluk", column: "taluk_id", table: "taluks" },
  { field: "Junction", column: "junction_id", table: "junctions" },
] as const;
