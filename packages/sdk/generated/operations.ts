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
export const operationMap = /* @__PURE__ */ unpackOperations(`signIn,beginFactor POST @/second-factor,confirmFactor PUT @/second-factor,choosePassword POST @/password,verifyCode POST @/code
recovery,open POST @/open,use POST
webhooks,test POST @/{webhookId}/test,rotate POST @/{webhookId}/rotate,resend POST @/{webhookId}/deliveries/{deliveryId}/resend,deliveries  @/{webhookId}/deliveries,delete DELETE @/{webhookId},create POST,list,update PUT
apiKeys,rotate POST @/{keyId}/rotate,revoke DELETE @/{keyId},operations  @/operations,current  @/current,create POST,list,update PUT
maps,tiles  v1/map-tiles
vanSales,summary  vanSaleSummary
reminders,read  @/{id},send POST$ @/{id}
whatsapp,send POST send-wa
priceLists settings,read,save PUT
taxes,deleteRate DELETE @/{id}/rates,saveRate PUT @/{id}/rates,list  @/with-rates,delete DELETE,names,save PUT
accountGroups,fixed  @/fixed,delete DELETE,list,save PUT
hsnCodes,delete DELETE,list,save PUT
views,delete DELETE @/{id},list,save PUT
ledgerAccounts,openings  v1/accounts/{accountId}/openings,saveOpening PUT$ v1/accounts/{accountId}/openings,list  v1/accounts,delete DELETE v1/accounts,save PUT v1/accounts
customers,names  GetCustomers,report  GetCustomerDetailReport
bankBook,mark PUT @/marks,accounts  @/accounts,report
cashBook,accounts  @/accounts,report
auditLog balanceSheet batchStock billsPayable billsReceivable customerPrices dayBook itemLedger signInLog stockValuation,report
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
secondFactor,renewCodes POST @/recovery-codes,remove POST @/off,begin POST,confirm PUT,read
countableStock openBills openPurchases,read  @/{id}
imports,preview POST @/preview
receipts,update PUT$ updateReceipt,create POST$ insertupdatereciept,list  getreciept,delete DELETE$ deleteReciept,nextNumber  GetReceiptNo,report  GetReceiptDetailes,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,read  @/{id},postBatch POST$ @/batch,post POST$
payments,report  GetPaymentReport,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,read  @/{id},postBatch POST$ @/batch,post POST$
vanLoads,datewise  getVanstockByDate,report  getVanstock,byDate  get-vtstock,analysis  GetVanLoadingAnalysis,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,read  @/{id},postBatch POST$ @/batch,post POST$
creditNotes debitNotes,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,read  @/{id},postBatch POST$ @/batch,post POST$
bills,lines  GetBilldetails,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,read  @/{id},price POST @/price?edits,postBatch POST$ @/batch,post POST$
purchaseReturns saleReturns,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,read  @/{id},price POST @/price,postBatch POST$ @/batch,post POST$
orders,report POST getOrderReport,lines  Getorderdetails,cancel POST$ @/{id}/cancel,read  @/{id},edit PUT$ @/{id},price POST @/price,postBatch POST$ @/batch,post POST$
purchases,lines  GetPurchasedetails,report  GetAllPurchaseReport,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,price POST @/price?edits,postBatch POST$ @/batch,post POST$
expenses,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,price POST @/price?edits,postBatch POST$ @/batch,post POST$
trips,sales  webGetUsertripsale,orders  webGetUsertriporder,receipts  webGetTripreceipt,lines  Usertripdetails,report  TripReport,counts  TripCount,odometer  Getodometer,map  GetTripMap,allReport  AllEmpTripReport,end PUT @/{tripId}/end,postBatch POST @/batch,post POST
damages,report  DamageReport,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,postBatch POST$ @/batch,post POST$
journals,report  GetJournalReport,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,postBatch POST$ @/batch,post POST$
productions,report POST getproductReport,lines  GetProductiondetails,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,postBatch POST$ @/batch,post POST$
contras handOvers openings replacements,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,postBatch POST$ @/batch,post POST$
locations visits,postBatch POST @/batch,post POST
stockCounts,edit PUT$ @/{id}?reason,cancel POST$ @/{id}/cancel?reason,post POST$
routes,list  WebGetRouteMaster,delete POST WebDeleteRouteMaster,save POST InsertupdateRoute,names  GetRouteName
suppliers,names  webGetSupplier
units,names
sync,masters  v1/masters
health,ready  /readyz,live  /healthz
beatPlans,save POST insertupdateemproute,list  GetRouteallocatedemp
openOrders returnableBills returnablePurchases,read  @/{id},list
vehicles,save POST insertupdatevehicle,names  GetVehicleMaster,list  GetVehicle
userAccess,removeFactor DELETE @/{userId}/second-factor,makeLink POST @/{userId}/recovery-link,endSessions POST @/{userId}/end-sessions,list
sessions,notices  v1/sign-in-notices,seeNotices POST v1/sign-in-notices,end DELETE @/{sessionId},endOthers DELETE,list
macs,save POST insertUpdateMAC,delete POST deleteMAC,list  GetMac
items,purchased  webGetPurchaseItem,names  v1/item-names,importRows POST$ v1/imports/items,sold  itembybill,save POST insertupdateitem,images  getitemimages,delete POST deleteitem,list  GetItem
embedOrigins,delete DELETE @/{originId},create POST,list
years,create POST$ @?startDate,reopen POST$ @/{yearId}/reopen,lock PUT @/{yearId}/lock,close POST$ @/{yearId}/close,list
employees,list  EmpView
events,list
financialYears,list  GetFinancialYear
roles,list  GetUserRole
accounts,importRows POST$ v1/imports/accounts,update POST updateaccount,import POST insertaccountexcel,create POST insertaccount,ledgers  getledger,list  getAccount,groups  getAccGroup,delete POST deleteAccount,heads  Achead
profile,resetPassword POST resetpassword,get  getUserbyid
vouchers,input  @/{voucherId}/input,read  @/{voucherId},find
records,find  v1/find
liveMap,points  userlive,employees  LiveLocEmp
places,taluks  GetTaluks,states  GetStates,junctions  GetJunctions,districts  GetDistricts
allocations,save POST insertUpdateAllocation,list  getAllocation,delete POST deleteAllocation
companies,save POST insertcompany,list  getcompanyinfo,delete POST deletecompany
messages,save POST InsertUpdateWebEmpMessage,list  GetWebEmpMessage,delete DELETE DeleteWebEmpMessage
rateSlabs,save POST WebInsertUpdateTotalRateWisePurchase,list  WebGetRateWiseDiscount,delete POST WebDeleteTotalRateWisePurchase
tasks,save POST webInsertUpdateTask,list  webGetTask,delete DELETE webDeleteTask
branches,update POST updatebranch,create POST insertbranch,list  getbranch,delete POST deletebranch
series,update POST updateInvoiceSeries,create POST insertInvoiceSeries,list  getInvoiceSeries,delete POST deleteInvoiceSeries
zones,update POST updateZone,create POST insertZone,list  getZone,delete POST deleteZone
users,saveDetails POST updateUserDetails,save POST InsertUpdateUser,salesmen  GetUsersalesman,names  GetUsers,list  GetUsermaster,salesReps  GetUserByrole,details  GetUser,delete POST Deleteusers
session,logout POST logout,login POST login,logLogin POST insertLoginLog,financialYear  getfinancialbyid,company  getcompanynav,companies  companies,activeUsers  activeUserId,current
embedTokens,current  v1/embed-token,revoke DELETE @/{tokenId},create POST
setUp,create POST
dashboard,overview  v1/overview,locations  userlastlive,stock  stockDashboard,saleCount  salecount,routeCustomers  routeCustomer,products  prodsales,invoices  getSaleone,salesmen  empsale,b2b  b2cb2bsale,sales  TotalSale,receipts  TotalReceipt,outstanding  TotalOutstand,orders  TotalOrder,tasks  TaskDash,saleGraph  SaleGraph,receiptChart  ReceiptChart,orderGraph  OrderGraph,messages  EmpMessage,customers  Customerbill,counts  CusItemCount
books,rebuild POST @/rebuild,check POST @/check
distributors,assign POST saveEmployeeDistributor,list  getdistributor,assigned  GetEmployeeDistributors`);

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
  "batchStock.report": components["schemas"]["BatchStockRow"];
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
  "batchStock.report": "Quantity";
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
  "batchStock.report": never;
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
