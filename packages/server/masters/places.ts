import type { Query, Schema } from "../contract/contract.ts";
import { lookUp } from "./look-up.ts";

export const places = {
  "places.states": wrapInData(
    lookUp<Schema<"PlaceState">>({
      table: "states",
      columns: { StateID: "id", StateName: "name" },
      where: {},
    }),
  ),
  "places.districts": wrapInData(
    lookUp<Schema<"PlaceDistrict">, Query<"places.districts">>({
      table: "districts",
      columns: { DistrictID: "id", DistrictName: "name" },
      where: ({ StateID }) => ({ state_id: StateID }),
    }),
  ),
  "places.taluks": wrapInData(
    lookUp<Schema<"PlaceTaluk">, Query<"places.taluks">>({
      table: "taluks",
      columns: { TalukID: "id", TalukName: "name" },
      where: ({ DistrictID }) => ({ district_id: DistrictID }),
    }),
  ),
  "places.junctions": wrapInData(
    lookUp<Schema<"PlaceJunction">, Query<"places.junctions">>({
      table: "junctions",
      columns: { JunctionID: "id", JunctionName: "name" },
      where: ({ TalukID }) => ({ taluk_id: TalukID }),
    }),
  ),
};

function wrapInData<Call, Place>(read: (call: Call) => Promise<Place[]>) {
  return async (call: Call) => ({ data: await read(call) });
}
