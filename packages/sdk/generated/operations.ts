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
  "bills.lines": ["GET","/api/GetBilldetails"],
  "branches.create": ["POST","/api/insertbranch"],
  "branches.delete": ["POST","/api/deletebranch"],
  "branches.list": ["GET","/api/getbranch"],
  "branches.update": ["POST","/api/updatebranch"],
  "companies.delete": ["POST","/api/deletecompany"],
  "companies.list": ["GET","/api/getcompanyinfo"],
  "companies.save": ["POST","/api/insertcompany"],
  "creditors.report": ["GET","/api/CreditorsReport"],
  "customerLedger.report": ["GET","/api/LedgerCustomer"],
  "customers.names": ["GET","/api/GetCustomers"],
  "customers.report": ["GET","/api/GetCustomerDetailReport"],
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
  "financialYears.list": ["GET","/api/GetFinancialYear"],
  "godownStock.report": ["GET","/api/balancestock"],
  "health.live": ["GET","/healthz"],
  "health.ready": ["GET","/readyz"],
  "hsnReturns.report": ["GET","/api/HSNReturn"],
  "hsnSales.report": ["GET","/api/HSNcode"],
  "itemCustomerSales.report": ["GET","/api/Itemsalebycust"],
  "itemPurchases.report": ["GET","/api/GetItemWisePurchase"],
  "itemSales.report": ["GET","/api/ItemwiseSale"],
  "items.delete": ["POST","/api/deleteitem"],
  "items.images": ["GET","/api/getitemimages"],
  "items.list": ["GET","/api/GetItem"],
  "items.purchased": ["GET","/api/webGetPurchaseItem"],
  "items.save": ["POST","/api/insertupdateitem"],
  "items.sold": ["GET","/api/itembybill"],
  "journals.report": ["GET","/api/GetJournalReport"],
  "ledger.report": ["GET","/api/WebLedger"],
  "liveMap.employees": ["GET","/api/LiveLocEmp"],
  "liveMap.points": ["GET","/api/userlive"],
  "macs.delete": ["POST","/api/deleteMAC"],
  "macs.list": ["GET","/api/GetMac"],
  "macs.save": ["POST","/api/insertUpdateMAC"],
  "messages.delete": ["DELETE","/api/DeleteWebEmpMessage"],
  "messages.list": ["GET","/api/GetWebEmpMessage"],
  "messages.save": ["POST","/api/InsertUpdateWebEmpMessage"],
  "openingStock.report": ["GET","/api/GetOpeningstockReport"],
  "orders.lines": ["GET","/api/Getorderdetails"],
  "orders.report": ["POST","/api/getOrderReport"],
  "payments.report": ["GET","/api/GetPaymentReport"],
  "places.districts": ["GET","/api/GetDistricts"],
  "places.junctions": ["GET","/api/GetJunctions"],
  "places.states": ["GET","/api/GetStates"],
  "places.taluks": ["GET","/api/GetTaluks"],
  "productions.lines": ["GET","/api/GetProductiondetails"],
  "productions.report": ["POST","/api/getproductReport"],
  "profile.get": ["GET","/api/getUserbyid"],
  "profile.resetPassword": ["POST","/api/resetpassword"],
  "profit.report": ["GET","/api/ProfitReport"],
  "purchases.lines": ["GET","/api/GetPurchasedetails"],
  "purchases.report": ["GET","/api/GetAllPurchaseReport"],
  "rateSlabs.delete": ["POST","/api/WebDeleteTotalRateWisePurchase"],
  "rateSlabs.list": ["GET","/api/WebGetRateWiseDiscount"],
  "rateSlabs.save": ["POST","/api/WebInsertUpdateTotalRateWisePurchase"],
  "receipts.create": ["POST","/api/insertupdatereciept"],
  "receipts.delete": ["DELETE","/api/deleteReciept"],
  "receipts.list": ["GET","/api/getreciept"],
  "receipts.nextNumber": ["GET","/api/GetReceiptNo"],
  "receipts.report": ["GET","/api/GetReceiptDetailes"],
  "receipts.update": ["PUT","/api/updateReceipt"],
  "roles.list": ["GET","/api/GetUserRole"],
  "routes.delete": ["POST","/api/WebDeleteRouteMaster"],
  "routes.list": ["GET","/api/WebGetRouteMaster"],
  "routes.names": ["GET","/api/GetRouteName"],
  "routes.save": ["POST","/api/InsertupdateRoute"],
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
  "stock.report": ["GET","/api/Closingstock"],
  "supplierPurchases.report": ["GET","/api/GetSupplierWiseReport"],
  "suppliers.names": ["GET","/api/webGetSupplier"],
  "tasks.delete": ["DELETE","/api/webDeleteTask"],
  "tasks.list": ["GET","/api/webGetTask"],
  "tasks.save": ["POST","/api/webInsertUpdateTask"],
  "transLedger.report": ["GET","/api/LedgerTrans"],
  "trialBalance.report": ["GET","/api/TrailBalance"],
  "trips.allReport": ["GET","/api/AllEmpTripReport"],
  "trips.counts": ["GET","/api/TripCount"],
  "trips.lines": ["GET","/api/Usertripdetails"],
  "trips.map": ["GET","/api/GetTripMap"],
  "trips.odometer": ["GET","/api/Getodometer"],
  "trips.orders": ["GET","/api/webGetUsertriporder"],
  "trips.receipts": ["GET","/api/webGetTripreceipt"],
  "trips.report": ["GET","/api/TripReport"],
  "trips.sales": ["GET","/api/webGetUsertripsale"],
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
  "vanLoads.datewise": ["GET","/api/getVanstockByDate"],
  "vanLoads.report": ["GET","/api/getVanstock"],
  "vanSales.summary": ["GET","/api/vanSaleSummary"],
  "vehicles.list": ["GET","/api/GetVehicle"],
  "vehicles.names": ["GET","/api/GetVehicleMaster"],
  "vehicles.save": ["POST","/api/insertupdatevehicle"],
  "whatsapp.send": ["POST","/api/send-wa"],
  "zones.create": ["POST","/api/insertZone"],
  "zones.delete": ["POST","/api/deleteZone"],
  "zones.list": ["GET","/api/getZone"],
  "zones.update": ["POST","/api/updateZone"],
} as const;

/** Operations that move money (x-money): the SDK gives each an Idempotency-Key. */
export const moneyOperations: readonly string[] = [
  "receipts.create",
  "receipts.delete",
  "receipts.update",
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
  "profit.report": "SalesQty" | "SalesValue" | "CostOfGoods" | "Profit";
  "purchases.report": "Amount" | "TaxAmount" | "AmountIncOfTax" | "DiscountRs" | "Roundoff" | "TotalInvoceAmount";
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
