import type { Query, Schema } from "../contract/contract.ts";
import { lookUp } from "./look-up.ts";

/** Look-ups for a route's place: each level lists the places in the one above. */
export const places = {
  "places.states": asData(
    lookUp<Schema<"PlaceState">>({
      table: "states",
      columns: { StateID: "id", StateName: "name" },
      where: {},
    }),
  ),
  "places.districts": asData(
    lookUp<Schema<"PlaceDistrict">, Query<"places.districts">>({
      table: "districts",
      columns: { DistrictID: "id", DistrictName: "name" },
      where: ({ StateID }) => ({ state_id: StateID }),
    }),
  ),
  "places.taluks": asData(
    lookUp<Schema<"PlaceTaluk">, Query<"places.taluks">>({
      table: "taluks",
      columns: { TalukID: "id", TalukName: "name" },
      where: ({ DistrictID }) => ({ district_id: DistrictID }),
    }),
  ),
  "places.junctions": asData(
    lookUp<Schema<"PlaceJunction">, Query<"places.junctions">>({
      table: "junctions",
      columns: { JunctionID: "id", JunctionName: "name" },
      where: ({ TalukID }) => ({ taluk_id: TalukID }),
    }),
  ),
};

function asData<Call, Place>(read: (call: Call) => Promise<Place[]>) {
  return async (call: Call) => ({ data: await read(call) });
}
