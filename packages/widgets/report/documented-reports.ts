/**
 * What sections 2 of the documents (tests/demands/documents) say about a report's columns, in their
 * order, and about its search, window of filters and choices; a text without quotes there is not
 * here. All as shown to an English user.
 */
export interface DocumentedReport {
  columns?: string;
  search?: string;
  filters?: string;
  /** Separated by `; `: the filter's label, then its choices if they are documented. */
  choices?: string;
  cards?: string;
  total?: string;
  details?: string;
  dates?: false;
}

const STOCK_CHOICES =
  "ITEM NAME: All Items; CATEGORY NAME: All Categories, Default, Medical Disposables, Orthopedics Support, Rehabilitation Products, " +
  "Oxygen Cylinders, First Aid Products, Surgical Equipments, Medicine, Medical Devices; STOCK RANGE: All, 0, 1-500, 501-2000, " +
  "2001 and above; ITEM TYPE: All, Finished Item, Semi Item, Other";
const LEDGER_REPORT: DocumentedReport = {
  columns: "SL.No, Date, Type, Transaction No, Debit, Credit, Balance, Account Head, Narration",
  choices: "Ledger Head; Type: All Types, Payment, Receipt, Journal, Contra",
  details: "Entry", // what a click on a row opens is not documented
};
const HSN_COLUMNS = "Sl.No, HSN Code, Unit, Quantity, Tax %, Taxable Value, Total Amount";

export const DOCUMENTED_REPORTS: Readonly<Record<string, DocumentedReport>> = {
  CustomerLedger: {
    // Row 67 of the deviations: the rupee sign is in the heading.
    columns: "SL. No, Bill No, Date, Description, Bill Mode, Amount (₹), Amount in Words",
    search: "Search by Amount / Date ...",
    choices: "Customer; Description: All",
    cards:
      "AcTrans Amount, Bill Amount, Receipt Amount, Returned Bill Amount, Outstanding, Debit Amount, Credit Amount, Balance Before",
  },
  DebtorsReport: {
    columns: "SI. No, Customer Name, Address, Opening, Debit, Credit, Outstanding, Salesman, Route, Mobile",
    choices: "Salesman; Route; Van",
  },
  LedgerReport: LEDGER_REPORT,
  TransLedgerReport: LEDGER_REPORT,
  ProfitReport: {
    columns: "Invoice No, Date, Customer, Salesman, Sales Value, Cost Of Goods, Profit, Profit %",
    search: "Search by invoice number",
    choices:
      "Type: All, Retail, WholeSale; Report Type: All, Purchase, Production; Customer; Item Name; Salesman",
    total: "Grand Total",
  },
  TrialBalance: { choices: "Group Name", total: "Grand Total" },
  StockReport: {
    columns: "Sl.No, Item Name, Category Name, Opening Stock, Stock In, Stock Out, Balance Stock",
    search: "Search by item name or stock...",
    filters: "Stock Report Filters",
    choices: STOCK_CHOICES,
    total: "Total Items",
  },
  GodownStock: { search: "Search by item name or stock...", choices: STOCK_CHOICES, dates: false },
  DamageReport: { search: "Search by Item/Date", choices: "Salesman; Customer", total: "Grand Total" },
  PurchaseReport: {
    columns: "Sl.No, Purchase No, Date, Supplier Name, GST No, Invoice No, Amount, Amount (Incl. Tax)",
    choices: "Supplier: All Suppliers",
    details: "Purchase Details",
  },
  SupplierPurchaseReport: {
    columns:
      "Sl.No, Date, Pur.No, InvNo, ItmName, Unit, Qty, Price, TxNme, Tx%, ItmAmt, TxAmt, DlryRt, DisRt, FRTLRt, R.Off",
    search: "Search purchases by Item Name,amount",
    choices: "Supplier",
  },
  ItemPurchaseReport: {
    columns:
      "Sl.No, Purch.Date, Purch.No, Inv.Date, InvNo, ItmName, Unit, Qty, FreeQty, Price, TxNme, Tx%, TxAmt, ItmAmt",
    search: "Search purchases by Item Name, Invoice No...",
    choices: "Item",
  },
  VanLoadReport: {
    columns:
      "SI.No, Item Name, Mrp, Van OS, Return Qty, Good Stock, Damaged Qty, Replaced Qty, Sale, Free Qty, Net Stock, Vt Stock",
    choices: "Vanloading Date; Branch; Vehicle",
    dates: false,
  },
  VanLoadDatewise: {
    columns:
      "SI.No, Item Name, Van OS, Return Qty, Good Stock, Damaged Qty, Replaced Qty, Sale, Free Qty, Net Stock, Vt Stock",
    choices: "Branch; Vehicle",
    details: "VTStock Details by Date",
  },
  CustomerDetailsReport: {
    columns: "Sl.No, Customer Name, Address, City, Mobile, Route, Type, Salesman, Created Date",
    search: "Search by CustomerName,Salesman,City",
    choices: "Salesman; Route; Customer Type: All Types, Retail, Wholesale, Supermarket, Distributor, Other",
  },
  OrderReport: {
    columns: "SL.No, Order No, Date, Customer Name, Amount, User, Status, Mode",
    search: "Search orders by customer name, amount...",
    filters: "Order Report Filters",
    choices: "STATUS; BILL MODE; USERS",
    details: "Order Details",
  },
  SaleReport: {
    columns: "SL.No, Bill No, Bill Date, Customer, Amount, Type, Pay Mode, Salesman, Created By",
    filters: "Sales Report Filters",
    choices:
      "Sale Type: All Types, Retail, Wholesale; Salesman: All Salesmen; Route; Created By; Customer; Branch",
    total: "Total Amount",
    details: "Bill Details",
  },
  ItemSaleReport: { columns: "Sl No, Item Name, Amount, Quantity", choices: "Item; Salesman" },
  ItemCustomerSaleReport: {
    columns: "Sl No, Date, Invoice No, Customer, Amount, Type, Pay Mode, Qty, Salesman",
    choices: "Item; Salesman; Customer; Route",
    cards: "Total Amount, Total NetRate, Total TaxAmount, Total Quantity",
  },
  SaleTaxReport: {
    columns:
      "Sl.No, InvDate, InvNo, Customer Name, GSTIN No, HSN Code, Item Name, Unit, Type, MRP, Qty, Free Qty, CGST %, CGST Amt, " +
      "SGST %, SGST Amt, Taxable Value, Total Tax, Item Total, Discount (Rs), Round Off, Bill Amount",
    choices: "Customer; Item Name; Type",
    total: "Total Amount",
  },
  HsnSaleReport: { columns: HSN_COLUMNS, choices: "Type: All, Retail, WholeSale" },
  HsnReturnReport: { columns: HSN_COLUMNS, choices: "" },
  ProductionReport: { choices: "", details: "Production Details" },
};
