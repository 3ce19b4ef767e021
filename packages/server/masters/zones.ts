import type { Schema } from "../contract/contract.ts";
import { AUDIT_COLUMNS, createMasterTable } from "../master/master.ts";

const zone = createMasterTable<Schema<"Zone">, Schema<"ZoneInput">>({
  name: "zones",
  table: "zones",
  id: "ZoneId",
  columns: {
    ZoneId: "id",
    ZoneName: "name",
    Area: "area",
    Country: "country",
    State: "state",
    ...AUDIT_COLUMNS,
  },
  stored: ["ZoneName", "Area", "Country", "State"],
  unique: { field: "ZoneName", code: "ZONE_NAME_TAKEN", message: "Zone Name already exists." },
  usedBy: [{ table: "users", column: "zone_id", words: "users", where: { is_deleted: 0 } }],
  words: {
    created: "Zone information submitted successfully!",
    updated: "Zone updated successfully!",
    deleted: "Zone deleted successfully!",
  },
});

export const zones = {
  "zones.list": zone.list,
  "zones.create": zone.create,
  "zones.update": zone.update,
  "zones.delete": zone.remove,
};
