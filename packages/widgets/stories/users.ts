import type { MasterServer } from "./master-server.ts";

const NOTHING = {
  Address1: null,
  Address2: null,
  Address3: null,
  IMAGE: null,
  CreatedBy: 1,
  ModifiedBy: null,
};
const ROLES = ["Company Administrator", "Salesman", "Zone Manager", "Branch Manager"];
const BRANCHES = ["Kollam", "Kottarakkara"];
const PLACES = {
  "/api/getbranch": BRANCHES.map((BranchName, index) => ({ BranchId: index + 1, BranchName })),
  "/api/getZone": ["South", "North"].map((ZoneName, index) => ({ ZoneId: index + 1, ZoneName })),
};
const LONG_REMARK = "Printer of the van that goes to Kottarakkara, Punalur and Thenmala on Tuesdays";
const LONG_NAME = "Thiruvananthapuram Krishnan Narayanan Namboothiri";

/** Three users, one with a long name, one who may not sign in any more. */
export const userServer: MasterServer = {
  master: {
    id: "UserId",
    rows: [
      user(1, "Meera Nair", "meera", 1),
      { ...user(2, "Anil Kumar", "anil", 2), Active: 0 },
      user(3, LONG_NAME, "namboothiri", 3),
    ],
    list: "/api/GetUsermaster",
    create: "/api/InsertUpdateUser",
    update: "/api/InsertUpdateUser",
    remove: "/api/Deleteusers",
    words: {
      created: "User created successfully",
      updated: "User updated successfully",
      deleted: "User deleted successfully",
    },
    shown: (sent) => ({
      ...NOTHING,
      CompanyID: 1,
      Active: 1,
      RoleName: ROLES[Number(sent["UserRoleId"]) - 1],
      ...sent,
    }),
  },
  answers: PLACES,
};

/** The same people with what they may do and are paid. */
export const detailsServer: MasterServer = {
  master: {
    id: "UserId",
    rows: [
      details(1, "Meera Nair", 0),
      { ...details(2, "Anil Kumar", 6.5), BranchId: null, BranchName: null, Address1: null },
      details(3, LONG_NAME, 7.25),
    ],
    list: "/api/GetUser",
    create: "/api/updateUserDetails",
    update: "/api/updateUserDetails",
    remove: "/api/Deleteusers",
    words: { created: "", updated: "User allowance updated successfully!", deleted: "" },
    shown: (sent) => ({ ...sent, BranchName: BRANCHES[Number(sent["BranchId"]) - 1] }),
  },
  answers: {
    ...PLACES,
    "/api/GetUserRole": ROLES.map((RoleName, index) => ({ RoleID: index + 1, RoleName })),
  },
};

/** Three devices, one that works no more, one without a remark. */
export const macServer: MasterServer = {
  master: {
    id: "Id",
    rows: [
      mac(1, "A4:5E:60:C1:00:11", "Anil Kumar"),
      // Of somebody who is offered no more.
      { ...mac(2, "A4:5E:60:C1:00:12", LONG_NAME), UserID: 3, Active: 0, Remark: LONG_REMARK },
      { ...mac(3, "A4:5E:60:C1:00:13", "Meera Nair"), Remark: null },
    ],
    list: "/api/GetMac",
    create: "/api/insertUpdateMAC",
    update: "/api/insertUpdateMAC",
    remove: "/api/deleteMAC",
    words: {
      created: "MAC address added successfully",
      updated: "MAC address updated successfully",
      deleted: "MAC address deleted successfully",
    },
    answer: (data) => ({ data }),
    shown: (sent) => ({ ...NOTHING, ...sent, UserID: sent["UserId"], USERNAME: "Anil Kumar" }),
  },
  answers: {
    "/api/GetUsers": [
      { UserID: 2, USERNAME: "Anil Kumar" },
      { UserID: 1, USERNAME: "Meera Nair" },
    ],
  },
};

function user(UserId: number, Name: string, UserName: string, UserRoleId: number) {
  const place = { Address: "12/4 MC Road", Place: "Kollam", District: "Kollam" };
  return {
    ...NOTHING,
    UserId,
    Name,
    UserName,
    Email: `${UserName}@vanbook.example`,
    Mobile: "9847012345",
    Sex: 1,
    ...place,
    CompanyID: 1,
    UserRoleId,
    RoleName: ROLES[UserRoleId - 1],
    BranchId: 2,
    ZoneId: 2,
    Active: 1,
    Version: 1,
  };
}

function details(UserId: number, Name: string, Kmallowance: number) {
  const rights = {
    BranchId: 1,
    BranchName: "Kollam",
    ZoneId: 1,
    ZoneName: "South",
    UserRoleId: 2,
    RoleName: "Salesman",
  };
  const reach = { Mobile: "9847012345", Address1: "12/4 MC Road" };
  return { UserId, Name, Kmallowance, Dayallowance: 250, ...rights, ...reach, Version: 1 };
}

function mac(Id: number, Bluetooth: string, USERNAME: string) {
  return {
    Id,
    Bluetooth,
    UserID: 2,
    USERNAME,
    Active: 1,
    Remark: "Printer of the van",
    CompanyID: 1,
    Version: 1,
  };
}
