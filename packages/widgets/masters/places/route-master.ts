import { RouteInput } from "@vanbook/sdk/rules";
import { ROUTE_LIST_HEIGHT } from "../../../sdk/format/documented-numbers.ts";
import { lookUp } from "../../form/look-up.ts";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the routes on which customers are visited. A route belongs to a branch.
 * @widget Masters
 */
export const routeMaster = declareMaster({
  operations: { list: "routes.list", update: "routes.save", remove: "routes.delete" },
  title: "Route Master",
  record: { id: "RootId", name: "RootName", noun: "route" },
  rules: RouteInput,
  fields: [
    { field: "RootName" },
    { field: "PlaceName", read: ({ routeplace }) => routeplace },
    { field: "FromPlace" },
    { field: "ToPlace" },
    {
      field: "State",
      kind: "lookup",
      from: lookUp("places.states", "StateID", "StateName", undefined, "Failed to fetch states"),
      changes: () => ({ District: null, Taluk: null, Junction: null }),
    },
    {
      field: "District",
      kind: "lookup",
      from: lookUp(
        "places.districts",
        "DistrictID",
        "DistrictName",
        ({ State }) => (State ? { StateID: Number(State) } : undefined),
        "Failed to fetch districts",
      ),
      changes: () => ({ Taluk: null, Junction: null }),
    },
    {
      field: "Taluk",
      kind: "lookup",
      from: lookUp(
        "places.taluks",
        "TalukID",
        "TalukName",
        ({ District }) => (District ? { DistrictID: Number(District) } : undefined),
        "Failed to fetch taluks",
      ),
      changes: () => ({ Junction: null }),
    },
    {
      field: "Junction",
      kind: "lookup",
      from: lookUp(
        "places.junctions",
        "JunctionID",
        "JunctionName",
        ({ Taluk }) => (Taluk ? { TalukID: Number(Taluk) } : undefined),
        "Failed to fetch junctions",
      ),
    },
  ],
  list: {
    columns: [
      { field: "RootName" },
      { field: "routeplace", label: "Place Name" },
      { field: "FromPlace" },
      { field: "ToPlace" },
    ],
    search: ["RootName", "routeplace", "FromPlace", "ToPlace"],
    height: ROUTE_LIST_HEIGHT,
  },
  words: {
    empty: "No routes available",
    noMatch: "No matching routes found",
    failedList: "Failed to fetch route data",
    failedCreate: "Operation failed",
    failedUpdate: "Operation failed",
    failedDelete: "Failed to delete route",
  },
});
