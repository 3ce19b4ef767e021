import type { MasterServer, StoryRecord } from "./master-server.ts";

/** Three routes, one that lies nowhere, and the places to choose from. */
export const routeServer: MasterServer = {
  master: {
    id: "RootId",
    rows: [
      route(1, "Adoor - Pandalam", "Adoor", "Pandalam", [32, 3, 9, 21]),
      route(2, "Kollam - Kundara", "Kollam", "Kundara", [32, 2, 5, 12]),
      route(3, "Sengottai - Tenkasi", "Sengottai", "Tenkasi", []),
    ],
    list: "/api/WebGetRouteMaster",
    create: "/api/InsertupdateRoute",
    update: "/api/InsertupdateRoute",
    remove: "/api/WebDeleteRouteMaster",
    words: {
      created: "Route created successfully",
      updated: "Route updated successfully",
      deleted: "Route deleted successfully",
    },
    shown: ({ PlaceName, ...sent }: StoryRecord) => ({ ...sent, routeplace: PlaceName }),
  },
  answers: {
    "/api/GetStates": {
      data: [
        { StateID: 32, StateName: "Kerala" },
        { StateID: 33, StateName: "Tamil Nadu" },
      ],
    },
    "/api/GetDistricts": {
      data: [
        { DistrictID: 2, DistrictName: "Kollam" },
        { DistrictID: 3, DistrictName: "Pathanamthitta" },
      ],
    },
    "/api/GetTaluks": {
      data: [
        { TalukID: 9, TalukName: "Adoor" },
        { TalukID: 5, TalukName: "Kollam" },
      ],
    },
    "/api/GetJunctions": {
      data: [
        { JunctionID: 21, JunctionName: "Adoor KSRTC" },
        { JunctionID: 12, JunctionName: "Chinnakada" },
      ],
    },
  },
};

function route(RootId: number, RootName: string, from: string, to: string, places: number[]) {
  const [State = null, District = null, Taluk = null, Junction = null] = places;
  const listed = (id: number | null) => (id === null ? [] : [id]);
  return {
    RootId,
    RootName,
    routeplace: from,
    FromPlace: from,
    ToPlace: to,
    StateID: listed(State),
    DistrictID: listed(District),
    TalukID: listed(Taluk),
    JunctionID: listed(Junction),
    State,
    District,
    Taluk,
    Junction,
    CreatedBy: 1,
    CreatedDate: "2026-04-01T04:30:00.000Z",
    Version: 1,
  };
}
