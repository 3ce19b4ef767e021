// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import type { components } from "./schema.ts";

/** Version of the contract, which the SDK sends with each request. */
export const contractVersion = "5.8.6";

/** Each operation's method, path and, where it has a body, the names that travel in the query string. */
export const operationMap = {
  "accounts.create": ["POST","/api/insertaccount"],
  "accounts.delete": ["POST","/api/deleteAccount"],
  "accounts.groups": ["GET","/api/getAccGroup"],
  "accounts.heads": ["GET","/api/Achead"],
  "accounts.import": ["POST","/api/insertaccountexcel"],
  "accounts.importRows": ["POST","/api/v1/imports/accounts"],
  "accounts.ledgers": ["GET","/api/getledger"],
  "accounts.list": ["GET","/api/getAccount"],
  "accounts.update": ["POST","/api/updateaccount"],
  "allocations.delete": ["POST","/api/deleteAllocation"],
  "allocations.list": ["GET","/api/getAllocation"],
  "allocations.save": ["POST","/api/insertUpdateAllocation"],
  "apiKeys.create": ["POST","/api/v1/api-keys"],
  "apiKeys.list": ["GET","/api/v1/api-keys"],
  "apiKeys.revoke": ["DELETE","/api/v1/api-keys/{keyId}"],
  "beatPlans.list": ["GET","/api/GetRouteallocatedemp"],
  "beatPlans.save": ["POST","/api/insertupdateemproute"],
  "bills.cancel": ["POST","/api/v1/bills/{id}/cancel"],
  "bills.edit": ["PUT","/api/v1/bills/{id}"],
  "bills.lines": ["GET","/api/GetBilldetails"],
  "bills.post": ["POST","/api/v1/bills"],
  "bills.postBatch": ["POST","/api/v1/bills/batch"],
  "bills.price": ["POST","/api/v1/bills/price"],
  "books.check": ["POST","/api/v1/books/check"],
  "books.rebuild": ["POST","/api/v1/books/rebuild"],
  "branches.create": ["POST","/api/insertbranch"],
  "branches.delete": ["POST","/api/deletebranch"],
  "branches.list": ["GET","/api/getbranch"],
  "branches.update": ["POST","/api/updatebranch"],
  "companies.delete": ["POST","/api/deletecompany"],
  "companies.list": ["GET","/api/getcompanyinfo"],
  "companies.save": ["POST","/api/insertcompany"],
  "contras.cancel": ["POST","/api/v1/contras/{id}/cancel"],
  "contras.edit": ["PUT","/api/v1/contras/{id}"],
  "contras.post": ["POST","/api/v1/contras"],
  "contras.postBatch": ["POST","/api/v1/contras/batch"],
  "creditors.report": ["GET","/api/CreditorsReport"],
  "customerLedger.report": ["GET","/api/LedgerCustomer"],
  "customers.names": ["GET","/api/GetCustomers"],
  "customers.report": ["GET","/api/GetCustomerDetailReport"],
  "damages.cancel": ["POST","/api/v1/damages/{id}/cancel"],
  "damages.edit": ["PUT","/api/v1/damages/{id}"],
  "damages.post": ["POST","/api/v1/damages"],
  "damages.postBatch": ["POST","/api/v1/damages/batch"],
  "damages.report": ["GET","/api/DamageReport"],
  "dashboard.b2b": ["GET","/api/b2cb2bsale"],
  "dashboard.counts": ["GET","/api/CusItemCount"],
  "dashboard.customers": ["GET","/api/Customerbill"],
  "dashboard.invoices": ["GET","/api/getSaleone"],
  "dashboard.locations": ["GET","/api/userlastlive"],
  "dashboard.messages": ["GET","/api/EmpMessage"],
  "dashboard.orderGraph": ["GET","/api/OrderGraph"],
  "dashboard.orders": ["GET","/api/TotalOrder"],
  "dashboard.outstanding": ["GET","/api/TotalOutstand"],
  "dashboard.overview": ["GET","/api/v1/overview"],
  "dashboard.products": ["GET","/api/prodsales"],
  "dashboard.receiptChart": ["GET","/api/ReceiptChart"],
  "dashboard.receipts": ["GET","/api/TotalReceipt"],
  "dashboard.routeCustomers": ["GET","/api/routeCustomer"],
  "dashboard.saleCount": ["GET","/api/salecount"],
  "dashboard.saleGraph": ["GET","/api/SaleGraph"],
  "dashboard.sales": ["GET","/api/TotalSale"],
  "dashboard.salesmen": ["GET","/api/empsale"],
  "dashboard.stock": ["GET","/api/stockDashboard"],
  "dashboard.tasks": ["GET","/api/TaskDash"],
  "debtors.report": ["GET","/api/DebitorsReport"],
  "distributors.assign": ["POST","/api/saveEmployeeDistributor"],
  "distributors.assigned": ["GET","/api/GetEmployeeDistributors"],
  "distributors.list": ["GET","/api/getdistributor"],
  "employees.list": ["GET","/api/EmpView"],
  "expenses.cancel": ["POST","/api/v1/expenses/{id}/cancel"],
  "expenses.edit": ["PUT","/api/v1/expenses/{id}"],
  "expenses.post": ["POST","/api/v1/expenses"],
  "expenses.postBatch": ["POST","/api/v1/expenses/batch"],
  "financialYears.list": ["GET","/api/GetFinancialYear"],
  "godownStock.report": ["GET","/api/balancestock"],
  "handOvers.cancel": ["POST","/api/v1/hand-overs/{id}/cancel"],
  "handOvers.edit": ["PUT","/api/v1/hand-overs/{id}"],
  "handOvers.post": ["POST","/api/v1/hand-overs"],
  "handOvers.postBatch": ["POST","/api/v1/hand-overs/batch"],
  "health.live": ["GET","/healthz"],
  "health.ready": ["GET","/readyz"],
  "hsnReturns.report": ["GET","/api/HSNReturn"],
  "hsnSales.report": ["GET","/api/HSNcode"],
  "imports.preview": ["POST","/api/v1/imports/preview"],
  "itemCustomerSales.report": ["GET","/api/Itemsalebycust"],
  "itemPurchases.report": ["GET","/api/GetItemWisePurchase"],
  "itemSales.report": ["GET","/api/ItemwiseSale"],
  "items.delete": ["POST","/api/deleteitem"],
  "items.images": ["GET","/api/getitemimages"],
  "items.importRows": ["POST","/api/v1/imports/items"],
  "items.list": ["GET","/api/GetItem"],
  "items.names": ["GET","/api/v1/item-names"],
  "items.purchased": ["GET","/api/webGetPurchaseItem"],
  "items.save": ["POST","/api/insertupdateitem"],
  "items.sold": ["GET","/api/itembybill"],
  "journals.cancel": ["POST","/api/v1/journals/{id}/cancel"],
  "journals.edit": ["PUT","/api/v1/journals/{id}"],
  "journals.post": ["POST","/api/v1/journals"],
  "journals.postBatch": ["POST","/api/v1/journals/batch"],
  "journals.report": ["GET","/api/GetJournalReport"],
  "ledger.report": ["GET","/api/WebLedger"],
  "liveMap.employees": ["GET","/api/LiveLocEmp"],
  "liveMap.points": ["GET","/api/userlive"],
  "locations.post": ["POST","/api/v1/locations"],
  "locations.postBatch": ["POST","/api/v1/locations/batch"],
  "macs.delete": ["POST","/api/deleteMAC"],
  "macs.list": ["GET","/api/GetMac"],
  "macs.save": ["POST","/api/insertUpdateMAC"],
  "maps.tiles": ["GET","/api/v1/map-tiles"],
  "messages.delete": ["DELETE","/api/DeleteWebEmpMessage"],
  "messages.list": ["GET","/api/GetWebEmpMessage"],
  "messages.save": ["POST","/api/InsertUpdateWebEmpMessage"],
  "openingStock.report": ["GET","/api/GetOpeningstockReport"],
  "openings.cancel": ["POST","/api/v1/openings/{id}/cancel"],
  "openings.edit": ["PUT","/api/v1/openings/{id}"],
  "openings.post": ["POST","/api/v1/openings"],
  "openings.postBatch": ["POST","/api/v1/openings/batch"],
  "orders.cancel": ["POST","/api/v1/orders/{id}/cancel"],
  "orders.edit": ["PUT","/api/v1/orders/{id}"],
  "orders.lines": ["GET","/api/Getorderdetails"],
  "orders.post": ["POST","/api/v1/orders"],
  "orders.postBatch": ["POST","/api/v1/orders/batch"],
  "orders.report": ["POST","/api/getOrderReport"],
  "payments.cancel": ["POST","/api/v1/payments/{id}/cancel"],
  "payments.edit": ["PUT","/api/v1/payments/{id}"],
  "payments.post": ["POST","/api/v1/payments"],
  "payments.postBatch": ["POST","/api/v1/payments/batch"],
  "payments.report": ["GET","/api/GetPaymentReport"],
  "places.districts": ["GET","/api/GetDistricts"],
  "places.junctions": ["GET","/api/GetJunctions"],
  "places.states": ["GET","/api/GetStates"],
  "places.taluks": ["GET","/api/GetTaluks"],
  "productions.cancel": ["POST","/api/v1/productions/{id}/cancel"],
  "productions.edit": ["PUT","/api/v1/productions/{id}"],
  "productions.lines": ["GET","/api/GetProductiondetails"],
  "productions.post": ["POST","/api/v1/productions"],
  "productions.postBatch": ["POST","/api/v1/productions/batch"],
  "productions.report": ["POST","/api/getproductReport"],
  "profile.get": ["GET","/api/getUserbyid"],
  "profile.resetPassword": ["POST","/api/resetpassword"],
  "profit.report": ["GET","/api/ProfitReport"],
  "purchaseReturns.cancel": ["POST","/api/v1/purchase-returns/{id}/cancel"],
  "purchaseReturns.edit": ["PUT","/api/v1/purchase-returns/{id}"],
  "purchaseReturns.post": ["POST","/api/v1/purchase-returns"],
  "purchaseReturns.postBatch": ["POST","/api/v1/purchase-returns/batch"],
  "purchases.cancel": ["POST","/api/v1/purchases/{id}/cancel"],
  "purchases.edit": ["PUT","/api/v1/purchases/{id}"],
  "purchases.lines": ["GET","/api/GetPurchasedetails"],
  "purchases.post": ["POST","/api/v1/purchases"],
  "purchases.postBatch": ["POST","/api/v1/purchases/batch"],
  "purchases.report": ["GET","/api/GetAllPurchaseReport"],
  "rateSlabs.delete": ["POST","/api/WebDeleteTotalRateWisePurchase"],
  "rateSlabs.list": ["GET","/api/WebGetRateWiseDiscount"],
  "rateSlabs.save": ["POST","/api/WebInsertUpdateTotalRateWisePurchase"],
  "receipts.cancel": ["POST","/api/v1/receipts/{id}/cancel"],
  "receipts.create": ["POST","/api/insertupdatereciept"],
  "receipts.delete": ["DELETE","/api/deleteReciept"],
  "receipts.edit": ["PUT","/api/v1/receipts/{id}"],
  "receipts.list": ["GET","/api/getreciept"],
  "receipts.nextNumber": ["GET","/api/GetReceiptNo"],
  "receipts.post": ["POST","/api/v1/receipts"],
  "receipts.postBatch": ["POST","/api/v1/receipts/batch"],
  "receipts.report": ["GET","/api/GetReceiptDetailes"],
  "receipts.update": ["PUT","/api/updateReceipt"],
  "records.find": ["GET","/api/v1/find"],
  "replacements.cancel": ["POST","/api/v1/replacements/{id}/cancel"],
  "replacements.edit": ["PUT","/api/v1/replacements/{id}"],
  "replacements.post": ["POST","/api/v1/replacements"],
  "replacements.postBatch": ["POST","/api/v1/replacements/batch"],
  "roles.list": ["GET","/api/GetUserRole"],
  "routes.delete": ["POST","/api/WebDeleteRouteMaster"],
  "routes.list": ["GET","/api/WebGetRouteMaster"],
  "routes.names": ["GET","/api/GetRouteName"],
  "routes.save": ["POST","/api/InsertupdateRoute"],
  "saleReturns.cancel": ["POST","/api/v1/sale-returns/{id}/cancel"],
  "saleReturns.edit": ["PUT","/api/v1/sale-returns/{id}"],
  "saleReturns.post": ["POST","/api/v1/sale-returns"],
  "saleReturns.postBatch": ["POST","/api/v1/sale-returns/batch"],
  "saleTax.report": ["GET","/api/taxamount"],
  "sales.report": ["POST","/api/getSaleReport"],
  "series.create": ["POST","/api/insertInvoiceSeries"],
  "series.delete": ["POST","/api/deleteInvoiceSeries"],
  "series.list": ["GET","/api/getInvoiceSeries"],
  "series.update": ["POST","/api/updateInvoiceSeries"],
  "session.activeUsers": ["GET","/api/activeUserId"],
  "session.companies": ["GET","/api/companies"],
  "session.company": ["GET","/api/getcompanynav"],
  "session.current": ["GET","/api/v1/session"],
  "session.financialYear": ["GET","/api/getfinancialbyid"],
  "session.logLogin": ["POST","/api/insertLoginLog"],
  "session.login": ["POST","/api/login"],
  "session.logout": ["POST","/api/logout"],
  "setUp.create": ["POST","/api/v1/set-up"],
  "settings.read": ["GET","/api/v1/settings"],
  "settings.save": ["PUT","/api/v1/settings"],
  "stock.report": ["GET","/api/Closingstock"],
  "supplierPurchases.report": ["GET","/api/GetSupplierWiseReport"],
  "suppliers.names": ["GET","/api/webGetSupplier"],
  "sync.masters": ["GET","/api/v1/masters"],
  "tasks.delete": ["DELETE","/api/webDeleteTask"],
  "tasks.list": ["GET","/api/webGetTask"],
  "tasks.save": ["POST","/api/webInsertUpdateTask"],
  "taxes.names": ["GET","/api/v1/taxes"],
  "transLedger.report": ["GET","/api/LedgerTrans"],
  "trialBalance.report": ["GET","/api/TrailBalance"],
  "trips.allReport": ["GET","/api/AllEmpTripReport"],
  "trips.counts": ["GET","/api/TripCount"],
  "trips.end": ["PUT","/api/v1/trips/{tripId}/end"],
  "trips.lines": ["GET","/api/Usertripdetails"],
  "trips.map": ["GET","/api/GetTripMap"],
  "trips.odometer": ["GET","/api/Getodometer"],
  "trips.orders": ["GET","/api/webGetUsertriporder"],
  "trips.post": ["POST","/api/v1/trips"],
  "trips.postBatch": ["POST","/api/v1/trips/batch"],
  "trips.receipts": ["GET","/api/webGetTripreceipt"],
  "trips.report": ["GET","/api/TripReport"],
  "trips.sales": ["GET","/api/webGetUsertripsale"],
  "units.names": ["GET","/api/v1/units"],
  "users.delete": ["POST","/api/Deleteusers"],
  "users.details": ["GET","/api/GetUser"],
  "users.list": ["GET","/api/GetUsermaster"],
  "users.names": ["GET","/api/GetUsers"],
  "users.salesReps": ["GET","/api/GetUserByrole"],
  "users.salesmen": ["GET","/api/GetUsersalesman"],
  "users.save": ["POST","/api/InsertUpdateUser"],
  "users.saveDetails": ["POST","/api/updateUserDetails"],
  "vanLoads.analysis": ["GET","/api/GetVanLoadingAnalysis"],
  "vanLoads.byDate": ["GET","/api/get-vtstock"],
  "vanLoads.cancel": ["POST","/api/v1/van-loads/{id}/cancel"],
  "vanLoads.datewise": ["GET","/api/getVanstockByDate"],
  "vanLoads.edit": ["PUT","/api/v1/van-loads/{id}"],
  "vanLoads.post": ["POST","/api/v1/van-loads"],
  "vanLoads.postBatch": ["POST","/api/v1/van-loads/batch"],
  "vanLoads.report": ["GET","/api/getVanstock"],
  "vanSales.summary": ["GET","/api/vanSaleSummary"],
  "vehicles.list": ["GET","/api/GetVehicle"],
  "vehicles.names": ["GET","/api/GetVehicleMaster"],
  "vehicles.save": ["POST","/api/insertupdatevehicle"],
  "views.delete": ["DELETE","/api/v1/views/{id}"],
  "views.list": ["GET","/api/v1/views"],
  "views.save": ["PUT","/api/v1/views"],
  "visits.post": ["POST","/api/v1/visits"],
  "visits.postBatch": ["POST","/api/v1/visits/batch"],
  "vouchers.find": ["GET","/api/v1/vouchers"],
  "vouchers.read": ["GET","/api/v1/vouchers/{voucherId}"],
  "whatsapp.send": ["POST","/api/send-wa"],
  "years.close": ["POST","/api/v1/years/{yearId}/close"],
  "years.create": ["POST","/api/v1/years",["startDate"]],
  "years.list": ["GET","/api/v1/years"],
  "years.lock": ["PUT","/api/v1/years/{yearId}/lock"],
  "years.reopen": ["POST","/api/v1/years/{yearId}/reopen"],
  "zones.create": ["POST","/api/insertZone"],
  "zones.delete": ["POST","/api/deleteZone"],
  "zones.list": ["GET","/api/getZone"],
  "zones.update": ["POST","/api/updateZone"],
} as const;

/** Operations that move money (x-money): the SDK gives each an Idempotency-Key. */
export const moneyOperations: readonly string[] = [
  "accounts.importRows",
  "bills.cancel",
  "bills.edit",
  "bills.post",
  "bills.postBatch",
  "contras.cancel",
  "contras.edit",
  "contras.post",
  "contras.postBatch",
  "damages.cancel",
  "damages.edit",
  "damages.post",
  "damages.postBatch",
  "expenses.cancel",
  "expenses.edit",
  "expenses.post",
  "expenses.postBatch",
  "handOvers.cancel",
  "handOvers.edit",
  "handOvers.post",
  "handOvers.postBatch",
  "items.importRows",
  "journals.cancel",
  "journals.edit",
  "journals.post",
  "journals.postBatch",
  "openings.cancel",
  "openings.edit",
  "openings.post",
  "openings.postBatch",
  "orders.cancel",
  "orders.edit",
  "orders.post",
  "orders.postBatch",
  "payments.cancel",
  "payments.edit",
  "payments.post",
  "payments.postBatch",
  "productions.cancel",
  "productions.edit",
  "productions.post",
  "productions.postBatch",
  "purchaseReturns.cancel",
  "purchaseReturns.edit",
  "purchaseReturns.post",
  "purchaseReturns.postBatch",
  "purchases.cancel",
  "purchases.edit",
  "purchases.post",
  "purchases.postBatch",
  "receipts.cancel",
  "receipts.create",
  "receipts.delete",
  "receipts.edit",
  "receipts.post",
  "receipts.postBatch",
  "receipts.update",
  "replacements.cancel",
  "replacements.edit",
  "replacements.post",
  "replacements.postBatch",
  "saleReturns.cancel",
  "saleReturns.edit",
  "saleReturns.post",
  "saleReturns.postBatch",
  "vanLoads.cancel",
  "vanLoads.edit",
  "vanLoads.post",
  "vanLoads.postBatch",
  "years.close",
  "years.create",
  "years.reopen",
];

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
  "creditors.report": components["schemas"]["CreditorRow"];
  "customerLedger.report": components["schemas"]["CustomerLedgerRow"];
  "customers.report": components["schemas"]["CustomerDetailRow"];
  "damages.report": components["schemas"]["DamageRow"];
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
  "creditors.report": "Opening" | "Debit" | "Credit" | "Outstanding";
  "customerLedger.report": never;
  "customers.report": never;
  "damages.report": "GoodStock" | "DamageProduct" | "Expired" | "Replacement" | "Qty";
  "debtors.report": "BalanceBefore" | "DebitAmount" | "CreditAmount" | "Outstanding";
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
  "creditors.report": never;
  "customerLedger.report": "AcTransAmount" | "BillAmount" | "ReceiptAmount" | "ReturnedBillAmount" | "Outstanding" | "DebitAmount" | "CreditAmount" | "BalanceBefore";
  "customers.report": never;
  "damages.report": never;
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
