// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import { unpackOperations } from "../unpack-operations.ts";
import type { components } from "./schema.ts";

/** Version of the contract, which the SDK sends with each request. */
export const contractVersion = "5.8.6";

/** The dates of the contract that a client may pin. */
export type ContractDate = "2026-11-23";

/** The contract that this package was made from. */
export const contractDate: ContractDate = "2026-11-23";

/** Each operation's method, path and the names that travel in its query string, packed: most of a client's size is this. */
export const operationMap = /* @__PURE__ */ unpackOperations(`
accountGroups delete DELETE @ fixed GET @/fixed list GET @ save PUT @
accounts create POST insertaccount delete POST deleteAccount groups GET getAccGroup heads GET Achead import POST insertaccountexcel importRows POST$ v1/imports/accounts ledgers GET getledger list GET getAccount update POST updateaccount
allocations delete POST deleteAllocation list GET getAllocation save POST insertUpdateAllocation
apiKeys create POST @ current GET @/current list GET @ operations GET @/operations revoke DELETE @/{keyId} rotate POST @/{keyId}/rotate update PUT @
auditLog report GET @
balanceSheet report GET @
bankBook accounts GET @/accounts report GET @
beatPlans list GET GetRouteallocatedemp save POST insertupdateemproute
bills cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason lines GET GetBilldetails post POST$ @ postBatch POST$ @/batch price POST @/price?edits read GET @/{id}
billsPayable report GET @
billsReceivable report GET @
books check POST @/check rebuild POST @/rebuild
branches create POST insertbranch delete POST deletebranch list GET getbranch update POST updatebranch
cashBook accounts GET @/accounts report GET @
companies delete POST deletecompany list GET getcompanyinfo save POST insertcompany
contras cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch
creditors report GET CreditorsReport
customerLedger report GET LedgerCustomer
customerPrices report GET @
customers names GET GetCustomers report GET GetCustomerDetailReport
damages cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch report GET DamageReport
dashboard b2b GET b2cb2bsale counts GET CusItemCount customers GET Customerbill invoices GET getSaleone locations GET userlastlive messages GET EmpMessage orderGraph GET OrderGraph orders GET TotalOrder outstanding GET TotalOutstand overview GET v1/overview products GET prodsales receiptChart GET ReceiptChart receipts GET TotalReceipt routeCustomers GET routeCustomer saleCount GET salecount saleGraph GET SaleGraph sales GET TotalSale salesmen GET empsale stock GET stockDashboard tasks GET TaskDash
dayBook report GET @
debtors report GET DebitorsReport
distributors assign POST saveEmployeeDistributor assigned GET GetEmployeeDistributors list GET getdistributor
embedOrigins create POST @ delete DELETE @/{originId} list GET @
embedTokens create POST @ current GET v1/embed-token revoke DELETE @/{tokenId}
employees list GET EmpView
events list GET @
expenses cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch
financialYears list GET GetFinancialYear
godownStock report GET balancestock
handOvers cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch
health live GET /healthz ready GET /readyz
hsnReturns report GET HSNReturn
hsnSales report GET HSNcode
imports preview POST @/preview
itemCustomerSales report GET Itemsalebycust
itemPurchases report GET GetItemWisePurchase
itemSales report GET ItemwiseSale
items delete POST deleteitem images GET getitemimages importRows POST$ v1/imports/items list GET GetItem names GET v1/item-names purchased GET webGetPurchaseItem save POST insertupdateitem sold GET itembybill
journals cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch report GET GetJournalReport
ledger report GET WebLedger
ledgerAccounts delete DELETE v1/accounts list GET v1/accounts openings GET v1/accounts/{accountId}/openings save PUT v1/accounts saveOpening PUT$ v1/accounts/{accountId}/openings
liveMap employees GET LiveLocEmp points GET userlive
locations post POST @ postBatch POST @/batch
macs delete POST deleteMAC list GET GetMac save POST insertUpdateMAC
maps tiles GET v1/map-tiles
messages delete DELETE DeleteWebEmpMessage list GET GetWebEmpMessage save POST InsertUpdateWebEmpMessage
openOrders list GET @ read GET @/{id}
openingStock report GET GetOpeningstockReport
openings cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch
orders cancel POST$ @/{id}/cancel edit PUT$ @/{id} lines GET Getorderdetails post POST$ @ postBatch POST$ @/batch price POST @/price read GET @/{id} report POST getOrderReport
payments cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch read GET @/{id} report GET GetPaymentReport
places districts GET GetDistricts junctions GET GetJunctions states GET GetStates taluks GET GetTaluks
productions cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason lines GET GetProductiondetails post POST$ @ postBatch POST$ @/batch report POST getproductReport
profile get GET getUserbyid resetPassword POST resetpassword
profit report GET ProfitReport
purchaseReturns cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch price POST @/price read GET @/{id}
purchases cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason lines GET GetPurchasedetails post POST$ @ postBatch POST$ @/batch price POST @/price?edits report GET GetAllPurchaseReport
rateSlabs delete POST WebDeleteTotalRateWisePurchase list GET WebGetRateWiseDiscount save POST WebInsertUpdateTotalRateWisePurchase
receipts cancel POST$ @/{id}/cancel?reason create POST$ insertupdatereciept delete DELETE$ deleteReciept edit PUT$ @/{id}?reason list GET getreciept nextNumber GET GetReceiptNo post POST$ @ postBatch POST$ @/batch read GET @/{id} report GET GetReceiptDetailes update PUT$ updateReceipt
records find GET v1/find
recovery open POST @/open use POST @
replacements cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch
returnableBills list GET @ read GET @/{id}
returnablePurchases list GET @ read GET @/{id}
roles list GET GetUserRole
routes delete POST WebDeleteRouteMaster list GET WebGetRouteMaster names GET GetRouteName save POST InsertupdateRoute
saleReturns cancel POST$ @/{id}/cancel?reason edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch price POST @/price read GET @/{id}
saleTax report GET taxamount
sales report POST getSaleReport
secondFactor begin POST @ confirm PUT @ read GET @ remove POST @/off renewCodes POST @/recovery-codes
series create POST insertInvoiceSeries delete POST deleteInvoiceSeries list GET getInvoiceSeries update POST updateInvoiceSeries
session activeUsers GET activeUserId companies GET companies company GET getcompanynav current GET @ financialYear GET getfinancialbyid logLogin POST insertLoginLog login POST login logout POST logout
sessions end DELETE @/{sessionId} endOthers DELETE @ list GET @ notices GET v1/sign-in-notices seeNotices POST v1/sign-in-notices
setUp create POST @
settings read GET @ save PUT @
signIn beginFactor POST @/second-factor choosePassword POST @/password confirmFactor PUT @/second-factor verifyCode POST @/code
signInLog report GET @
stock report GET Closingstock
supplierPurchases report GET GetSupplierWiseReport
suppliers names GET webGetSupplier
sync masters GET v1/masters
tasks delete DELETE webDeleteTask list GET webGetTask save POST webInsertUpdateTask
taxes names GET @
transLedger report GET LedgerTrans
trialBalance report GET TrailBalance
trips allReport GET AllEmpTripReport counts GET TripCount end PUT @/{tripId}/end lines GET Usertripdetails map GET GetTripMap odometer GET Getodometer orders GET webGetUsertriporder post POST @ postBatch POST @/batch receipts GET webGetTripreceipt report GET TripReport sales GET webGetUsertripsale
units names GET @
userAccess endSessions POST @/{userId}/end-sessions list GET @ makeLink POST @/{userId}/recovery-link removeFactor DELETE @/{userId}/second-factor
users delete POST Deleteusers details GET GetUser list GET GetUsermaster names GET GetUsers salesReps GET GetUserByrole salesmen GET GetUsersalesman save POST InsertUpdateUser saveDetails POST updateUserDetails
vanLoads analysis GET GetVanLoadingAnalysis byDate GET get-vtstock cancel POST$ @/{id}/cancel?reason datewise GET getVanstockByDate edit PUT$ @/{id}?reason post POST$ @ postBatch POST$ @/batch read GET @/{id} report GET getVanstock
vanSales summary GET vanSaleSummary
vehicles list GET GetVehicle names GET GetVehicleMaster save POST insertupdatevehicle
views delete DELETE @/{id} list GET @ save PUT @
visits post POST @ postBatch POST @/batch
vouchers find GET @ input GET @/{voucherId}/input read GET @/{voucherId}
webhooks create POST @ delete DELETE @/{webhookId} deliveries GET @/{webhookId}/deliveries list GET @ resend POST @/{webhookId}/deliveries/{deliveryId}/resend rotate POST @/{webhookId}/rotate test POST @/{webhookId}/test update PUT @
whatsapp send POST send-wa
years close POST$ @/{yearId}/close create POST$ @?startDate list GET @ lock PUT @/{yearId}/lock reopen POST$ @/{yearId}/reopen
zones create POST insertZone delete POST deleteZone list GET getZone update POST updateZone`);

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
  "bankBook.report": components["schemas"]["CashBookRow"];
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
  "bankBook.report": "Opening" | "Closing";
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
