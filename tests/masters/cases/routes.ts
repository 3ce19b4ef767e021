import type { MasterCase } from "../master-case.ts";

export const routes: MasterCase = {
  name: "routes",
  table: "routes",
  id: "RootId",
  list: "/api/WebGetRouteMaster",
  create: "/api/InsertupdateRoute",
  update: "/api/InsertupdateRoute",
  remove: "/api/WebDeleteRouteMaster",
  record: async (db, companyId, nth) => {
    const junction = await db("junctions as j")
      .join("taluks as t", (on) => on.on("t.company_id", "j.company_id").andOn("t.id", "j.taluk_id"))
      .join("districts as d", (on) => on.on("d.company_id", "t.company_id").andOn("d.id", "t.district_id"))
      .where("j.company_id", companyId)
      .first({ State: "d.state_id", District: "d.id", Taluk: "t.id", Junction: "j.id" });
    return {
      RootName: `Anchal - Kulathupuzha ${nth}`,
      PlaceName: "Punalur",
      FromPlace: "Anchal",
      ToPlace: "Kulathupuzha",
      ...junction,
    };
  },
  change: { ToPlace: "Thenmala", PlaceName: "Pathanapuram", Junction: 0 },
  shown: { ToPlace: "Thenmala", routeplace: "Pathanapuram", Junction: null, JunctionID: [] },
  words: {
    created: "Route created successfully",
    updated: "Route updated successfully",
    deleted: "Route deleted successfully",
  },
  invalid: [
    [{ RootName: undefined }, "Route Name is required."],
    [{ RootName: " " }, "Route Name is required."],
    [{ PlaceName: "" }, "Place Name is required."],
    [{ FromPlace: " " }, "From Place is required."],
    [{ ToPlace: "" }, "To Place is required."],
    [{ RootName: "R".repeat(101) }, "Route Name must have at most 100 characters."],
    [{ State: 9999 }, "There is no such State."],
    [{ District: 9999 }, "District does not lie in the State."],
    [{ Junction: 9999 }, "Junction does not lie in the Taluk."],
    [{ Taluk: 9999, Junction: 0 }, "Taluk does not lie in the District."],
  ],
};
