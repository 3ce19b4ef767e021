import type { Row } from "@vanbook/sdk";
import type { ReportServer } from "./report-server.ts";

type Purchase = Row<"purchases.report">;
export type PurchaseLine = Row<"supplierPurchases.report">;

/** A purchase of the story's business; `changes` replace what it says. */
export function purchase(id: number, changes: Partial<Purchase> = {}): Purchase {
  return {
    PurchaseID: id,
    PurchaseNo: `PUR/${id}`,
    PurchaseDate: "2026-11-18",
    AccountName: "Anantha Surgical Agencies",
    GSTinNo: "32HPUCW5399U1ZQ",
    SupplierInvoiceNo: `TX/33${id}`,
    InvoiceDate: "2026-11-17",
    Amount: 1000,
    TaxAmount: 50,
    AmountIncOfTax: 1050,
    CancelledAmount: null,
    Freight: 0,
    DiscountRs: 0,
    Roundoff: 0,
    TotalInvoceAmount: 1050,
    Status: 1,
    ...changes,
  };
}

/** A line of it: 10 at 106.65 after 10 % off 118.50, with 90.00 freight on the purchase and 20.00 off it. */
export function purchaseLine(id: number, changes: Partial<PurchaseLine> = {}): PurchaseLine {
  return {
    PurchaseID: id,
    PurchaseNo: `PUR/${id}`,
    PurchaseDate: "2026-11-18",
    AccountName: "Anantha Surgical Agencies",
    GSTinNo: "32HPUCW5399U1ZQ",
    SupplierInvoiceNo: `TX/33${id}`,
    InvoiceDate: "2026-11-17",
    Amount: 1119.83,
    AmountIncOfTax: 1119.83,
    TaxAmount: 53.33,
    TaxName: "GST 5%",
    TaxPercentage: 5,
    ItemName: "IV Cannula 24G",
    UnitName: "Nos",
    Quantity: 10,
    FreeQty: 2,
    UnitPrice: 118.5,
    MRP: 160,
    NetRate: 1066.5,
    Freight: 90,
    DiscountRs: 20,
    DeliveryRate: 115.65,
    DiscountRate: 106.65,
    FrightLessRate: 106.65,
    Roundoff: 0.17,
    TotalInvoceAmount: 1190,
    CustomerName: "Anantha Surgical Agencies",
    CumAddress: "MG Road, Kochi",
    CumContact: "5140440658",
    ...changes,
  };
}

/** Three purchases of two suppliers, the second cancelled: 2,066.50 in all, 2,169.83 with tax. */
export const threePurchases: readonly Purchase[] = [
  purchase(7, {
    Amount: 1066.5,
    TaxAmount: 53.33,
    AmountIncOfTax: 1119.83,
    Freight: 90,
    DiscountRs: 20,
    Roundoff: 0.17,
    TotalInvoceAmount: 1190,
  }),
  purchase(8, {
    Amount: 0,
    TaxAmount: 0,
    AmountIncOfTax: 0,
    CancelledAmount: 525,
    TotalInvoceAmount: 0,
    Status: 2,
  }),
  purchase(9, {
    PurchaseDate: "2026-11-20",
    AccountName: "Delhi Medical Devices",
    GSTinNo: null,
    SupplierInvoiceNo: null,
    InvoiceDate: null,
  }),
];

/** Three lines of two purchases: 26.00 pieces and 4.00 free, 2,379.83 with tax of 113.33. */
export const threeLines: readonly PurchaseLine[] = [
  purchaseLine(7),
  purchaseLine(7, {
    ItemName: "Arm Sling Pouch Medium",
    Quantity: 6,
    FreeQty: 0,
    Amount: 210,
    AmountIncOfTax: 210,
    TaxAmount: 10,
    NetRate: 200,
  }),
  purchaseLine(9, {
    PurchaseDate: "2026-11-20",
    Amount: 1050,
    AmountIncOfTax: 1050,
    TaxAmount: 50,
    NetRate: 1000,
    DeliveryRate: 100,
    DiscountRate: 100,
    FrightLessRate: 100,
    Roundoff: 0,
  }),
];

/** What the purchase reports and their details ask besides. */
export const purchaseAnswers: NonNullable<ReportServer["answers"]> = {
  "/api/webGetSupplier": [
    { AccountID: 41, AccountName: "Anantha Surgical Agencies" },
    { AccountID: 42, AccountName: "Delhi Medical Devices" },
  ],
  "/api/webGetPurchaseItem": [{ ItemID: 5, ItemName: "IV Cannula 24G" }],
  "/api/getcompanynav": [
    {
      CompanyId: 1,
      CompanyName: "Kairali Surgicals & Medicals",
      Address: "Kairali Towers, M.C. Road",
      Citty: "Thiruvalla",
      District: "Pathanamthitta",
      State: "Kerala",
      GSTinNo: "32QDFFU3641B1Z3",
      MobileNO: "5695041704",
      Email: null,
      CompanyLogo: null,
    },
  ],
  "/api/GetPurchasedetails": [purchaseLine(7)],
};
