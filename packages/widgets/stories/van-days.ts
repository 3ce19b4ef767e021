import type { Row } from "@vanbook/sdk";

/** A van's day, row by row: Net Stock = Van OS + Vt Stock + Good Stock − Sale − Free − Replaced + Adjustment. */
export const vanRows = [
  {
    ItemID: 4,
    ItemName: "Crepe Bandage 10 cm",
    UserName: "Anil Kumar",
    MRP: 172,
    Stock: 30,
    RetQty: 3.75,
    GoodStock: 1.5,
    DmgedQty: 2.25,
    ReplacedQty: 4,
    SoldQty: 3,
    FreeSoldQty: 0,
    Adjustment: -0.5,
    NetStock: 15,
    VtStock: -9,
  },
  {
    ItemID: 9,
    ItemName: "Digital Thermometer",
    UserName: "Anil Kumar",
    MRP: 245.5,
    Stock: 0,
    RetQty: 0,
    GoodStock: 0,
    DmgedQty: 0,
    ReplacedQty: 0,
    SoldQty: 12,
    FreeSoldQty: 2,
    Adjustment: 0,
    NetStock: 36,
    VtStock: 50,
  },
] satisfies Row<"vanLoads.report">[];

/** What the pickers of the van-loading reports offer. */
export const vanAnswers = {
  "/api/getbranch": [
    { BranchId: 1, BranchName: "Thiruvalla" },
    { BranchId: 2, BranchName: "Kottayam" },
  ],
  "/api/GetVehicleMaster": [
    { VID: 1, VRegNo: "KL 27 D 4501", BranchId: 1 },
    { VID: 2, VRegNo: "KL 27 F 1188", BranchId: 1 },
    { VID: 4, VRegNo: "KL 05 AN 6642", BranchId: 2 },
  ],
};
