import {
  ORDER_STATUS,
  PAYMENT_MODE,
  REPLACED_STATUS,
  formatPaise,
  formatPrice,
  paise,
  percent,
  price,
  removeTax,
  sum,
} from "@vanbook/sdk/books";
import { problem } from "@vanbook/sdk/problem";
import { omitZeros } from "../../db/without-none.ts";
import { mapById } from "../books.ts";
import { withIssuedMasters } from "../issued.ts";
import type { StandInHandlers } from "../handlers.ts";
import type { BillLine } from "../tables.ts";
import { getListedAmount, joinTexts, createNameLookups } from "./rows.ts";

export const documentLines = {
  "bills.lines": ({ query, books }) => {
    const { tables } = books;
    const bill = tables.bills.find(({ id }) => id === query.BillID);
    if (!bill || bill.status === REPLACED_STATUS) throw problem("NOT_FOUND");
    const { status } = bill;
    const issuedBooks = withIssuedMasters(books, `voucher ${bill.voucher_id}`);
    const names = createNameLookups(issuedBooks);
    const items = mapById(issuedBooks.tables.items);
    const customer = mapById(issuedBooks.tables.accounts).get(bill.customer_id);
    return tables.bill_lines
      .filter((line) => line.bill_id === bill.id)
      .map((line) => ({
        BillID: bill.id,
        InvSeries: bill.series,
        RetailBillNo: bill.retail_no,
        BillNo: bill.bill_no,
        BillDate: bill.date,
        CustomerName: customer?.name ?? "",
        CumAddress: joinTexts(customer?.address, customer?.place),
        CumContact: names.phone(bill.customer_id),
        SalesmanName: names.user(bill.salesman_id),
        CreatedByName: names.user(bill.created_by),
        BillModeText: bill.mode === PAYMENT_MODE.cash ? "Cash" : "Credit",
        WholeSaleRetail: bill.sale_type,
        ItemName: items.get(line.item_id)?.name ?? "",
        MRP: line.mrp,
        Quantity: line.quantity,
        FreeQty: line.free_quantity,
        UnitPrice: formatPrice(
          line.price_has_tax
            ? removeTax(price(line.unit_price), percent(line.tax_rate))
            : price(line.unit_price),
        ),
        ...omitZeros(
          {
            DiscountPercentage: line.discount_rate,
            DiscountAmount: formatPaise(paise(line.discount) + paise(line.bill_discount)),
            DiscountBeforeTax: sumBillDiscount(tables.bill_lines, bill.id),
          },
          "DiscountPercentage",
          "DiscountAmount",
          "DiscountBeforeTax",
        ),
        TaxPercentage: line.tax_rate,
        TaxAmount: formatPaise(paise(line.cgst) + paise(line.sgst) + paise(line.igst)),
        NetRate: line.taxable,
        Amount: line.amount,
        DiscountRs: bill.discount,
        RoundOff: bill.round_off,
        BillAmount: getListedAmount(bill),
        Status: status,
        Narration: bill.narration,
      }));
  },

  "orders.lines": ({ query, books }) => {
    const { tables } = books;
    const order = tables.orders.find(
      ({ id, status }) => id === query.DSID && status !== ORDER_STATUS.cancelled,
    );
    if (!order) throw problem("NOT_FOUND");
    const issuedBooks = withIssuedMasters(books, `order ${order.id}`);
    const names = createNameLookups(issuedBooks);
    const items = mapById(issuedBooks.tables.items);
    const customer = mapById(issuedBooks.tables.accounts).get(order.customer_id);
    return tables.order_lines
      .filter((line) => line.order_id === order.id)
      .map((line) => ({
        DSID: order.id,
        ItemName: items.get(line.item_id)?.name ?? "",
        Qty: line.quantity,
        MRP: line.mrp,
        Rate: line.rate,
        ...omitZeros({ DiscountPercentage: line.discount_rate }, "DiscountPercentage"),
        NetAmount: line.amount,
        Narration: line.narration,
        CustomerName: customer?.name ?? "",
        Address: joinTexts(customer?.address, customer?.place),
        Mob: customer?.mobile ?? null,
        UserName: names.user(order.user_id),
      }));
  },
} satisfies Partial<StandInHandlers<"bills.lines" | "orders.lines">>;

function sumBillDiscount(lines: readonly BillLine[], billId: number): string {
  const own = lines.filter((line) => line.bill_id === billId);
  return formatPaise(sum(own.map((line) => paise(line.bill_discount))));
}
