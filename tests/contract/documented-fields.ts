/**
 * The fields of the records and rows in sections 3 of the documents (tests/demands/documents), each
 * with the operations that have them: in the answer, or in the request of one marked `<`. Audit
 * fields are those that the document lists as such.
 */
export const DOCUMENTED_FIELDS: readonly (readonly [
  record: string,
  fields: string,
  ...operations: string[],
])[] = [
  // Document 1.
  ["a sign-in", "CompanyID Username Password", "<session.login"],
  ["a signed-in user", "success UserId CompanyID UserRoleId BranchId ZoneId Name", "session.login"],
  ["a changed password", "Empid CurrentPassword NewPassword", "<profile.resetPassword"],
  ["the answer to a changed password", "success Message", "profile.resetPassword"],
  // Document 2.
  [
    "a user",
    `UserId Name Email Mobile Address District Place UserName Password ConformPassword Sex Kmallowance Dayallowance
     CompanyID BranchId UserRoleId ZoneId Address1 image`,
    "<users.save",
  ],
  [
    "a user of GetUser",
    "UserId Name Email Mobile UserName Kmallowance Dayallowance BranchId UserRoleId ZoneId Address1",
    "users.details",
  ],
  [
    "a branch",
    `BranchId BranchName Address Country State District City Pincode Phoneno Mobileno CompanyID CreatedBy CreatedDate
     ModifiedBy ModifiedDate DeletedBy DeletedDate IsDeleted`,
    "branches.list",
    "<branches.create",
    "<branches.update",
  ],
  [
    "a zone",
    `ZoneId ZoneName Area Country State CompanyID CreatedBy CreatedDate ModifiedBy ModifiedDate DeletedBy DeletedDate
     IsDeleted`,
    "zones.list",
    "<zones.create",
    "<zones.update",
  ],
  ["a role", "RoleID RoleName", "roles.list"],
  [
    "a MAC address",
    "Id Bluetooth UserID USERNAME Active Remark CompanyID CreatedBy ModifiedBy DeletedBy IsDeleted",
    "macs.list",
  ],
  [
    "a changed MAC address",
    "Id Bluetooth UserId Active Remark CompanyID CreatedBy ModifiedBy IsDeleted",
    "<macs.save",
  ],
  [
    "an assigned distributor",
    `EmpDistID EmployeeID DistributorID CompanyID CreatedBy CreatedDate ModifiedBy ModifiedDate DeletedBy DeletedDate
     IsDeleted`,
    "distributors.assigned",
    "<distributors.assign",
  ],
  ["a distributor", "CustomerID CustomerName", "distributors.list"],
  [
    "an account",
    `AccountID AccountName AccountParent AccountCode vanbookId Type Address Email Phone Mob city country RootId RateType
     PinNo GSTinNo Place CustomerType CompanyID CreatedBy CreatedDate ModifiedBy ModifiedDate DeletedBy DeletedDate
     IsDeleted`,
    "accounts.list",
    "<accounts.create",
    "<accounts.update",
  ],
  ["a route's name", "RouteID RouteName", "routes.names"],
  [
    "a route",
    "RootId RootName routeplace FromPlace ToPlace State District Taluk Junction CreatedBy CreatedDate",
    "routes.list",
  ],
  [
    "a changed route",
    "RootId RootName PlaceName FromPlace ToPlace State District Taluk Junction CreatedBy CreatedDate vanbook_id",
    "<routes.save",
  ],
  ["a state", "StateID StateName", "places.states"],
  ["a district", "DistrictID DistrictName", "places.districts"],
  ["a taluk", "TalukID TalukName", "places.taluks"],
  ["a junction", "JunctionID JunctionName", "places.junctions"],
  ["a vehicle", "VID VRegNo BranchId BranchName CompID IsDeleted", "vehicles.list"],
  ["an allocation", "AlocId datealoctn VanID UserId B2BSeries B2CSeries IsDeleted", "allocations.list"],
  ["a changed allocation", "AlocId Date VanID UserId B2BSeries B2CSeries IsDeleted", "<allocations.save"],
  ["an invoice series", "SID Series InvType FYearID CompanyID", "series.list", "<series.create"],
  ["a financial year", "FYearID FYear", "financialYears.list"],
  [
    "a beat plan's row",
    `SlNo EmpID RootID Target Mon Tue Wed Thur Friday Sat Sun Ex IsDeleted CompanyID CreatedBy CreatedDate ModifiedBy
     ModifiedDate DeletedBy DeletedDate`,
    "beatPlans.list",
  ],
  [
    "a changed beat plan's row",
    "Slno EmpID RouteID Target Mon Tue Wed Thur Friday Sat Sun Ex CompanyID",
    "<beatPlans.save",
  ],
  ["a sales representative", "UserID USERNAME", "users.salesReps", "users.names", "users.salesmen"],
  [
    "an item",
    `ItemID ItemName ItemDescription ItemCategoryID ItemType itmsize itmcolr TaxID Tax Sales_Price MRP WholeSalePrice
     BPprice SP BatchId BatchName CompanyID CreatedBy CreatedDate ModifiedBy ModifiedDate DeletedBy DeletedDateAndTime
     IsDeleted`,
    "items.list",
    "<items.save",
  ],
  ["a picture of an item", "RECNO imageBase64", "items.images"],
  [
    "a rate slab",
    "Id FromRate ToRate Discount CompanyID CreatedBy CreatedDate ModifiedBy ModifiedDate",
    "rateSlabs.list",
    "<rateSlabs.save",
  ],
  [
    "a receipt",
    `ReId ReNo RDate PLID AccGroupid PartyID Debit Credit Narration CompanyID FormName ChkNo ChkDate Bank BankLocation
     Branch Remark FYearID Type CreatedBy CreatedDate ModifiedBy ModifiedDate IsDeleted DeletedBy`,
    "receipts.list",
    "<receipts.create",
    "<receipts.update",
  ],
  ["a listed receipt", "PLedgerName PartyLedgerName", "receipts.list"],
  [
    "the receipt report",
    "CustomerName UserName BranchName UserId HSlNo HName Payto Type Amt RDate ApprovalStatus",
    "receipts.report",
  ],
  ["the journal report", "ADate HName Amt OtherNarration", "journals.report"],
  ["the payment report", "PDate Amt HName Paidto Type Narration HSlNo", "payments.report"],
  ["a ledger account", "PLID LedgerName AccGroupid PartyID", "accounts.ledgers"],
  ["an account group", "GSlNo GName", "accounts.groups"],
  ["the odometer", "StartingKm EndingKm StartingDate EndingDate StartingPic EndingPic", "trips.odometer"],
  ["a trip's line", "SLNo AccountName Address Date CustomerStatus LocationStatus", "trips.lines"],
  [
    "a trip's order",
    "SLNo Bill_Series OrderNo AccountName Address Amount OrderStatus BillMode DSID",
    "trips.orders",
  ],
  [
    "a trip's sale",
    "SLNo InvSeries BillNo RetailBillNo CustomerName CumPlace BillAmount BillModeText WholeSaleRetail BillID",
    "trips.sales",
  ],
  ["a trip's receipt", "SLNo Slno CustomerName Place Amt Type ApprovalStatus Remark", "trips.receipts"],
  [
    "the trip report",
    "SlNo StartingDate EndingDate StartingKm EndingKm TotalKm KMPrice Dayallowance TotalAllowance EMP_NAME",
    "trips.report",
    "trips.allReport",
  ],
  [
    "a point of the map",
    "EmpLatitude EmpLongitude CustLatitude CustLongitude SLNo AccountName Address",
    "trips.map",
  ],
  [
    "an order's line of document 2",
    "ItemName Qty MRP Rate NetAmount Narration CustomerName Address Mob UserName",
    "orders.lines",
  ],
  [
    "a bill's line of document 2",
    `ItemName MRP Quantity UnitPrice TaxPercentage TaxAmount NetRate Amount SalesmanName CreatedByName CumAddress
     CumContact BillDate`,
    "bills.lines",
  ],
  ["an employee", "EMPID Name RoleName Mobile StartingDate EndingDate SLNo", "employees.list"],
  [
    "the creditors report",
    "AccountName Address City Opening Debit Credit Outstanding UserName RootName",
    "creditors.report",
  ],
  ["a customer's name", "CustomerID CustomerName", "customers.names"],
  ["the company", "CompanyName Address GSTinNo MobileNO District", "session.company"],
  // Document 3.
  ["the customer ledger", "BillNo Date Description Mode BillMode Amount", "customerLedger.report"],
  [
    "the customer ledger's summary",
    `AcTransAmount BillAmount ReceiptAmount ReturnedBillAmount Outstanding DebitAmount CreditAmount BalanceBefore`,
    "customerLedger.report",
  ],
  [
    "the debitors report",
    `AccountName Address City BalanceBefore DebitAmount CreditAmount Outstanding UserName RootName VanName Mob`,
    "debtors.report",
  ],
  ["an account head", "HSlNo HName", "accounts.heads"],
  [
    "the ledgers",
    "Date Type TransactionNo Debit Credit Balance AccountHead OtherNarration BillID",
    "ledger.report",
    "transLedger.report",
  ],
  [
    "the trial balance",
    "Type GName AcHead Name HName OpeningBalance Debit Credit ClosingBalance RetailBillNo",
    "trialBalance.report",
  ],
  [
    "the profit report",
    `Invoiceno BillDate CustomerName Name ItemName SalesPrice SalesQty SalesValue CostOfGoods Profit ProfitPer`,
    "profit.report",
  ],
  [
    "the godown stock",
    `ItemName CatgoryName ItemType Opening Purchase Production Ingredient BillingReturn PurchaseReturn TotalStock
     SoldStock GoDownStock VTStock VTSale VTBalance`,
    "godownStock.report",
  ],
  [
    "the stock report",
    "ItemName CatgoryName BeforeTotalStock AvlTotalStock SoldStock TotalStock",
    "stock.report",
  ],
  [
    "the damage report",
    `Date CustID CustomerName ItemName GoodStock DamageProduct Expired Replacement SalesmanName Qty`,
    "damages.report",
  ],
  [
    "the opening stock",
    "OpeningNo ItemName UnitName Quantity purchaserate Salesrate Totalpurchaserate",
    "openingStock.report",
  ],
  [
    "the production report",
    "PID ProductionNo PDate ItemName BatchName Qty TotalLC TotalProductionCost",
    "productions.report",
  ],
  ["the production report's summary", "TotalOrders TotalOrderAmt", "productions.report"],
  [
    "a production's line",
    "ProductionNo PDate ItemName BatchName UnitName AvlQty UsedQty RequiredQuantity TLC",
    "productions.lines",
  ],
  [
    "a purchase's line",
    `PurchaseID PurchaseNo PurchaseDate AccountName GSTinNo SupplierInvoiceNo InvoiceDate Amount AmountIncOfTax TaxAmount
     TaxName TaxPercentage ItemName UnitName Quantity FreeQty UnitPrice MRP NetRate DiscountRs DeliveryRate DiscountRate
     FrightLessRate Roundoff TotalInvoceAmount CustomerName CumAddress CumContact`,
    "purchases.lines",
    "supplierPurchases.report",
    "itemPurchases.report",
  ],
  ["a supplier's name", "AccountID AccountName", "suppliers.names"],
  ["a purchased item", "ItemID ItemName", "items.purchased"],
  ["a van", "VID VRegNo", "vehicles.names"],
  ["a branch's name", "BranchId BranchName", "branches.list"],
  [
    "the van's stock",
    `ItemID ItemName UserName MRP Stock RetQty GoodStock DmgedQty ReplacedQty SoldQty FreeSoldQty NetStock VtStock`,
    "vanLoads.report",
    "vanLoads.datewise",
  ],
  ["the van's stock by date", "Date VTStock Stock", "vanLoads.byDate"],
  [
    "the customer details report",
    "AccountName Address Place City Mob RootName CustomerType Salesman CreatedDate",
    "customers.report",
  ],
  [
    "the order report",
    `DSID Bill_Series OrderNo Date CustomerID CustomerName CustomerAddress CustomerPhone Amount UserName BranchName
     OrderStatus BillMode`,
    "orders.report",
  ],
  ["an order's line", "ItemName Qty MRP Rate NetAmount", "orders.lines"],
  [
    "the sale report",
    `BillID InvSeries RetailBillNo WholesaleNo BillNo BillDate CustomerID CustomerName BillAmount SaleType BillModeText
     Salesman SalesmanId CreatedBy CreatedById RootName BranchName Status`,
    "sales.report",
  ],
  [
    "a bill's line",
    `BillID InvSeries RetailBillNo BillNo BillDate CustomerName CumAddress CumContact SalesmanName CreatedByName
     BillModeText WholeSaleRetail ItemName MRP Quantity UnitPrice TaxPercentage TaxAmount NetRate Amount DiscountRs
     Narration`,
    "bills.lines",
  ],
  ["the itemwise sales", "ItemName TotalAmount TotalQuantity", "itemSales.report"],
  [
    "the item sales by customer",
    `EnteringDate InvSeries RetailBillNo BillNo CustomerName Amount WholeSaleRetail BillModeText Quantity SalesmanName
     ItemID RootName NetRate TaxAmount`,
    "itemCustomerSales.report",
  ],
  [
    "the tax report",
    `CustomerName ItemName HSNCode InvSeries RetailBillNo BillNo BillDate GSTinNo UnitName WholeSaleRetail MRP Quantity
     FreeQty CGSTRate CGSTAmount SGSTRate SGSTAmount NetRate TotalTax ItemTotAmount DiscountRs RoundOff`,
    "saleTax.report",
  ],
  [
    "the HSN reports",
    "HSNCode Unit Quantity TaxPer TaxableValue TotalAmount WholeSaleRetail",
    "hsnSales.report",
    "hsnReturns.report",
  ],
  [
    "the van sale summary",
    `CountB2B SumB2BSale CountB2C SumB2CSale CountCashBill CashBill CountCreditBill CreditBill CountCashReceipt
     CashReceipt CountBankReceipt BankReceipt TotalReceiptCount TotalReceiptAmount TotalBillCount TotalBillAmount TaxAmt
     NetAmt ExpenseAmt CashInHand`,
    "vanSales.summary",
  ],
];

/** Codes of the documents, by operation and field. */
export const DOCUMENTED_CODES: readonly (readonly [operation: string, field: string, ...codes: unknown[]])[] =
  [
    ["users.list", "Sex", 0, 1, 2],
    ["accounts.list", "AccountParent", 14, 27],
    ["accounts.list", "RateType", "CCP", "SP", "DP", "MRP"],
    ["accounts.list", "CustomerType", 0, 1, 2, 3, 4],
    ["customers.report", "CustomerType", 0, 1, 2, 3, 4],
    ["series.list", "InvType", "B2B", "B2C"],
    ["items.list", "ItemCategoryID", 1, 2, 3, 4, 5, 6, 7, 8, 9],
    ["receipts.report", "ApprovalStatus", 0, 1],
    ["orders.report", "OrderStatus", 0, 1],
    ["orders.report", "BillMode", 0, 1],
  ];
