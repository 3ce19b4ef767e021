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
export const operationMap = /* @__PURE__ */ unpackOperations(`
bankBook,accounts  @/accounts,mark PUT @/marks,report
cashBook,accounts  @/accounts,report
session,activeUsers  activeUserId,companies  companies,company  getcompanynav,current,financialYear  getfinancialbyid,logLogin POST insertLoginLog,login POST login,logout POST logout
trips,allReport  AllEmpTripReport,counts  TripCount,end PUT @/{tripId}/end,lines  Usertripdetails,map  GetTripMap,odometer  Getodometer,orders  webGetUsertriporder,post POST,postBatch POST @/batch,receipts  webGetTripreceipt,report  TripReport,sales  webGetUsertripsale
vanLoads,analysis  GetVanLoadingAnalysis,byDate  get-vtstock,cancel POST$ @/{id}/cancel?reason,datewise  getVanstockByDate,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch,read  @/{id},report  getVanstock
distributors,assign POST saveEmployeeDistributor,assigned  GetEmployeeDistributors,list  getdistributor
dashboard,b2b  b2cb2bsale,counts  CusItemCount,customers  Customerbill,invoices  getSaleone,locations  userlastlive,messages  EmpMessage,orderGraph  OrderGraph,orders  TotalOrder,outstanding  TotalOutstand,overview  v1/overview,products  prodsales,receiptChart  ReceiptChart,receipts  TotalReceipt,routeCustomers  routeCustomer,saleCount  salecount,saleGraph  SaleGraph,sales  TotalSale,salesmen  empsale,stock  stockDashboard,tasks  TaskDash
secondFactor,begin POST,confirm PUT,read,remove POST @/off,renewCodes POST @/recovery-codes
signIn,beginFactor POST @/second-factor,choosePassword POST @/password,confirmFactor PUT @/second-factor,verifyCode POST @/code
orders,cancel POST$ @/{id}/cancel,edit PUT$ @/{id},lines  Getorderdetails,post POST$,postBatch POST$ @/batch,price POST @/price,read  @/{id},report POST getOrderReport
receipts,cancel POST$ @/{id}/cancel?reason,create POST$ insertupdatereciept,delete DELETE$ deleteReciept,edit PUT$ @/{id}?reason,list  getreciept,nextNumber  GetReceiptNo,post POST$,postBatch POST$ @/batch,read  @/{id},report  GetReceiptDetailes,update PUT$ updateReceipt
bills,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,lines  GetBilldetails,post POST$,postBatch POST$ @/batch,price POST @/price?edits,read  @/{id}
productions,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,lines  GetProductiondetails,post POST$,postBatch POST$ @/batch,report POST getproductReport
purchases,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,lines  GetPurchasedetails,post POST$,postBatch POST$ @/batch,price POST @/price?edits,report  GetAllPurchaseReport
stockCounts,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$
contras,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch
expenses,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch
handOvers,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch
openings,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch
replacements,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch
purchaseReturns,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch,price POST @/price,read  @/{id}
saleReturns,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch,price POST @/price,read  @/{id}
payments,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch,read  @/{id},report  GetPaymentReport
damages,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch,report  DamageReport
journals,cancel POST$ @/{id}/cancel?reason,edit PUT$ @/{id}?reason,post POST$,postBatch POST$ @/batch,report  GetJournalReport
books,check POST @/check,rebuild POST @/rebuild
years,close POST$ @/{yearId}/close,create POST$ @?startDate,list,lock PUT @/{yearId}/lock,reopen POST$ @/{yearId}/reopen
setUp,create POST
series,create POST insertInvoiceSeries,delete POST deleteInvoiceSeries,list  getInvoiceSeries,update POST updateInvoiceSeries
zones,create POST insertZone,delete POST deleteZone,list  getZone,update POST updateZone
accounts,create POST insertaccount,delete POST deleteAccount,groups  getAccGroup,heads  Achead,import POST insertaccountexcel,importRows POST$ v1/imports/accounts,ledgers  getledger,list  getAccount,update POST updateaccount
branches,create POST insertbranch,delete POST deletebranch,list  getbranch,update POST updatebranch
apiKeys,create POST,current  @/current,list,operations  @/operations,revoke DELETE @/{keyId},rotate POST @/{keyId}/rotate,update PUT
embedTokens,create POST,current  v1/embed-token,revoke DELETE @/{tokenId}
embedOrigins,create POST,delete DELETE @/{originId},list
webhooks,create POST,delete DELETE @/{webhookId},deliveries  @/{webhookId}/deliveries,list,resend POST @/{webhookId}/deliveries/{deliveryId}/resend,rotate POST @/{webhookId}/rotate,test POST @/{webhookId}/test,update PUT
views,delete DELETE @/{id},list,save PUT
messages,delete DELETE DeleteWebEmpMessage,list  GetWebEmpMessage,save POST InsertUpdateWebEmpMessage
ledgerAccounts,delete DELETE v1/accounts,list  v1/accounts,openings  v1/accounts/{accountId}/openings,save PUT v1/accounts,saveOpening PUT$ v1/accounts/{accountId}/openings
tasks,delete DELETE webDeleteTask,list  webGetTask,save POST webInsertUpdateTask
accountGroups,delete DELETE,fixed  @/fixed,list,save PUT
users,delete POST Deleteusers,details  GetUser,list  GetUsermaster,names  GetUsers,salesReps  GetUserByrole,salesmen  GetUsersalesman,save POST InsertUpdateUser,saveDetails POST updateUserDetails
routes,delete POST WebDeleteRouteMaster,list  WebGetRouteMaster,names  GetRouteName,save POST InsertupdateRoute
rateSlabs,delete POST WebDeleteTotalRateWisePurchase,list  WebGetRateWiseDiscount,save POST WebInsertUpdateTotalRateWisePurchase
allocations,delete POST deleteAllocation,list  getAllocation,save POST insertUpdateAllocation
macs,delete POST deleteMAC,list  GetMac,save POST insertUpdateMAC
companies,delete POST deletecompany,list  getcompanyinfo,save POST insertcompany
items,delete POST deleteitem,images  getitemimages,importRows POST$ v1/imports/items,list  GetItem,names  v1/item-names,purchased  webGetPurchaseItem,save POST insertupdateitem,sold  itembybill
places,districts  GetDistricts,junctions  GetJunctions,states  GetStates,taluks  GetTaluks
liveMap,employees  LiveLocEmp,points  userlive
sessions,end DELETE @/{sessionId},endOthers DELETE,list,notices  v1/sign-in-notices,seeNotices POST v1/sign-in-notices
userAccess,endSessions POST @/{userId}/end-sessions,list,makeLink POST @/{userId}/recovery-link,removeFactor DELETE @/{userId}/second-factor
records,find  v1/find
vouchers,find,input  @/{voucherId}/input,read  @/{voucherId}
profile,get  getUserbyid,resetPassword POST resetpassword
events,list
employees,list  EmpView
financialYears,list  GetFinancialYear
beatPlans,list  GetRouteallocatedemp,save POST insertupdateemproute
roles,list  GetUserRole
vehicles,list  GetVehicle,names  GetVehicleMaster,save POST insertupdatevehicle
openOrders,list,read  @/{id}
returnableBills,list,read  @/{id}
returnablePurchases,list,read  @/{id}
health,live  /healthz,ready  /readyz
sync,masters  v1/masters
taxes,names
units,names
customers,names  GetCustomers,report  GetCustomerDetailReport
suppliers,names  webGetSupplier
recovery,open POST @/open,use POST
locations,post POST,postBatch POST @/batch
visits,post POST,postBatch POST @/batch
imports,preview POST @/preview
countableStock,read  @/{id}
openBills,read  @/{id}
openPurchases,read  @/{id}
reminders,read  @/{id},send POST$ @/{id}
settings,read,save PUT
auditLog,report
balanceSheet,report
billsPayable,report
billsReceivable,report
customerPrices,report
dayBook,report
itemLedger,report
signInLog,report
stockValuation,report
stock,report  Closingstock
creditors,report  CreditorsReport
debtors,report  DebitorsReport
itemPurchases,report  GetItemWisePurchase
openingStock,report  GetOpeningstockReport
supplierPurchases,report  GetSupplierWiseReport
hsnReturns,report  HSNReturn
hsnSales,report  HSNcode
itemCustomerSales,report  Itemsalebycust
itemSales,report  ItemwiseSale
customerLedger,report  LedgerCustomer
transLedger,report  LedgerTrans
profit,report  ProfitReport
trialBalance,report  TrailBalance
ledger,report  WebLedger
godownStock,report  balancestock
saleTax,report  taxamount
sales,report POST getSaleReport
whatsapp,send POST send-wa
vanSales,summary  vanSaleSummary
maps,tiles  v1/map-tiles`);

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
