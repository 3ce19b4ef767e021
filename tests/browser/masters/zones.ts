import { countOf, fillFields, type MasterScreen } from "./master-screen.ts";

export const zoneScreen: MasterScreen = {
  title: "Zone Master",
  path: "/TabMasters?tab=zone",
  list: "/api/getZone",
  writes: ["/api/insertZone", "/api/updateZone", "/api/deleteZone"],
  table: "zones",
  fill: (page, name) =>
    fillFields(page, { "Zone Name": name, Area: "Punalur", Country: "India", State: "Kerala" }),
  change: { label: "Area", to: "Punalur and Anchal" },
  column: "area",
  count: (db) => countOf(db, "zones"),
  required: ["Zone Name is required."],
  invalid: [
    {
      label: "Zone Name",
      typed: "Malanad & Kuttanad",
      message: "Zone Name can only contain letters, numbers, and spaces.",
    },
    { label: "Country", typed: "I".repeat(61), message: "Country must have at most 60 characters." },
  ],
  words: {
    created: "Zone information submitted successfully!",
    updated: "Zone updated successfully!",
    deleted: "Zone deleted successfully!",
    question: "Are you sure you want to delete this zone?",
    failedList: "Failed to fetch Zone",
    failedCreate: "Failed to submit Zone information. Please try again.",
    empty: "No zone records found.",
    noMatch: "No matching zone found",
  },
  salesman: "refused",
};
