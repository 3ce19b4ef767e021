import type { DocumentedCall, KnownRecords } from "./documented-calls.ts";

/** How one record is created, changed and deleted, and where its id is read. */
export interface DocumentedRecord {
  create: DocumentedCall;
  /** Undefined: the documents create and change by one call, so `create` is sent with the id. */
  update?: DocumentedCall;
  remove?: DocumentedCall;
  /** A GET path whose rows have `id`, and the row that `create` has made. */
  list: string;
  id: string;
  mark: Readonly<Record<string, unknown>>;
  /** The name of the id in the calls, where it is not `id`. */
  sentId?: string;
}

const CompanyID = 1;

export function listRecords(records: KnownRecords, picture: Blob): readonly DocumentedRecord[] {
  const { me, today, salesman } = records;
  const byCreator = { CreatedBy: me, CreatedDate: today };
  const byModifier = { ModifiedBy: me, ModifiedDate: today };
  const byDeleter = { DeletedBy: me, DeletedDate: today };
  const post = (path: string, body: object): DocumentedCall => ({ call: `POST /api/${path}`, body });
  const branch = {
    ...{ BranchName: "Aluva Depot", Address: "12 Market Road", Country: "India", State: "Kerala" },
    ...{ District: "Ernakulam", City: "Aluva", Pincode: "683101", Phoneno: "4842630001" },
    ...{ Mobileno: "9847000001", CompanyID },
  };
  const zone = { ZoneName: "North Zone", Area: "Malabar", Country: "India", State: "Kerala", CompanyID };
  const account = {
    ...{ AccountName: "Periyar Stores", AccountParent: 14, Type: "Customer", Address: "4 River Road" },
    ...{ Email: "periyar@example.com", Phone: "4842630002", Mob: "9847000002", city: "Ernakulam" },
    ...{ country: "India", RootId: records.route, RateType: "SP", PinNo: "683101", GSTinNo: "" },
    ...{ Place: "Aluva", CustomerType: 0, CompanyID, IsDeleted: 0 },
  };
  const series = { Series: "B2C/ALUVA", InvType: "B2C", FYearID: records.year, CompanyID };
  return [
    {
      create: post("InsertUpdateWebEmpMessage", {
        ...{ MID: 0, Message: "Stock count on Friday", UserID: salesman, MDate: today, CompanyID },
        CreatedBy: me,
      }),
      remove: { call: "DELETE /api/DeleteWebEmpMessage", body: { CompanyID, DeletedBy: me } },
      ...{ list: "GetWebEmpMessage", id: "MID", mark: { Message: "Stock count on Friday" } },
    },
    {
      create: post("webInsertUpdateTask", {
        ...{ TID: 0, Taskname: "Call the dealers", TDate: today, Status: 1, CompanyID, CreatedBy: me },
      }),
      remove: { call: "DELETE /api/webDeleteTask", body: { CompanyID, DeletedBy: me } },
      ...{ list: "webGetTask", id: "TID", mark: { Taskname: "Call the dealers" } },
    },
    {
      create: post("insertUpdateMAC", {
        ...{ Id: 0, Bluetooth: "00:1A:7D:DA:71:99", UserId: salesman, Active: 1, Remark: "Printer" },
        ...{ CompanyID, CreatedBy: me, IsDeleted: 0 },
      }),
      remove: post("deleteMAC", { DeletedBy: me }),
      ...{ list: "GetMac", id: "Id", mark: { Bluetooth: "00:1A:7D:DA:71:99" } },
    },
    {
      create: post("insertbranch", { ...branch, IsDeleted: 0, ...byCreator }),
      update: post("updatebranch", { ...branch, ...byModifier }),
      remove: post("deletebranch", byDeleter),
      ...{ list: "getbranch", id: "BranchId", mark: { BranchName: "Aluva Depot" } },
    },
    {
      create: post("insertZone", { ...zone, IsDeleted: 0, ...byCreator }),
      update: post("updateZone", { ...zone, ...byModifier }),
      remove: post("deleteZone", byDeleter),
      ...{ list: "getZone", id: "ZoneId", mark: { ZoneName: "North Zone" } },
    },
    {
      create: post("insertaccount", { ...account, ...byCreator }),
      update: post("updateaccount", { ...account, ...byModifier }),
      ...{ list: "getAccount", id: "AccountID", mark: { AccountName: "Periyar Stores" } },
    },
    {
      create: post("insertaccount", { ...account, AccountName: "Periyar Agencies", ...byCreator }),
      remove: post("deleteAccount", byDeleter),
      ...{ list: "getAccount", id: "AccountCode", mark: { AccountName: "Periyar Agencies" } },
    },
    {
      create: post("insertaccountexcel", {
        ...{ AccountName: "Malayalam Traders", AccountParent: 27, Address: "9 Fort Road", Place: "Aluva" },
        ...{ city: "Ernakulam", State: "Kerala", PinNo: "683101", GSTinNo: "", Phone: "4842630003" },
        ...{ Mob: "9847000003", Email: "", CompanyID },
      }),
      remove: post("deleteAccount", byDeleter),
      ...{ list: "getAccount", id: "AccountCode", mark: { AccountName: "Malayalam Traders" } },
    },
    {
      create: {
        call: "POST /api/insertupdateitem",
        form: {
          ...{ ItemID: 0, ItemName: "Crepe Bandage", ItemDescription: "10 cm", ItemCategoryID: 2 },
          ...{ ItemType: "1", itmsize: "10*4*4", itmcolr: "White", Sales_Price: 40, MRP: 60, CompanyID },
          ...{ ...byCreator, images: picture, RECNOs: 1 },
        },
      },
      remove: post("deleteitem", byDeleter),
      ...{ list: "GetItem", id: "ItemID", mark: { ItemName: "Crepe Bandage" } },
    },
    {
      create: post("insertUpdateAllocation", {
        ...{ AlocId: 0, B2CSeries: records.b2c, B2BSeries: records.b2b, VanID: records.vehicle },
        ...{ UserId: me, Date: today, IsDeleted: 0, CompanyID, CreatedBy: me },
      }),
      remove: post("deleteAllocation", byDeleter),
      ...{
        list: "getAllocation",
        id: "AlocId",
        mark: { B2CSeries: records.b2c, VanID: records.vehicle, UserId: me },
      },
    },
    {
      create: post("insertInvoiceSeries", { SID: 0, ...series, ...byCreator }),
      update: post("updateInvoiceSeries", { ...series, ...byModifier }),
      remove: post("deleteInvoiceSeries", byDeleter),
      ...{ list: "getInvoiceSeries", id: "SID", mark: { Series: "B2C/ALUVA" } },
    },
    {
      create: post("InsertupdateRoute", {
        ...{ RootId: 0, RootName: "Aluva North", PlaceName: "Aluva", FromPlace: "Aluva" },
        ...{ ToPlace: "Paravur", State: records.state, District: records.district, Taluk: records.taluk },
        ...{ Junction: "", ...byCreator, vanbook_id: "WEB-1" },
      }),
      remove: post("WebDeleteRouteMaster", { DeletedBy: me }),
      ...{ list: "WebGetRouteMaster", id: "RootId", mark: { RootName: "Aluva North" } },
    },
    {
      create: post("insertupdatevehicle", {
        ...{ VID: 0, VRegNo: "KL 41 A 9001", IsDeleted: 0, CompID: CompanyID, BranchId: records.branch },
      }),
      // "Vehicle delete is an update with IsDeleted=1."
      remove: post("insertupdatevehicle", {
        ...{ VRegNo: "KL 41 A 9001", IsDeleted: 1, CompID: CompanyID, BranchId: records.branch },
      }),
      ...{ list: "GetVehicle", id: "VID", mark: { VRegNo: "KL 41 A 9001" } },
    },
    {
      create: post("WebInsertUpdateTotalRateWisePurchase", {
        ...{ Id: 0, FromRate: 10000000, ToRate: 10000001, Discount: 1, CreatedBy: me, CompanyID },
      }),
      remove: post("WebDeleteTotalRateWisePurchase", { DeletedBy: me, CompanyID }),
      ...{ list: "WebGetRateWiseDiscount", id: "Id", mark: { FromRate: 10000000 } },
    },
    {
      create: post("InsertUpdateUser", {
        ...{ UserId: 0, Name: "Devika Nair", Sex: 1, Address1: "5 Lake Road", Address2: "Aluva" },
        ...{ Address3: "Ernakulam", Mobile: "9847000004", Email: "devika@example.com", UserName: "devika" },
        ...{ Password: "quiet-lagoon-7", ConformPassword: "quiet-lagoon-7", image: "", CompanyID },
        ...{ RoleName: "", UserRoleId: 2, BranchId: records.branch, ZoneId: records.zone, ...byCreator },
      }),
      remove: post("Deleteusers", { deletedBy: me }),
      ...{ list: "GetUsermaster", id: "UserId", mark: { Name: "Devika Nair" } },
    },
  ];
}

/** Writes that neither create nor delete a record of a list. */
export function listOtherWrites(records: KnownRecords, distributor: number): readonly DocumentedCall[] {
  const { me, salesman, today } = records;
  const audit = { CreatedBy: me, CreatedDate: today, ModifiedBy: me, ModifiedDate: today };
  return [
    {
      call: "POST /api/insertLoginLog",
      body: {
        ...{ EmployeeCode: me, UserRoleId: 1, EmployeeName: "Meera", LoginUserName: "meera" },
        ...{ IPAddress: "203.0.113.7", LoginStatus: "Success", UserAgent: "Mozilla/5.0" },
        ...{ LoginMethod: "Password", SessionID: "", GeoPlace: "Unknown" },
        GeoLocation: { latitude: 9.98, longitude: 76.28 },
      },
    },
    {
      call: "POST /api/updateUserDetails",
      body: {
        ...{ CompanyID, UserId: salesman, Kmallowance: 5, Dayallowance: 200 },
        ...{ BranchId: records.branch, UserRoleId: 2, ZoneId: records.zone },
      },
    },
    {
      call: "POST /api/saveEmployeeDistributor",
      body: {
        companyID: CompanyID,
        data: [
          {
            ...{ EmpDistID: 0, EmployeeID: salesman, DistributorID: distributor, CompanyID },
            ...{ ...audit, IsDeleted: 0 },
          },
        ],
      },
    },
    {
      call: "POST /api/insertupdateemproute",
      body: [
        {
          ...{ EmpID: salesman, RouteID: records.otherRoute, Target: 5000, Ex: 0, Isdeleted: 0, CompanyID },
          ...{ ...audit, DeletedBy: null, DeletedDate: null },
          ...{ Mon: 1, Tue: 0, Wed: 1, Thur: 0, Friday: 1, Sat: 0, Sun: 0 },
        },
      ],
    },
    {
      call: "POST /api/send-wa",
      body: {
        ...{ phone: "9847000005", text: "Ledger", fname: "ledger.pdf" },
        fileBase64: Buffer.from("%PDF-1.4\nstartxref\n0\n%%EOF\n").toString("base64"),
      },
    },
  ];
}
