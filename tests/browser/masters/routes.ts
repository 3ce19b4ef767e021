import { choose, countOf, fillFields, type MasterScreen } from "./master-screen.ts";

export const routeScreen: MasterScreen = {
  title: "Route Master",
  path: "/TabBeatMaster?tab=route",
  list: "/api/WebGetRouteMaster",
  writes: ["/api/InsertupdateRoute", "/api/WebDeleteRouteMaster"],
  table: "routes",
  fill: async (page, name) => {
    await fillFields(page, {
      "Route Name": name,
      "Place Name": "Adoor",
      "From Place": "Adoor",
      "To Place": "Pandalam",
    });
    await choose(page, "State", "Kerala");
    await choose(page, "District", "Pathanamthitta");
  },
  change: { label: "To Place", to: "Kulanada" },
  column: "to_place",
  count: (db) => countOf(db, "routes"),
  required: [
    "Route Name is required.",
    "Place Name is required.",
    "From Place is required.",
    "To Place is required.",
  ],
  invalid: [
    { label: "Route Name", typed: "R".repeat(101), message: "Route Name must have at most 100 characters." },
  ],
  words: {
    created: "Route created successfully",
    updated: "Route updated successfully",
    deleted: "Route deleted successfully",
    question: "Are you sure you want to delete this route?",
    failedList: "Failed to fetch route data",
    failedCreate: "Operation failed",
    empty: "No routes available",
    noMatch: "No matching routes found",
  },
  salesman: "refused",
};
