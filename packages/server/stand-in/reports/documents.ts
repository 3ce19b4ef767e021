import { CANCELLED_STATUS, ORDER_STATUS, PAYMENT_MODE, formatPaise, paise } from "@vanbook/sdk/books";
import { BILL_ACCOUNTS, PURCHASE_ACCOUNTS, BOUGHT_WITH_FREIGHT, INPUT_TAX } from "../../reports/ties.ts";
import { isFiltered, chooseSaleOrder } from "../../reports/sales/sale-order.ts";
import { mapById, getToday } from "../books.ts";
import { createIssued } from "../issued.ts";
import type { StandInHandlers } from "../handlers.ts";
import { makeReportRows } from "../report.ts";
import { makeCashTie } from "./cash-ties.ts";
import {
  getListedAmount,
  getCancelledAmount,
  isNarrowed,
  isOf,
  listCurrentDocuments,
  createNameLookups,
  refuseUnknownYear,
} from "./rows.ts";
import { makeAccountTies } from "./sums.ts";

export const documentReports = {
  "sales.report": ({ body, books }) => {
    const { FromDate, ToDate, Type, FYearID, CustomerID, Branch, RouteID, CreatedById, activeUserId } = body;
    const names = createIssued(books, createNameLookups);
    const bills = listCurrentDocuments(books.tables.bills, FromDate, ToDate).filter(
      (bill) =>
        (!Type || Type === "All" || bill.sale_type === Type) &&
        (!FYearID || bill.year_id === FYearID) &&
        (!CustomerID || bill.customer_id === CustomerID) &&
        (!Branch || bill.branch_id === Branch) &&
        (!RouteID || bill.route_id === RouteID) &&
        (!CreatedById || bill.created_by === CreatedById) &&
        isOf(activeUserId, books, bill.salesman_id),
    );
    return {
      rows: makeReportRows<"sales.report", (typeof bills)[number]>(
        bills,
        {
          BillID: (bill) => bill.id,
          InvSeries: (bill) => bill.series,
          RetailBillNo: (bill) => bill.retail_no,
          WholesaleNo: (bill) => bill.wholesale_no,
          BillNo: (bill) => bill.bill_no,
          BillDate: (bill) => bill.date,
          CustomerID: (bill) => bill.customer_id,
          CustomerName: (bill) => names(bill).account(bill.customer_id),
          BillAmount: getListedAmount,
          CancelledAmount: getCancelledAmount,
          SaleType: (bill) => bill.sale_type,
          BillModeText: (bill) => (bill.mode === PAYMENT_MODE.cash ? "Cash" : "Credit"),
          Salesman: (bill) => names(bill).user(bill.salesman_id),
          SalesmanId: (bill) => bill.salesman_id,
          CreatedBy: (bill) => names(bill).user(bill.created_by),
          CreatedById: (bill) => bill.created_by,
          RootName: (bill) => names(bill).route(bill.route_id),
          BranchName: (bill) => names(bill).branch(bill.branch_id),
          Status: (bill) => bill.status,
        },
        ({ id }) => [id],
      ),
      totals: ["BillAmount"],
      search: [
        ...(["CustomerName", "BillNo", "BillAmount", "BillDate"] as const),
        ...(["SaleType", "BillModeText", "Salesman", "CreatedBy"] as const),
      ],
      sort: chooseSaleOrder(body, { today: getToday(books), isOfSomeUsers: isNarrowed(activeUserId, books) }),
      envelope: (billDetails) => ({ billDetails }),
      ties: ({ BillAmount }) =>
        isNarrowed(activeUserId, books) || body.FYearID || isFiltered(body)
          ? []
          : makeAccountTies(books, body, "bill", [
              { label: "Sales and tax accounts", accounts: BILL_ACCOUNTS, total: BillAmount },
            ]),
    };
  },

  "orders.report": ({ body, books }) => {
    const { FromDate, ToDate, OrderStatus, BillMode, Branch, activeUserId } = body;
    const names = createIssued(books, createNameLookups);
    const orders = books.tables.orders.filter(
      (order) =>
        order.status !== ORDER_STATUS.cancelled &&
        FromDate <= order.date &&
        order.date <= ToDate &&
        (typeof OrderStatus !== "number" || order.status === OrderStatus) &&
        (typeof BillMode !== "number" || order.mode === BillMode) &&
        (!Branch || order.branch_id === Branch) &&
        isOf(activeUserId, books, order.user_id),
    );
    return {
      rows: makeReportRows<"orders.report", (typeof orders)[number]>(
        orders,
        {
          DSID: (order) => order.id,
          Bill_Series: (order) => order.bill_series,
          OrderNo: (order) => `ORD/${order.number}`,
          Date: (order) => order.date,
          CustomerID: (order) => order.customer_id,
          CustomerName: (order) => names(order).account(order.customer_id),
          CustomerAddress: (order) => names(order).address(order.customer_id),
          CustomerPhone: (order) => names(order).phone(order.customer_id),
          Amount: (order) => order.amount,
          UserName: (order) => names(order).user(order.user_id),
          BranchName: (order) => names(order).branch(order.branch_id),
          OrderStatus: (order) => order.status,
          BillMode: (order) => order.mode,
        },
        ({ id }) => [id],
      ),
      totals: ["Amount"],
      search: ["CustomerName", "OrderNo", "Amount", "Date"],
      sort: "-Date",
      envelope: (OrderDetails) => ({ OrderDetails }),
    };
  },

  "receipts.report": ({ query, books }) => {
    const { FromDate, ToDate, CustomerID, Type, ApprovalStatus, UserID, BranchID, activeUserId } = query;
    const names = createIssued(books, createNameLookups);
    const receipts = listCurrentDocuments(books.tables.receipts, FromDate, ToDate).filter(
      (receipt) =>
        (!CustomerID || receipt.party_id === CustomerID) &&
        (!Type || receipt.mode === Type) &&
        (ApprovalStatus === undefined || receipt.approval_status === ApprovalStatus) &&
        (!UserID || receipt.user_id === UserID) &&
        (!BranchID || receipt.branch_id === BranchID) &&
        isOf(activeUserId, books, receipt.user_id),
    );
    const isFilteredToo = CustomerID || Type || ApprovalStatus !== undefined || UserID || BranchID;
    return {
      rows: makeReportRows<"receipts.report", (typeof receipts)[number]>(
        receipts,
        {
          ReId: (receipt) => receipt.id,
          ReNo: (receipt) => receipt.number,
          CustomerName: (receipt) => names(receipt).customer(receipt.party_id),
          UserName: (receipt) => names(receipt).user(receipt.user_id),
          BranchName: (receipt) => names(receipt).branch(receipt.branch_id),
          UserId: (receipt) => receipt.user_id,
          HSlNo: (receipt) => receipt.party_id,
          HName: (receipt) => names(receipt).account(receipt.party_id),
          Payto: (receipt) => names(receipt).account(receipt.ledger_id),
          Type: (receipt) => `["${receipt.mode}"]`,
          Amt: getListedAmount,
          CancelledAmount: getCancelledAmount,
          RDate: (receipt) => receipt.date,
          ApprovalStatus: (receipt) => receipt.approval_status,
          Status: (receipt) => receipt.status,
          Narration: (receipt) => receipt.narration,
          ChkNo: (receipt) => receipt.cheque_no,
          ChkDate: (receipt) => receipt.cheque_date,
          Bank: (receipt) => receipt.bank,
          Branch: (receipt) => receipt.bank_branch,
          Remark: (receipt) => receipt.remark,
        },
        ({ id }) => [id],
      ),
      totals: ["Amt"],
      search: ["CustomerName", "HName", "ReNo", "Amt", "RDate", "UserName", "BranchName", "Narration"],
      sort: "-RDate",
      envelope: (rows) => rows,
      ties: ({ Amt }) =>
        isFilteredToo || isNarrowed(activeUserId, books)
          ? []
          : [makeCashTie(books, FromDate, ToDate, "in", Amt)],
    };
  },

  "payments.report": ({ query, books }) => {
    const { fromDate, ToDate, CustomerID, Type } = query;
    const names = createIssued(books, createNameLookups);
    const { payments, expenses } = books.tables;
    const allPayments = [
      ...payments.map((row) => ({ ...row, account_id: row.party_id })),
      ...expenses.map(({ account_id, ...row }) => ({ ...row, account_id })),
    ];
    const rows = listCurrentDocuments(allPayments, fromDate, ToDate).filter(
      (row) => (!CustomerID || row.account_id === CustomerID) && (!Type || row.mode === Type),
    );
    const numbers = mapById(books.tables.vouchers);
    return {
      rows: makeReportRows<"payments.report", (typeof rows)[number]>(
        rows,
        {
          PayNo: (row) => numbers.get(row.voucher_id)?.voucher_no ?? null,
          PDate: (row) => row.date,
          Amt: getListedAmount,
          CancelledAmount: getCancelledAmount,
          HName: (row) => names(row).account(row.account_id),
          Paidto: (row) => names(row).account(row.account_id),
          PaidFrom: (row) => names(row).account(row.ledger_id),
          Type: (row) => `["${row.mode}"]`,
          Narration: (row) => row.narration,
          HSlNo: (row) => row.account_id,
          UserName: (row) => names(row).user(row.user_id),
          BranchName: (row) => names(row).branch(row.branch_id),
          Status: (row) => row.status,
        },
        (row) => [row.voucher_id],
      ),
      totals: ["Amt"],
      search: ["Paidto", "PayNo", "Amt", "PDate", "PaidFrom", "UserName", "Narration"],
      sort: "-PDate",
      envelope: (all) => all,
      ties: ({ Amt }) => (CustomerID || Type ? [] : [makeCashTie(books, fromDate, ToDate, "out", Amt)]),
    };
  },

  "purchases.report": ({ query, books }) => {
    refuseUnknownYear(books, query.FYearID);
    const names = createIssued(books, createNameLookups);
    const suppliers = createIssued(books, ({ tables }) => mapById(tables.accounts));
    const numbers = mapById(books.tables.vouchers);
    const purchaseRows = listCurrentDocuments(books.tables.purchases, query.FromDate, query.ToDate).filter(
      (row) => !query.SupplierId || row.supplier_id === query.SupplierId,
    );
    type Bought = (typeof purchaseRows)[number];
    const calculateTax = (row: Bought) => paise(row.cgst) + paise(row.sgst) + paise(row.igst);
    const replaceCancelledByZero = (of: (row: Bought) => string) => (row: Bought) =>
      row.status === CANCELLED_STATUS ? "0.00" : of(row);
    const withTax = (row: Bought) => formatPaise(paise(row.taxable) + calculateTax(row));
    return {
      rows: makeReportRows<"purchases.report", Bought>(
        purchaseRows,
        {
          PurchaseID: (row) => row.id,
          PurchaseNo: (row) => numbers.get(row.voucher_id)?.voucher_no ?? null,
          PurchaseDate: (row) => row.date,
          AccountName: (row) => names(row).account(row.supplier_id),
          GSTinNo: (row) => suppliers(row).get(row.supplier_id)?.gstin ?? null,
          SupplierInvoiceNo: (row) => row.supplier_invoice_no,
          InvoiceDate: (row) => row.supplier_invoice_date,
          Amount: replaceCancelledByZero((row) => row.taxable),
          TaxAmount: replaceCancelledByZero((row) => formatPaise(calculateTax(row))),
          AmountIncOfTax: replaceCancelledByZero(withTax),
          CancelledAmount: (row) => (row.status === CANCELLED_STATUS ? withTax(row) : null),
          Freight: replaceCancelledByZero((row) => row.freight),
          DiscountRs: replaceCancelledByZero((row) => row.discount),
          Roundoff: replaceCancelledByZero((row) => row.round_off),
          TotalInvoceAmount: replaceCancelledByZero((row) => row.amount),
          Status: (row) => row.status,
        },
        ({ id }) => [id],
      ),
      totals: [
        ...(["Amount", "TaxAmount", "AmountIncOfTax", "Freight"] as const),
        ...(["DiscountRs", "Roundoff", "TotalInvoceAmount"] as const),
      ],
      search: ["AccountName", "PurchaseNo", "Amount", "AmountIncOfTax", "PurchaseDate"],
      sort: "PurchaseDate",
      envelope: (rows) => rows,
      ties: ({ Amount, Freight, TaxAmount }) => {
        if (query.SupplierId) return [];
        const landedCost = formatPaise(paise(Amount) + paise(Freight));
        return makeAccountTies(books, query, "purchase", [
          { label: BOUGHT_WITH_FREIGHT, accounts: PURCHASE_ACCOUNTS, total: landedCost },
          { label: "Input tax accounts", accounts: INPUT_TAX, total: TaxAmount },
        ]);
      },
    };
  },
} satisfies Partial<StandInHandlers<ReportOf>>;

type ReportOf = "sales.report" | "orders.report" | "receipts.report" | "payments.report" | "purchases.report";
