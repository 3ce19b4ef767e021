/** A call as the three documents describe it: every name that they give, and no other. */
export interface DocumentedCall {
  /** Method and path, letter for letter. */
  call: string;
  query?: Readonly<Record<string, Value>>;
  body?: unknown;
  /** The body is sent as multipart/form-data. */
  form?: Readonly<Record<string, Value | Blob>>;
}

type Value = string | number;

/** Ids of records that exist in the company, by the name that the documents give them. */
export interface KnownRecords {
  me: number;
  salesman: number;
  everybody: string;
  branch: number;
  zone: number;
  year: number;
  customer: number;
  supplier: number;
  item: number;
  route: number;
  /** Not yet in the salesman's beat plan. */
  otherRoute: number;
  vehicle: number;
  b2c: string;
  b2b: string;
  state: number;
  district: number;
  taluk: number;
  head: number;
  ledger: number;
  bill: number;
  order: number;
  purchase: number;
  production: number;
  today: string;
  from: string;
}

const CompanyID = 1;

/** What the documents only read, in their order. */
export function listReads(records: KnownRecords): readonly DocumentedCall[] {
  const { me, salesman, everybody: activeUserId, today, from, year: FYearID } = records;
  const company = { CompanyID };
  const ofScope = { CompanyID, activeUserId };
  const range = { FromDate: from, ToDate: today };
  const ofDay = { UserId: salesman, CompanyId: CompanyID, Date: today };
  const read = (path: string, query: DocumentedCall["query"] = {}): DocumentedCall => ({
    call: `GET /api/${path}`,
    query,
  });
  return [
    read("companies"),
    read("activeUserId", company),
    read("activeUserId", { ...company, ZoneId: records.zone }),
    read("activeUserId", { ...company, BranchId: records.branch }),
    read("getUserbyid", { UserId: me }),
    read("getcompanynav", company),
    read("getfinancialbyid", company),
    ...DASHBOARD_RANGES.map((path) => read(path, { ...ofScope, FromDate: from })),
    ...DASHBOARD_TODAY.map((path) => read(path, ofScope)),
    read("stockDashboard", company),
    read("getSaleone", { ...company, Date: today }),
    read("GetUsers", company),
    read("GetWebEmpMessage", ofScope),
    read("webGetTask", company),
    read("LiveLocEmp", { Date: today }),
    read("userlive", { ...company, Date: today, UserID: salesman }),
    read("GetTripMap", ofDay),
    read("getcompanyinfo"),
    read("GetUsermaster", company),
    read("GetUser", company),
    read("getbranch", company),
    read("GetUserRole", company),
    read("getZone", company),
    read("GetMac", company),
    read("getdistributor", company),
    read("GetEmployeeDistributors", company),
    read("GetRouteName"),
    read("getAccount", company),
    read("GetItem", company),
    read("getitemimages", { ItemID: records.item }),
    read("GetVehicle"),
    read("GetVehicle", { CompID: CompanyID }),
    read("getAllocation", company),
    read("GetFinancialYear"),
    { ...read("GetFinancialYear"), call: "GET /api//GetFinancialYear" },
    read("getInvoiceSeries", company),
    read("WebGetRouteMaster", company),
    read("GetStates", company),
    read("GetDistricts", { ...company, StateID: records.state }),
    read("GetTaluks", { ...company, DistrictID: records.district }),
    read("GetJunctions", { ...company, TalukID: records.taluk }),
    read("GetUserByrole", company),
    read("GetRouteallocatedemp", { ...company, EmpID: salesman }),
    read("WebGetRateWiseDiscount", company),
    read("GetReceiptDetailes", { ...range, ...ofScope }),
    read("GetReceiptNo", company),
    read("getreciept", company),
    read("getledger", company),
    read("getAccGroup", company),
    read("GetJournalReport", { ...company, ...range, FYearID, Type: "SJ", Narration: "SINGLE JOURNAL" }),
    read("GetPaymentReport", { CompanyId: CompanyID, fromDate: from, ToDate: today }),
    read("Getodometer", ofDay),
    read("TripCount", { UserID: salesman, Date: today }),
    read("Usertripdetails", { FromDate: from, Date: today, EmpID: salesman, CompanyID }),
    read("webGetUsertriporder", ofDay),
    read("webGetUsertripsale", ofDay),
    read("webGetTripreceipt", ofDay),
    read("TripReport", { ...range, EmpID: salesman }),
    read("AllEmpTripReport", range),
    read("Getorderdetails", { DSID: records.order }),
    read("GetBilldetails", { BillID: records.bill, CompanyID }),
    read("EmpView", company),
    read("CreditorsReport", range),
    read("GetCustomers", company),
    read("DebitorsReport", { ...range, Salesman: salesman, Route: records.route }),
    read("WebLedger", { ...range, AccountCode: records.head, CompanyID }),
    read("WebLedger", { ...range, AccountCode: 0, CompanyID }),
    read("Achead"),
    read("LedgerTrans", { ...range, AccountCode: records.head, CompanyID }),
    read("TrailBalance", { ...company, ...range }),
    read("ProfitReport", { ...company, ...range, Wholesale: "All", Type: "production" }),
    read("balancestock", { companyid: CompanyID }),
    read("Closingstock", { ...company, ...range }),
    read("DamageReport", range),
    read("GetOpeningstockReport", company),
    { call: "POST /api/getproductReport", body: { CompanyID, ...range } },
    read("GetProductiondetails", { PID: records.production }),
    read("LedgerCustomer", { CustomerID: records.customer, FYearID, ...range }),
    read("GetAllPurchaseReport", { ...company, ...range, FYearID }),
    read("GetPurchasedetails", { PurchaseID: records.purchase, CompanyID }),
    read("webGetSupplier", company),
    read("GetSupplierWiseReport", { from, to: today, CompanyID, SupplierId: records.supplier, FYearID }),
    read("webGetPurchaseItem", company),
    read("GetItemWisePurchase", { from, to: today, CompanyID, ItemId: records.item, FYearID }),
    read("GetVehicleMaster"),
    read("getVanstock", { VanId: records.vehicle, Date: today, companyID: CompanyID }),
    read("getVanstockByDate", { VanId: records.vehicle, Date: from, ToDate: today, CompanyID }),
    read("get-vtstock", { vanId: records.vehicle, ItemID: records.item, fromDate: from, toDate: today }),
    read("GetVanLoadingAnalysis", { Month: Number(today.slice(5, 7)), CompanyId: CompanyID }),
    read("GetCustomerDetailReport", company),
    read("GetCustomerDetailReport", { ...company, ...range }),
    {
      call: "POST /api/getOrderReport",
      body: { ...range, CompanyID, OrderStatus: null, BillMode: null, Branch: null, activeUserId },
    },
    {
      call: "POST /api/getOrderReport",
      body: { ...range, CompanyID, OrderStatus: 1, BillMode: 0, Branch: records.branch, activeUserId },
    },
    {
      call: "POST /api/getSaleReport",
      body: {
        ...{ ...range, Type: "All", companyID: CompanyID, FYearID },
        ...{ CustomerID: null, Branch: null, activeUserId },
      },
    },
    read("itembybill", company),
    read("ItemwiseSale", { ...company, ItemID: "null", ...range, UserId: "null" }),
    read("GetUsersalesman", company),
    read("Itemsalebycust", { ...company, ...range }),
    read("Itemsalebycust", { ...company, ...range, ItemID: records.item }),
    read("taxamount", { ...company, ...range }),
    read("HSNcode", { ...company, ...range, Type: "null" }),
    read("HSNReturn", { ...company, ...range, Type: "null" }),
    read("vanSaleSummary", { ...company, ...range, activeUserId }),
    read("vanSaleSummary", {
      ...{ ...company, ...range, activeUserId },
      ...{ UserID: salesman, BranchID: records.branch },
    }),
  ];
}

/** "FromDate where a range applies". */
const DASHBOARD_RANGES = [
  ...["TotalSale", "TotalOrder", "TotalOutstand", "TotalReceipt", "empsale", "prodsales"],
  ...["Customerbill", "b2cb2bsale", "ReceiptChart", "OrderGraph", "SaleGraph"],
];
const DASHBOARD_TODAY = [
  ...["userlastlive", "routeCustomer", "salecount", "CusItemCount", "TaskDash", "EmpMessage"],
];
