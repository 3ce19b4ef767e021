import { CANCELLED, ORDER_STATUS, formatPaise, paise } from "@vanbook/sdk/books";
import { BILLED, BOUGHT, BOUGHT_WITH_FREIGHT, INPUT_TAX } from "../../reports/ties.ts";
import { isFiltered, saleOrder } from "../../reports/sales/sale-order.ts";
import { byId, todayOf } from "../books.ts";
import type { StandInHandlers } from "../handlers.ts";
import { rowsOf } from "../report.ts";
import { cashTie } from "./cash-ties.ts";
import { amountOf, cancelledAmountOf, isNarrowed, isOf, listed, namesOf, refuseUnknownYear } from "./rows.ts";
import { accountTies } from "./sums.ts";

/** Reports with one row per document. */
export const documentReports = {
  "sales.report": ({ body, books }) => {
    const { FromDate, ToDate, Type, FYearID, CustomerID, Branch, RouteID, CreatedById, activeUserId } = body;
    const names = namesOf(books);
    const bills = listed(books.tables.bills, FromDate, ToDate).filter(
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
      rows: rowsOf<"sales.report", (typeof bills)[number]>(
        bills,
        {
          BillID: (bill) => bill.id,
          InvSeries: (bill) => bill.series,
          RetailBillNo: (bill) => bill.retail_no,
          WholesaleNo: (bill) => bill.wholesale_no,
          BillNo: (bill) => bill.bill_no,
          BillDate: (bill) => bill.date,
          CustomerID: (bill) => bill.customer_id,
          CustomerName: (bill) => names.account(bill.customer_id),
          BillAmount: amountOf,
          CancelledAmount: cancelledAmountOf,
          SaleType: (bill) => bill.sale_type,
          BillModeText: (bill) => (bill.mode === 0 ? "Cash" : "Credit"),
          Salesman: (bill) => names.user(bill.salesman_id),
          SalesmanId: (bill) => bill.salesman_id,
          CreatedBy: (bill) => names.user(bill.created_by),
          CreatedById: (bill) => bill.created_by,
          RootName: (bill) => names.route(bill.route_id),
          BranchName: (bill) => names.branch(bill.branch_id),
          Status: (bill) => bill.status,
        },
        ({ id }) => [id],
      ),
      totals: ["BillAmount"],
      search: [
        ...(["CustomerName", "BillNo", "BillAmount", "BillDate"] as const),
        ...(["SaleType", "BillModeText", "Salesman", "CreatedBy"] as const),
      ],
      sort: saleOrder(body, { today: todayOf(books), isOfSomeUsers: isNarrowed(activeUserId, books) }),
      envelope: (billDetails) => ({ billDetails }),
      ties: ({ BillAmount }) =>
        isNarrowed(activeUserId, books) || body.FYearID || isFiltered(body)
          ? []
          : accountTies(books, body, "bill", [
              { label: "Sales and tax accounts", accounts: BILLED, total: BillAmount },
            ]),
    };
  },

  "orders.report": ({ body, books }) => {
    const { FromDate, ToDate, OrderStatus, BillMode, Branch, activeUserId } = body;
    const names = namesOf(books);
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
      rows: rowsOf<"orders.report", (typeof orders)[number]>(
        orders,
        {
          DSID: (order) => order.id,
          Bill_Series: (order) => order.bill_series,
          OrderNo: (order) => `ORD/${order.number}`,
          Date: (order) => order.date,
          CustomerID: (order) => order.customer_id,
          CustomerName: (order) => names.account(order.customer_id),
          CustomerAddress: (order) => names.address(order.customer_id),
          CustomerPhone: (order) => names.phone(order.customer_id),
          Amount: (order) => order.amount,
          UserName: (order) => names.user(order.user_id),
          BranchName: (order) => names.branch(order.branch_id),
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
    const names = namesOf(books);
    const receipts = listed(books.tables.receipts, FromDate, ToDate).filter(
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
      rows: rowsOf<"receipts.report", (typeof receipts)[number]>(
        receipts,
        {
          ReId: (receipt) => receipt.id,
          ReNo: (receipt) => receipt.number,
          CustomerName: (receipt) => names.customer(receipt.party_id),
          UserName: (receipt) => names.user(receipt.user_id),
          BranchName: (receipt) => names.branch(receipt.branch_id),
          UserId: (receipt) => receipt.user_id,
          HSlNo: (receipt) => receipt.party_id,
          HName: (receipt) => names.account(receipt.party_id),
          Payto: (receipt) => names.account(receipt.ledger_id),
          Type: (receipt) => `["${receipt.mode}"]`,
          Amt: amountOf,
          CancelledAmount: cancelledAmountOf,
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
        isFilteredToo || isNarrowed(activeUserId, books) ? [] : [cashTie(books, FromDate, ToDate, "in", Amt)],
    };
  },

  "payments.report": ({ query, books }) => {
    const { fromDate, ToDate, CustomerID, Type } = query;
    const names = namesOf(books);
    const { payments, expenses } = books.tables;
    const paid = [
      ...payments.map((row) => ({ ...row, account_id: row.party_id })),
      ...expenses.map(({ account_id, ...row }) => ({ ...row, account_id })),
    ];
    const rows = listed(paid, fromDate, ToDate).filter(
      (row) => (!CustomerID || row.account_id === CustomerID) && (!Type || row.mode === Type),
    );
    const numbers = byId(books.tables.vouchers);
    return {
      rows: rowsOf<"payments.report", (typeof rows)[number]>(
        rows,
        {
          PayNo: (row) => numbers.get(row.voucher_id)?.voucher_no ?? null,
          PDate: (row) => row.date,
          Amt: amountOf,
          CancelledAmount: cancelledAmountOf,
          HName: (row) => names.account(row.account_id),
          Paidto: (row) => names.account(row.account_id),
          PaidFrom: (row) => names.account(row.ledger_id),
          Type: (row) => `["${row.mode}"]`,
          Narration: (row) => row.narration,
          HSlNo: (row) => row.account_id,
          UserName: (row) => names.user(row.user_id),
          BranchName: (row) => names.branch(row.branch_id),
          Status: (row) => row.status,
        },
        (row) => [row.voucher_id],
      ),
      totals: ["Amt"],
      search: ["Paidto", "PayNo", "Amt", "PDate", "PaidFrom", "UserName", "Narration"],
      sort: "-PDate",
      envelope: (all) => all,
      ties: ({ Amt }) => (CustomerID || Type ? [] : [cashTie(books, fromDate, ToDate, "out", Amt)]),
    };
  },

  "purchases.report": ({ query, books }) => {
    refuseUnknownYear(books, query.FYearID);
    const names = namesOf(books);
    const { accounts, vouchers } = books.tables;
    const [suppliers, numbers] = [byId(accounts), byId(vouchers)];
    const bought = listed(books.tables.purchases, query.FromDate, query.ToDate).filter(
      (row) => !query.SupplierId || row.supplier_id === query.SupplierId,
    );
    type Bought = (typeof bought)[number];
    const tax = (row: Bought) => paise(row.cgst) + paise(row.sgst) + paise(row.igst);
    const zeroed = (of: (row: Bought) => string) => (row: Bought) =>
      row.status === CANCELLED ? "0.00" : of(row);
    const withTax = (row: Bought) => formatPaise(paise(row.taxable) + tax(row));
    return {
      rows: rowsOf<"purchases.report", Bought>(
        bought,
        {
          PurchaseID: (row) => row.id,
          PurchaseNo: (row) => numbers.get(row.voucher_id)?.voucher_no ?? null,
          PurchaseDate: (row) => row.date,
          AccountName: (row) => names.account(row.supplier_id),
          GSTinNo: (row) => suppliers.get(row.supplier_id)?.gstin ?? null,
          SupplierInvoiceNo: (row) => row.supplier_invoice_no,
          InvoiceDate: (row) => row.supplier_invoice_date,
          Amount: zeroed((row) => row.taxable),
          TaxAmount: zeroed((row) => formatPaise(tax(row))),
          AmountIncOfTax: zeroed(withTax),
          CancelledAmount: (row) => (row.status === CANCELLED ? withTax(row) : null),
          Freight: zeroed((row) => row.freight),
          DiscountRs: zeroed((row) => row.discount),
          Roundoff: zeroed((row) => row.round_off),
          TotalInvoceAmount: zeroed((row) => row.amount),
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
        const landed = formatPaise(paise(Amount) + paise(Freight));
        return accountTies(books, query, "purchase", [
          { label: BOUGHT_WITH_FREIGHT, accounts: BOUGHT, total: landed },
          { label: "Input tax accounts", accounts: INPUT_TAX, total: TaxAmount },
        ]);
      },
    };
  },
} satisfies Partial<StandInHandlers<ReportOf>>;

type ReportOf = "sales.report" | "orders.report" | "receipts.report" | "payments.report" | "purchases.report";
