// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import { unpackOperations } from "../unpack-operations.ts";
import type { components } from "./schema.ts";

/** Version of the contract, which the SDK sends with each request. */
export const contractVersion = "5.8.6";

/** The dates of the contract that a client may pin. */
export type ContractDate = "2026-11-23";

/** The contract that this package was made from. */
export const contractDate: ContractDate = "2026-11-23";

/** Each operation's method, path and the names that travel in its query string, packed, what is alike side by side: most of a client's size is this. */
export const operationMap = /* @__PURE__ */ unpackOperations(`bankBook,accounts  @/accounts,mark PUT @/marks,report
cashBook,accounts  @/accounts,report
session,activeUsers  activeUserId,companies  companies,company  getcompanynav,financialYear  getfinancialbyid,logLogin POST insertLoginLog,login POST login,logout POST logout,current
trips,allReport  AllEmpTripReport,map  GetTripMap,odometer  Getodometer,counts  TripCount,report  TripReport,lines  Usertripdetails,receipts  webGetTripreceipt,orders  webGetUsertriporder,sales  webGetUsertripsale,post POST,postBatch POST @/batch,end PUT @/{tripId}/end
distributors,assigned  GetEmployeeDistributors,list  getdistributor,assign POST saveEmployeeDistributor
secondFactor,begin POST,remove POST @/off,renewCodes POST @/recovery-codes,confirm PUT,read
books,check POST @/check,rebuild POST @/rebuild
years,close POST$ @/{yearId}/close,reopen POST$ @/{yearId}/reopen,create POST$ @?startDate,lock PUT @/{yearId}/lock,list
dashboard,counts  CusItemCount,customers  Customerbill,messages  EmpMessage,orderGraph  OrderGraph,receiptChart  ReceiptChart,saleGraph  SaleGraph,tasks  TaskDash,orders  TotalOrder,outstanding  TotalOutstand,receipts  TotalReceipt,sales  TotalSale,b2b  b2cb2bsale,salesmen  empsale,invoices  getSaleone,products  prodsales,routeCustomers  routeCustomer,saleCount  salecount,stock  stockDashboard,locations  userlastlive,overview  v1/overview
setUp,create POST
apiKeys,current  @/current,operations  @/operations,revoke DELETE @/{keyId},create POST,rotate POST @/{keyId}/rotate,update PUT,list
embedTokens,current  v1/embed-token,revoke DELETE @/{tokenId},create POST
embedOrigins,delete DELETE @/{originId},create POST,list
views,delete DELETE @/{id},save PUT,list
webhooks,deliveries  @/{webhookId}/deliveries,delete DELETE @/{webhookId},create POST,resend POST @/{webhookId}/deliveries/{deliveryId}/resend,rotate POST @/{webhookId}/rotate,test POST @/{webhookId}/test,update PUT,list
users,details  GetUser,salesReps  GetUserByrole,list  GetUsermaster,names  GetUsers,salesmen  GetUsersalesman,delete POST Deleteusers,save POST InsertUpdateUser,saveDetails POST updateUserDetails
places,districts  GetDistricts,junctions  GetJunctions,states  GetStates,taluks  GetTaluks
liveMap,employees  LiveLocEmp,points  userlive
records,find  v1/find
accountGroups,fixed  @/fixed,delete DELETE,save PUT,list
profile,get  getUserbyid,resetPassword POST resetpassword
accounts,heads  Achead,groups  getAccGroup,list  getAccount,ledgers  getledger,delete POST deleteAccount,create POST insertaccount,import POST insertaccountexcel,update POST updateaccount,importRows POST$ v1/imports/accounts
productions,lines  GetProductiondetails,report POST getproductReport,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
employees,list  EmpView
events,list
financialYears,list  GetFinancialYear
roles,list  GetUserRole
branches,list  getbranch,delete POST deletebranch,create POST insertbranch,update POST updatebranch
series,list  getInvoiceSeries,delete POST deleteInvoiceSeries,create POST insertInvoiceSeries,update POST updateInvoiceSeries
zones,list  getZone,delete POST deleteZone,create POST insertZone,update POST updateZone
allocations,list  getAllocation,delete POST deleteAllocation,save POST insertUpdateAllocation
companies,list  getcompanyinfo,delete POST deletecompany,save POST insertcompany
macs,list  GetMac,delete POST deleteMAC,save POST insertUpdateMAC
messages,list  GetWebEmpMessage,delete DELETE DeleteWebEmpMessage,save POST InsertUpdateWebEmpMessage
rateSlabs,list  WebGetRateWiseDiscount,delete POST WebDeleteTotalRateWisePurchase,save POST WebInsertUpdateTotalRateWisePurchase
tasks,list  webGetTask,delete DELETE webDeleteTask,save POST webInsertUpdateTask
items,list  GetItem,images  getitemimages,sold  itembybill,names  v1/item-names,purchased  webGetPurchaseItem,delete POST deleteitem,save POST insertupdateitem,importRows POST$ v1/imports/items
vehicles,list  GetVehicle,names  GetVehicleMaster,save POST insertupdatevehicle
ledgerAccounts,list  v1/accounts,openings  v1/accounts/{accountId}/openings,delete DELETE v1/accounts,save PUT v1/accounts,saveOpening PUT$ v1/accounts/{accountId}/openings
beatPlans,list  GetRouteallocatedemp,save POST insertupdateemproute
health,live  /healthz,ready  /readyz
sync,masters  v1/masters
suppliers,names  webGetSupplier
taxes units,names
routes,names  GetRouteName,list  WebGetRouteMaster,save POST InsertupdateRoute,delete POST WebDeleteRouteMaster
sessions,notices  v1/sign-in-notices,endOthers DELETE,end DELETE @/{sessionId},seeNotices POST v1/sign-in-notices,list
stockCounts,post POST$,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
locations visits,post POST,postBatch POST @/batch
contras creditNotes debitNotes expenses handOvers openings replacements,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
imports,preview POST @/preview
countableStock openBills openPurchases,read  @/{id}
vanLoads,read  @/{id},analysis  GetVanLoadingAnalysis,byDate  get-vtstock,report  getVanstock,datewise  getVanstockByDate,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
vouchers,read  @/{voucherId},input  @/{voucherId}/input,find
bills,read  @/{id},lines  GetBilldetails,price POST @/price?edits,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
orders,read  @/{id},lines  Getorderdetails,price POST @/price,report POST getOrderReport,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel,edit PUT$ @/{id}
openOrders returnableBills returnablePurchases,read  @/{id},list
purchaseReturns saleReturns,read  @/{id},price POST @/price,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
receipts,read  @/{id},report  GetReceiptDetailes,nextNumber  GetReceiptNo,list  getreciept,delete DELETE$ deleteReciept,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,create POST$ insertupdatereciept,edit PUT$ @/{id}?reason,update PUT$ updateReceipt
payments,read  @/{id},report  GetPaymentReport,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
reminders,read  @/{id},send POST$ @/{id}
userAccess,removeFactor DELETE @/{userId}/second-factor,endSessions POST @/{userId}/end-sessions,makeLink POST @/{userId}/recovery-link,list
auditLog balanceSheet billsPayable billsReceivable customerPrices dayBook itemLedger signInLog stockValuation,report
creditors,report  CreditorsReport
customerLedger,report  LedgerCustomer
debtors,report  DebitorsReport
godownStock,report  balancestock
hsnReturns,report  HSNReturn
hsnSales,report  HSNcode
itemCustomerSales,report  Itemsalebycust
itemPurchases,report  GetItemWisePurchase
itemSales,report  ItemwiseSale
ledger,report  WebLedger
openingStock,report  GetOpeningstockReport
profit,report  ProfitReport
saleTax,report  taxamount
sales,report POST getSaleReport
stock,report  Closingstock
supplierPurchases,report  GetSupplierWiseReport
transLedger,report  LedgerTrans
trialBalance,report  TrailBalance
purchases,report  GetAllPurchaseReport,lines  GetPurchasedetails,price POST @/price?edits,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
customers,report  GetCustomerDetailReport,names  GetCustomers
damages,report  DamageReport,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
journals,report  GetJournalReport,post POST$,postBatch POST$ @/batch,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason
settings,save PUT,read
whatsapp,send POST send-wa
vanSales,summary  vanSaleSummary
maps,tiles  v1/map-tiles
recovery,use POST,open POST @/open
signIn,verifyCode POST @/code,choosePassword POST @/password,beginFactor POST @/second-factor,confirmFactor PUT @/second-factor`);

/** Operations that read although their method is not GET, and so may be sent again. */
export const readOperations: readonly string[] = [
  "orders.report",
  "productions.report",
  "sales.report",
];

/** Operations whose body travels as a form, because it may hold a file. */
export const formOperations: readonly string[] = [
  "companies.save",
  "items.save",
];

/** Operations that answer plain text instead of JSON. */
export const textOperations: readonly string[] = [
  "whatsapp.send",
];

/** The row of each report, which has a table and a CSV representation. */
export interface ReportRows {
  "auditLog.report": components["schemas"]["AuditEntry"];
  "balanceSheet.report": components["schemas"]["BalanceSheetRow"];
  "bankBook.report": components["schemas"]["BankBookRow"];
  "billsPayable.report": components["schemas"]["OutstandingBill"];
  "billsReceivable.report": components["schemas"]["OutstandingBill"];
  "cashBook.report": components["schemas"]["CashBookRow"];
  "creditors.report": components["schemas"]["CreditorRow"];
  "customerLedger.report": components["schemas"]["CustomerLedgerRow"];
  "customerPrices.report": components["schemas"]["CustomerPrice"];
  "customers.report": components["schemas"]["CustomerDetailRow"];
  "damages.report": components["schemas"]["DamageRow"];
  "dayBook.report": components["schemas"]["DayBookRow"];
  "debtors.report": components["schemas"]["DebtorRow"];
  "employees.list": components["schemas"]["EmployeeRow"];
  "godownStock.report": components["schemas"]["GodownStockRow"];
  "hsnReturns.report": components["schemas"]["HsnRow"];
  "hsnSales.report": components["schemas"]["HsnRow"];
  "itemCustomerSales.report": components["schemas"]["ItemCustomerSaleRow"];
  "itemLedger.report": components["schemas"]["ItemLedgerRow"];
  "itemPurchases.report": components["schemas"]["PurchaseLine"];
  "itemSales.report": components["schemas"]["ItemSaleRow"];
  "journals.report": components["schemas"]["JournalRow"];
  "ledger.report": components["schemas"]["LedgerRow"];
  "openingStock.report": components["schemas"]["OpeningStockRow"];
  "orders.report": components["schemas"]["OrderRow"];
  "payments.report": components["schemas"]["PaymentRow"];
  "productions.report": components["schemas"]["ProductionRow"];
  "profit.report": components["schemas"]["ProfitRow"];
  "purchases.report": components["schemas"]["PurchaseRow"];
  "receipts.list": components["schemas"]["Receipt"];
  "receipts.report": components["schemas"]["ReceiptRow"];
  "saleTax.report": components["schemas"]["SaleTaxRow"];
  "sales.report": components["schemas"]["SaleBill"];
  "signInLog.report": components["schemas"]["SignInEntry"];
  "stock.report": components["schemas"]["StockRow"];
  "stockValuation.report": components["schemas"]["StockValuationRow"];
  "supplierPurchases.report": components["schemas"]["PurchaseLine"];
  "transLedger.report": components["schemas"]["LedgerRow"];
  "trialBalance.report": components["schemas"]["TrialBalanceRow"];
  "trips.allReport": components["schemas"]["TripReportRow"];
  "trips.lines": components["schemas"]["TripLine"];
  "trips.orders": components["schemas"]["TripOrder"];
  "trips.receipts": components["schemas"]["TripReceipt"];
  "trips.report": components["schemas"]["TripReportRow"];
  "trips.sales": components["schemas"]["TripSale"];
  "vanLoads.analysis": components["schemas"]["VanLoadAnalysisRow"];
  "vanLoads.byDate": components["schemas"]["VanLoadDay"];
  "vanLoads.datewise": components["schemas"]["VanLoadRow"];
  "vanLoads.report": components["schemas"]["VanLoadRow"];
}

/** The columns whose totals the server sends with each report. */
export interface ReportTotals {
  "auditLog.report": never;
  "balanceSheet.report": never;
  "bankBook.report": "Receipts" | "Payments";
  "billsPayable.report": "Amount" | "Settled" | "Pending" | "NotDue" | "Days30" | "Days60" | "Days90" | "Older";
  "billsReceivable.report": "Amount" | "Settled" | "Pending" | "NotDue" | "Days30" | "Days60" | "Days90" | "Older";
  "cashBook.report": "Receipts" | "Payments";
  "creditors.report": "Opening" | "Debit" | "Credit" | "Outstanding" | "NotDue" | "Days30" | "Days60" | "Days90" | "Older";
  "customerLedger.report": never;
  "customerPrices.report": never;
  "customers.report": never;
  "damages.report": "GoodStock" | "DamageProduct" | "Expired" | "Replacement" | "Qty";
  "dayBook.report": "Debit" | "Credit";
  "debtors.report": "BalanceBefore" | "DebitAmount" | "CreditAmount" | "Outstanding" | "NotDue" | "Days30" | "Days60" | "Days90" | "Older";
  "employees.list": never;
  "godownStock.report": "Opening" | "Purchase" | "Production" | "Ingredient" | "BillingReturn" | "PurchaseReturn" | "Adjustment" | "TotalStock" | "SoldStock" | "GoDownStock" | "VTStock" | "VTSale" | "VTBalance";
  "hsnReturns.report": "Quantity" | "TaxableValue" | "TotalAmount";
  "hsnSales.report": "Quantity" | "TaxableValue" | "TotalAmount";
  "itemCustomerSales.report": "Amount" | "NetRate" | "TaxAmount" | "Quantity";
  "itemLedger.report": "InQuantity" | "InValue" | "OutQuantity" | "OutValue";
  "itemPurchases.report": "Quantity" | "FreeQty" | "NetRate" | "TaxAmount" | "Amount" | "AmountIncOfTax";
  "itemSales.report": "TotalQuantity" | "TotalAmount";
  "journals.report": "Amt";
  "ledger.report": "Debit" | "Credit";
  "openingStock.report": "Quantity" | "Totalpurchaserate";
  "orders.report": "Amount";
  "payments.report": "Amt";
  "productions.report": "Qty" | "TotalLC" | "TotalProductionCost";
  "profit.report": "SalesQty" | "SalesValue" | "CostOfGoods" | "Profit" | "ProfitPer";
  "purchases.report": "Amount" | "TaxAmount" | "AmountIncOfTax" | "Freight" | "DiscountRs" | "Roundoff" | "TotalInvoceAmount";
  "receipts.list": never;
  "receipts.report": "Amt";
  "saleTax.report": "Quantity" | "FreeQty" | "CGSTAmount" | "SGSTAmount" | "IGSTAmount" | "NetRate" | "TotalTax" | "ItemTotAmount" | "BillAmount";
  "sales.report": "BillAmount";
  "signInLog.report": never;
  "stock.report": "BeforeTotalStock" | "AvlTotalStock" | "SoldStock" | "TotalStock";
  "stockValuation.report": "OpeningValue" | "InValue" | "OutValue" | "ClosingValue";
  "supplierPurchases.report": "Quantity" | "FreeQty" | "NetRate" | "TaxAmount" | "Amount" | "AmountIncOfTax";
  "transLedger.report": "Debit" | "Credit";
  "trialBalance.report": "OpeningBalance" | "Debit" | "Credit" | "ClosingBalance";
  "trips.allReport": "TotalKm" | "KMPrice" | "Dayallowance" | "TotalAllowance";
  "trips.lines": never;
  "trips.orders": "Amount";
  "trips.receipts": "Amt";
  "trips.report": "TotalKm" | "KMPrice" | "Dayallowance" | "TotalAllowance";
  "trips.sales": "BillAmount";
  "vanLoads.analysis": never;
  "vanLoads.byDate": "VTStock";
  "vanLoads.datewise": "Stock" | "RetQty" | "GoodStock" | "DmgedQty" | "ReplacedQty" | "SoldQty" | "FreeSoldQty" | "Adjustment" | "NetStock" | "VtStock";
  "vanLoads.report": "Stock" | "RetQty" | "GoodStock" | "DmgedQty" | "ReplacedQty" | "SoldQty" | "FreeSoldQty" | "Adjustment" | "NetStock" | "VtStock";
}

/** Figures of the whole report that are no sums of its rows; the server sends them beside the totals. */
export interface ReportFigures {
  "auditLog.report": never;
  "balanceSheet.report": "Liabilities" | "Assets" | "LiabilitiesLastYear" | "AssetsLastYear";
  "bankBook.report": "Opening" | "Closing" | "ReceiptsNotInBank" | "PaymentsNotInBank" | "NotInBooks" | "BankBalance";
  "billsPayable.report": never;
  "billsReceivable.report": never;
  "cashBook.report": "Opening" | "Closing";
  "creditors.report": never;
  "customerLedger.report": "AcTransAmount" | "BillAmount" | "ReceiptAmount" | "ReturnedBillAmount" | "Outstanding" | "DebitAmount" | "CreditAmount" | "BalanceBefore";
  "customerPrices.report": never;
  "customers.report": never;
  "damages.report": never;
  "dayBook.report": never;
  "debtors.report": never;
  "employees.list": never;
  "godownStock.report": never;
  "hsnReturns.report": never;
  "hsnSales.report": never;
  "itemCustomerSales.report": never;
  "itemLedger.report": "OpeningQuantity" | "OpeningValue" | "ClosingQuantity" | "ClosingValue";
  "itemPurchases.report": never;
  "itemSales.report": never;
  "journals.report": never;
  "ledger.report": "Opening" | "Closing";
  "openingStock.report": never;
  "orders.report": never;
  "payments.report": never;
  "productions.report": "TotalOrders" | "TotalOrderAmt";
  "profit.report": never;
  "purchases.report": never;
  "receipts.list": never;
  "receipts.report": never;
  "saleTax.report": never;
  "sales.report": never;
  "signInLog.report": never;
  "stock.report": never;
  "stockValuation.report": never;
  "supplierPurchases.report": never;
  "transLedger.report": "Opening" | "Closing";
  "trialBalance.report": never;
  "trips.allReport": never;
  "trips.lines": never;
  "trips.orders": never;
  "trips.receipts": never;
  "trips.report": never;
  "trips.sales": never;
  "vanLoads.analysis": never;
  "vanLoads.byDate": never;
  "vanLoads.datewise": never;
  "vanLoads.report": never;
}
