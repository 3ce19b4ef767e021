import type { MasterServer } from "./master-server.ts";

const AUDIT = {
  CompanyID: 1,
  CreatedBy: 1,
  CreatedDate: "2026-04-01T04:30:00.000Z",
  ModifiedBy: null,
  ModifiedDate: null,
  DeletedBy: null,
  DeletedDate: null,
  IsDeleted: 0,
  Version: 1,
};

/** Three zones, one without an area. */
export const zoneServer: MasterServer = {
  master: {
    id: "ZoneId",
    rows: [
      zone(1, "Central Travancore", "Thiruvalla, Chengannur and Adoor"),
      zone(2, "Malanad", null),
      zone(3, "South Kerala", "Kollam and Thiruvananthapuram"),
    ],
    list: "/api/getZone",
    create: "/api/insertZone",
    update: "/api/updateZone",
    remove: "/api/deleteZone",
    words: {
      created: "Zone information submitted successfully!",
      updated: "Zone updated successfully!",
      deleted: "Zone deleted successfully!",
    },
    shown: (sent) => ({ ...AUDIT, ...sent }),
  },
};

function zone(ZoneId: number, ZoneName: string, Area: string | null) {
  return { ZoneId, ZoneName, Area, Country: "India", State: "Kerala", ...AUDIT };
}
