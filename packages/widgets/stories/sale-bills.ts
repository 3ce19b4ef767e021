import type { Row, Schema } from "@vanbook/sdk";
import { addDays } from "../format/day.ts";

export type SaleBill = Row<"sales.report">;

/** One bill; what is not given is ordinary. */
export function saleBill(number: number, given: Partial<SaleBill> = {}): SaleBill {
  const isWholesale = given.SaleType === "Wholesale";
  const series = isWholesale ? "B2B/26-27" : "B2C/26-27";
  return {
    BillID: number,
    InvSeries: series,
    RetailBillNo: isWholesale ? "00" : String(number),
    WholesaleNo: isWholesale ? String(number) : null,
    BillNo: `${series} ${number}`,
    BillDate: "2026-11-20",
    CustomerID: 1,
    CustomerName: "Amrita Medical Stores",
    BillAmount: 100,
    CancelledAmount: null,
    SaleType: "Retail",
    BillModeText: "Cash",
    Salesman: "Anil Kumar",
    SalesmanId: 3,
    CreatedBy: "Shyama Nair",
    CreatedById: 7,
    RootName: "Adoor",
    BranchName: "Thiruvalla",
    Status: 1,
    ...given,
  };
}

/** 1,791.06 + 516.86 + 71,135.17 = 73,443.09. */
export const threeBills = [
  saleBill(1482, { CustomerName: "Sree Narayana Surgicals", BillAmount: 1791.06, BillModeText: "Credit" }),
  saleBill(1481, { BillAmount: 516.86, SalesmanId: 1 }),
  saleBill(1480, {
    CustomerName: "Lakeshore Pharma, Kottayam",
    BillAmount: 71135.17,
    SaleType: "Wholesale",
    Salesman: null,
    BillDate: "2026-11-19",
  }),
];

/** As many bills as wanted, newest first, the same ones each time. Amounts are whole paise. */
export function manyBills(count: number): SaleBill[] {
  let seed = 20261121;
  const random = () => {
    // A linear congruential generator: the same numbers on every machine.
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  return Array.from({ length: count }, (_, at) => {
    const customer = Math.floor(random() * CUSTOMERS.length);
    const salesman = Math.floor(random() * SALESMEN.length);
    const isCancelled = random() < 0.02;
    const amount = Math.round(random() ** 3 * 18_000_000) / 100;
    return saleBill(count - at, {
      BillDate: addDays("2026-11-21", -Math.floor((at * 8) / count)),
      CustomerID: customer + 1,
      CustomerName: CUSTOMERS[customer] ?? "",
      SaleType: random() < 0.5 ? "Retail" : "Wholesale",
      BillModeText: random() < 0.4 ? "Cash" : "Credit",
      BillAmount: isCancelled ? 0 : amount,
      CancelledAmount: isCancelled ? amount : null,
      Status: isCancelled ? 2 : 1,
      Salesman: SALESMEN[salesman] ?? null,
      SalesmanId: salesman + 1,
    });
  });
}

/** Two lines: 8,450.00 + 422.50 tax and 2,475.00 + 123.75 tax make 11,471.25; less 250.00, rounded down 0.25: 11,221.00. */
export const billLines: Schema<"BillLine">[] = [
  line({
    ItemName: "Wheelchair, folding",
    MRP: 9500,
    Quantity: 1,
    UnitPrice: 8450,
    TaxAmount: 422.5,
    NetRate: 8450,
    Amount: 8872.5,
  }),
  line({
    ItemName: "Nebuliser kit, adult",
    MRP: 499,
    Quantity: 6,
    UnitPrice: 412.5,
    TaxAmount: 123.75,
    NetRate: 2475,
    Amount: 2598.75,
  }),
];

function line(given: Partial<Schema<"BillLine">>): Schema<"BillLine"> {
  return {
    BillID: 1482,
    InvSeries: "B2C/26-27",
    RetailBillNo: "1482",
    BillNo: "B2C/26-27 1482",
    BillDate: "2026-11-20",
    CustomerName: "Amrita Medical Stores",
    CumAddress: "Hospital Road, Adoor",
    CumContact: "94470 12345",
    SalesmanName: "Anil Kumar",
    CreatedByName: "Shyama Nair",
    BillModeText: "Credit",
    WholeSaleRetail: "Retail",
    ItemName: "",
    MRP: 0,
    Quantity: 0,
    FreeQty: 0,
    UnitPrice: 0,
    TaxPercentage: 5,
    TaxAmount: 0,
    NetRate: 0,
    Amount: 0,
    DiscountRs: 250,
    RoundOff: -0.25,
    BillAmount: 11221,
    Status: 1,
    Narration: "Deliver before noon",
    ...given,
  };
}

export const SALESMEN = ["Anil Kumar", "Shyama Nair", "Biju Mathew", "Rahim K."];
export const CUSTOMERS = [
  "Amrita Medical Stores",
  "Sree Narayana Surgicals",
  "Lakeshore Pharma, Kottayam",
  "Pathanamthitta Taluk Hospital Pharmacy",
  "Kairali Rehabilitation Clinic",
  "Medilife Ortho Centre",
  "Neethi Medical Store, Adoor",
  "Bethany Hospital (Central Store)",
  "Ayur Wellness Supplies",
];
