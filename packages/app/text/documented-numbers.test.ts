import { expect, test } from "vitest";
import {
  BANNER_SHOWN_MS,
  DASHBOARD_REFRESH_MS,
  INVOICE_PAGE_BUTTONS,
  INVOICE_PAGE_SIZES,
  MAP_REFRESH_MS,
  PLACE_LIMIT_MS,
  PRODUCT_VERSION,
  TOAST_SHOWN_MS,
} from "../../sdk/format/documented-numbers.ts";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";
import { listPageSizes } from "../../sdk/report/state/report-state.ts";
import { customerDetailsReport } from "../../sdk/reports/accounts/customer-details-report.ts";
import { journalReport } from "../../sdk/reports/accounts/journal-report.ts";
import { paymentReport } from "../../sdk/reports/accounts/payment-report.ts";
import { receiptReport } from "../../sdk/reports/accounts/receipt-report.ts";
import { profitAndLossReport } from "../../sdk/reports/finance/profit-and-loss-report.ts";
import { trialBalance } from "../../sdk/reports/finance/trial-balance.ts";
import { creditorsReport } from "../../sdk/reports/ledgers/creditors-report.ts";
import { customerLedger } from "../../sdk/reports/ledgers/customer-ledger.ts";
import { debtorsReport } from "../../sdk/reports/ledgers/debtors-report.ts";
import { ledgerReport } from "../../sdk/reports/ledgers/ledger-report.ts";
import { transLedgerReport } from "../../sdk/reports/ledgers/trans-ledger-report.ts";
import { itemPurchaseReport } from "../../sdk/reports/purchases/item-purchase-report.ts";
import { purchaseReport } from "../../sdk/reports/purchases/purchase-report.ts";
import { supplierPurchaseReport } from "../../sdk/reports/purchases/supplier-purchase-report.ts";
import { hsnReturnReport } from "../../sdk/reports/sales/hsn-return-report.ts";
import { hsnSaleReport } from "../../sdk/reports/sales/hsn-sale-report.ts";
import { itemCustomerSaleReport } from "../../sdk/reports/sales/item-customer-sale-report.ts";
import { itemSaleReport } from "../../sdk/reports/sales/item-sale-report.ts";
import { orderReport } from "../../sdk/reports/sales/order-report.ts";
import { saleReport } from "../../sdk/reports/sales/sale-report.ts";
import { saleTaxReport } from "../../sdk/reports/sales/sale-tax-report.ts";
import { damageReport } from "../../sdk/reports/stock/damage-report.ts";
import { godownStock } from "../../sdk/reports/stock/godown-stock.ts";
import { productionReport } from "../../sdk/reports/stock/production-report.ts";
import { stockReport } from "../../sdk/reports/stock/stock-report.ts";
import { allTripReport } from "../../sdk/reports/trips/all-trip-report.ts";
import { employees } from "../../sdk/reports/trips/employees.ts";
import { tripReport } from "../../sdk/reports/trips/trip-report.ts";
import { companyManagement } from "../../widgets/masters/company/company-management.ts";
import { routeMaster } from "../../widgets/masters/places/route-master.ts";
import { vehicleMaster } from "../../widgets/masters/places/vehicle-master.ts";
import { appText } from "../generated/text/en-IN/app.ts";
import { versionLog } from "../versions/version-log.ts";

// Each expected number is copied from the specification, not from the code.

test("the sign-in page and the version log say the documented version", () => {
  expect(appText.versions.version(PRODUCT_VERSION)).toBe("Version 5.8.6");
  expect(versionLog[0]).toEqual({
    version: "5.8.06",
    features: ["The version that you are using, shown as 5.8.6"],
  });
});

test("toasts, banners, reloading and the sign-in take the documented times", () => {
  expect([TOAST_SHOWN_MS, BANNER_SHOWN_MS]).toEqual([3000, 2000]);
  expect([DASHBOARD_REFRESH_MS, MAP_REFRESH_MS]).toEqual([180_000, 60_000]);
  expect(PLACE_LIMIT_MS).toBe(5000);
});

test("lists and the stock table have the documented heights", () => {
  expect(companyManagement.list.height).toBe("300px");
  expect(vehicleMaster.list.height).toBe("300px");
  expect(routeMaster.list.height).toBe("100vh");
  expect(stockReport.rows?.height).toBe("calc(100dvh - 230px)");
});

test("the invoices of the dashboard have five or ten rows a page and five buttons of pages", () => {
  expect(INVOICE_PAGE_SIZES).toEqual([5, 10]);
  expect(INVOICE_PAGE_BUTTONS).toBe(5);
});

const LONG_PAGES = [500, 1000, 10_000];
const STOCK_PAGES = [50, 100, 250];
const TRIP_PAGES = [500, 1000, 5000];

const DOCUMENTED_REPORTS: readonly (readonly [
  report: { title: string },
  sizes: readonly number[],
  days?: number,
])[] = [
  [receiptReport, LONG_PAGES, 7],
  [paymentReport, LONG_PAGES, 7],
  [journalReport, LONG_PAGES, 30],
  [customerDetailsReport, [50, 250, 500, 1000]],
  [creditorsReport, LONG_PAGES, 0],
  [debtorsReport, LONG_PAGES, 120],
  [customerLedger, LONG_PAGES, 120],
  [ledgerReport, LONG_PAGES, 7],
  [transLedgerReport, LONG_PAGES, 7],
  [profitAndLossReport, LONG_PAGES, 30],
  [trialBalance, LONG_PAGES, 30],
  [purchaseReport, LONG_PAGES, 7],
  [supplierPurchaseReport, LONG_PAGES, 7],
  [itemPurchaseReport, LONG_PAGES, 7],
  [orderReport, LONG_PAGES, 7],
  [saleReport, LONG_PAGES, 7],
  [itemSaleReport, LONG_PAGES, 7],
  [itemCustomerSaleReport, [50, 10, 25, 100], 30],
  [saleTaxReport, LONG_PAGES, 7],
  [hsnSaleReport, LONG_PAGES, 7],
  [hsnReturnReport, [50, ...LONG_PAGES], 7],
  [stockReport, STOCK_PAGES],
  [godownStock, STOCK_PAGES],
  [damageReport, [70], 7],
  [productionReport, LONG_PAGES, 7],
  [employees, [10, 25, 50, 100]],
  [tripReport, TRIP_PAGES],
  [allTripReport, TRIP_PAGES],
];

test.each(DOCUMENTED_REPORTS.map(([report, sizes, days]) => ({ title: report.title, report, sizes, days })))(
  "$title has the documented page sizes, the usual one first, and the documented range",
  ({ report: declaredReport, sizes, days }) => {
    const report = declaredReport as AnyReport; // here all reports have one type
    expect(listPageSizes(report)).toEqual(sizes);
    if (days === undefined) return;
    const from = subtractDays("2026-05-01", days);
    expect(report.range?.default?.("2026-05-01")).toEqual({ from, to: "2026-05-01" });
  },
);

function subtractDays(day: string, days: number): string {
  return new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);
}
