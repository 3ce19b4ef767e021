import type { MasterCase } from "../master-case.ts";

export const zones: MasterCase = {
  name: "zones",
  table: "zones",
  id: "ZoneId",
  list: "/api/getZone",
  create: "/api/insertZone",
  update: "/api/updateZone",
  remove: "/api/deleteZone",
  record: async (_db, _companyId, nth) => ({
    ZoneName: `മലനാട് ${nth}`,
    Area: "Kottarakkara and Punalur",
    Country: "India",
    State: "Kerala",
  }),
  change: { Area: "Punalur and Thenmala", State: "Tamil Nadu" },
  unique: {
    field: "ZoneName",
    code: "ZONE_NAME_TAKEN",
    message: "Zone Name already exists. Please choose a different name.",
  },
  words: {
    created: "Zone information submitted successfully!",
    updated: "Zone updated successfully!",
    deleted: "Zone deleted successfully!",
  },
  invalid: [
    [{ ZoneName: "Malanad-1" }, "Zone Name can only contain letters, numbers, and spaces."],
    [{ ZoneName: " " }, "Zone Name is required."],
    [{ ZoneName: undefined }, "Zone Name is required."],
    [{ Country: "I".repeat(61) }, "Country must have at most 60 characters."],
    [{ Pincode: "6915061" }, "Pincode must be a valid 6-digit number."],
    [{ Phoneno: "47424500112" }, "Phoneno must be a valid 10-digit number."],
    [{ Mobileno: "98470 1234" }, "Mobileno must be a valid 10-digit number."],
  ],
};
