import type { MasterServer } from "./master-server.ts";

/** The company that one is signed in to: the list has no other. */
export const companyServer: MasterServer = {
  master: {
    id: "CompanyId",
    rows: [
      {
        CompanyId: 1,
        CompanyName: "Kairali Surgicals & Medicals",
        CompanyCode: "KSM",
        Address: "2/114 MC Road, Kottarakkara",
        TelephoneNo: "04742450011",
        MobileNO: "9847012345",
        Citty: "Kottarakkara",
        State: "Kerala",
        District: "Kollam",
        GSTinNo: "32AABCK1429B1Z5",
        Email: "office@kairali.example",
        TinNo: null,
        CSTNo: null,
        CompanyLogo:
          "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGP4DwABAQEAG7buVgAAAABJRU5ErkJggg==",
        CreatedBy: null,
        ModifiedBy: null,
        DeletedBy: null,
        Version: 1,
      },
    ],
    list: "/api/getcompanyinfo",
    create: "/api/insertcompany",
    update: "/api/insertcompany",
    remove: "/api/deletecompany",
    words: {
      created: "Company inserted successfully.",
      updated: "Company updated successfully",
      deleted: "Company deleted successfully",
    },
    answer: (rows) => ({ data: rows }),
  },
};
