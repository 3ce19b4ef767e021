import {
  ORDER_STATUS,
  PAYMENT_MODE,
  POSTED_STATUS,
  REPLACED_STATUS,
  findStatusName,
  formatPaise,
  formatQuantity,
  paise,
  quantity,
  readNoTaxReason,
  shift,
  sum,
} from "@vanbook/sdk/books";
import type { OperationId, Schema } from "../../contract/contract.ts";
import { problem } from "@vanbook/sdk/problem";
import { getStateName } from "@vanbook/sdk/rules";
import {
  makePaperCharge,
  makePaperHead,
  makePaperParty,
  makePaperPlace,
  makePaperShipTo,
  makePaperSupplyKind,
  withLargerUnit,
} from "../../documents/papers/paper-words.ts";
import { omitZeros } from "../../db/without-none.ts";
import { mapById, type StandInBooks } from "../books.ts";
import { compareCells } from "../cells.ts";
import type { StandInHandlers } from "../handlers.ts";
import { withIssuedMasters } from "../issued.ts";
import { calculateOpenAmount } from "../open-amount.ts";
import { createNameLookups } from "../reports/rows.ts";
import { listSettledBills } from "../settlements.ts";
import type { BillLine, PartyMoney } from "../tables.ts";

export const papers = {
  "bills.read": ({ books, query }) => {
    const { bills, bill_lines, orders } = books.tables;
    const bill = bills.find((each) => each.id === query.id && each.status !== REPLACED_STATUS);
    if (!bill) throw problem("NOT_FOUND");
    const order = mapById(orders).get(bill.order_id ?? 0);
    const issuedBooks = withIssuedMasters(books, `voucher ${bill.voucher_id}`);
    const lines = bill_lines.filter((line) => line.bill_id === bill.id);
    const { date, status, narration, taxable, cgst, sgst, igst, discount, amount } = bill;
    return {
      ...makePaperHead({ id: bill.id, number: bill.bill_no, date, status }),
      payment: findStatusName(PAYMENT_MODE, bill.mode),
      isInterState: bill.inter_state === 1,
      ...makePaperPlace(bill.place_of_supply ?? null),
      ...makePaperCharge(
        readNoTaxReason(bill.no_tax_reason),
        mapById(issuedBooks.tables.accounts).get(bill.customer_id)?.gst_kind ?? null,
      ),
      ...makePaperShipTo(bill),
      narration,
      lines: lines.map((line) =>
        withLargerUnit({
          ...describeGoods(issuedBooks, line.item_id, line.hsn_code),
          mrp: line.mrp,
          quantity: line.quantity,
          freeQuantity: line.free_quantity,
          unitPrice: line.unit_price,
          ...(line.price_has_tax && { priceHasTax: true }),
          ...makePaperSupplyKind(line.supply_kind),
          ...omitZeros(
            {
              discountRate: line.discount_rate,
              discount: formatPaise(paise(line.discount) + paise(line.bill_discount)),
              billDiscount: line.bill_discount,
            },
            "discountRate",
            "discount",
            "billDiscount",
          ),
          taxRate: line.tax_rate,
          ...(line.rate_not_charged && { rateNotCharged: line.rate_not_charged }),
          taxable: line.taxable,
          cgst: line.cgst,
          sgst: line.sgst,
          igst: line.igst,
          amount: line.amount,
        }),
      ),
      taxSums: sumTaxByHsn(lines),
      totals: {
        quantity: sumQuantities(lines),
        ...{ taxable, cgst, sgst, igst },
        goods: formatPaise(sum(lines.map((line) => paise(line.amount)))),
        ...{ discount, roundOff: bill.round_off, amount },
        ...omitZeros({ discountBeforeTax: sumBillDiscount(lines) }, "discountBeforeTax"),
      },
      company: makePaperCompany(issuedBooks),
      party: findPaperParty(issuedBooks, bill.customer_id),
      ...findDueDate(issuedBooks, bill),
      orderNumber: order ? `ORD/${order.number}` : null,
      vehicle: null,
      salesman: createNameLookups(issuedBooks).user(bill.salesman_id),
      open: formatPaise(calculateOpenAmount(books, bill.voucher_id, bill.customer_id)),
    };
  },

  "orders.read": ({ books, query }) => {
    const { orders, order_lines } = books.tables;
    const order = orders.find((each) => each.id === query.id);
    if (!order) throw problem("NOT_FOUND");
    const lines = order_lines.filter((line) => line.order_id === order.id);
    const issuedBooks = withIssuedMasters(books, `order ${order.id}`);
    const items = mapById(issuedBooks.tables.items);
    return {
      id: order.id,
      number: `ORD/${order.number}`,
      date: order.date,
      status: findStatusName(ORDER_STATUS, order.status),
      company: makePaperCompany(issuedBooks),
      party: findPaperParty(issuedBooks, order.customer_id),
      payment: findStatusName(PAYMENT_MODE, order.mode),
      takenBy: createNameLookups(issuedBooks).user(order.user_id),
      ...makePaperPlace(order.place_of_supply ?? null),
      ...makePaperShipTo(order),
      narration: order.narration,
      lines: lines.map((line) => {
        const { mrp, rate, amount, narration, discount_rate: discountRate } = line;
        const goods = describeGoods(issuedBooks, line.item_id, items.get(line.item_id)?.hsn_code ?? "");
        const less = omitZeros({ discountRate }, "discountRate");
        return withLargerUnit({ ...goods, mrp, quantity: line.quantity, rate, ...less, amount, narration });
      }),
      quantity: sumQuantities(lines),
      amount: order.amount,
    };
  },

  "receipts.read": ({ books, query }) => makeMoneyPaper(books, books.tables.receipts, query.id),
  "payments.read": ({ books, query }) => makeMoneyPaper(books, books.tables.payments, query.id),
  "creditNotes.read": ({ books, query }) => notePaper(books, "CN", query.id),
  "debitNotes.read": ({ books, query }) => notePaper(books, "DN", query.id),
} satisfies Partial<StandInHandlers<OperationId>>;

function makeMoneyPaper(
  books: StandInBooks,
  documents: readonly PartyMoney[],
  id: number,
): Schema<"MoneyDocument"> {
  const document = documents.find((each) => each.id === id && each.status !== REPLACED_STATUS);
  if (!document) throw problem("NOT_FOUND");
  const { date, status, narration, remark, amount, discount } = document;
  const issuedBooks = withIssuedMasters(books, `voucher ${document.voucher_id}`);
  const names = createNameLookups(issuedBooks);
  const number = mapById(books.tables.vouchers).get(document.voucher_id)?.voucher_no ?? "";
  return {
    ...makePaperHead({ id, number, date, status }),
    company: makePaperCompany(issuedBooks),
    party: findPaperParty(issuedBooks, document.party_id),
    mode: MONEY_MODES[document.mode as keyof typeof MONEY_MODES], // the only modes
    ledger: names.account(document.ledger_id),
    chequeNo: document.cheque_no,
    chequeDate: document.cheque_date,
    bank: document.bank,
    bankBranch: document.bank_branch,
    against: status === POSTED_STATUS ? listSettledBills(books, document.voucher_id) : [],
    enteredBy: names.user(document.user_id) ?? names.user(document.created_by),
    ...{ narration, remark, amount, discount },
  };
}

function notePaper(books: StandInBooks, type: string, id: number): Schema<"NoteDocument"> {
  const note = books.tables.notes.find(
    (each) => each.id === id && each.type === type && each.status !== REPLACED_STATUS,
  );
  if (!note) throw problem("NOT_FOUND");
  const { date, status, narration, taxable, cgst, sgst, igst, amount } = note;
  const number = mapById(books.tables.vouchers).get(note.voucher_id)?.voucher_no ?? "";
  const issuedBooks = withIssuedMasters(books, `voucher ${note.voucher_id}`);
  const referredBill = findReferredBill(books, note.refers_to);
  return {
    ...makePaperHead({ id, number, date, status }),
    company: makePaperCompany(issuedBooks),
    party: findPaperParty(issuedBooks, note.party_id),
    ...(referredBill && { refersTo: referredBill }),
    isInterState: note.inter_state === 1,
    ...makePaperPlace(note.place_of_supply ?? null),
    ...makePaperShipTo(books.tables.bills.find(({ voucher_id }) => voucher_id === note.refers_to) ?? {}),
    against: status === POSTED_STATUS ? listSettledBills(books, note.voucher_id) : [],
    narration,
    taxRate: note.tax_rate,
    totals: { taxable, cgst, sgst, igst, amount },
  };
}

function findReferredBill(
  { tables }: StandInBooks,
  refersTo: number | null,
): Schema<"ReferredBill"> | undefined {
  const bill = [...tables.bills, ...tables.purchases].find((each) => each.voucher_id === refersTo);
  const billNo = tables.vouchers.find(({ id }) => id === refersTo)?.voucher_no ?? "";
  return bill && { billId: bill.id, billNo, date: bill.date };
}

/** The stand-in's company has no bank or logo. */
export function makePaperCompany({ company }: StandInBooks): Schema<"PaperCompany"> {
  const { name, address, city, district, state, stateCode, gstin, mobile, email } = company;
  return {
    ...{ name, address, city, district },
    state: getStateName(stateCode) ?? state,
    ...{ stateCode, gstin, email },
    bankName: null,
    bankBranch: null,
    bankAccountNo: null,
    ifsc: null,
    upiId: null,
    signatory: null,
    phone: mobile || null,
    logo: null,
  };
}

function findPaperParty({ tables }: StandInBooks, id: number): Schema<"PaperParty"> {
  const account = mapById(tables.accounts).get(id);
  if (!account) throw problem("NOT_FOUND");
  return makePaperParty({
    partyId: account.id,
    partyName: account.name,
    partyAddress: account.address,
    partyPlace: account.place,
    partyCity: account.city,
    partyPin: account.pin,
    partyState: account.state,
    partyStateCode: account.state_code,
    partyGstin: account.gstin,
    partyMobile: account.mobile,
    partyPhone: account.phone,
  });
}

/** Of a credit bill whose customer had credit days when it was posted. */
function findDueDate(
  { tables }: StandInBooks,
  { customer_id: customerId, date, mode }: StandInBooks["tables"]["bills"][number],
): Pick<Schema<"BillDocument">, "dueDate"> {
  const days = mapById(tables.accounts).get(customerId)?.credit_days ?? 0;
  return mode !== PAYMENT_MODE.cash && days > 0 ? { dueDate: shift(date, { days }) } : {};
}

function describeGoods({ tables }: StandInBooks, itemId: number, hsnCode: string) {
  const item = mapById(tables.items).get(itemId);
  const units = mapById(tables.units);
  const unit = units.get(item?.unit_id ?? 0)?.uqc ?? "";
  const larger = units.get(item?.larger_unit_id ?? 0)?.name ?? null;
  const holds = item?.per_larger_unit ?? null;
  return { no: 0, larger, holds, itemName: item?.name ?? "", hsnCode, unit };
}

function sumTaxByHsn(lines: readonly BillLine[]): Schema<"TaxSum">[] {
  const makeHead = ({ hsn_code: hsnCode, tax_rate: taxRate, supply_kind: kind }: BillLine) => ({
    ...{ hsnCode, taxRate, ...makePaperSupplyKind(kind) },
  });
  const makeKey = (head: ReturnType<typeof makeHead>) => JSON.stringify(head);
  const heads = new Map(lines.map(makeHead).map((head) => [makeKey(head), head]));
  return [...heads]
    .map(([key, head]) => {
      const own = lines.filter((line) => makeKey(makeHead(line)) === key);
      const sumOf = (name: "taxable" | "cgst" | "sgst" | "igst") =>
        formatPaise(sum(own.map((line) => paise(line[name]))));
      const taxTotals = {
        taxable: sumOf("taxable"),
        cgst: sumOf("cgst"),
        sgst: sumOf("sgst"),
        igst: sumOf("igst"),
      };
      return { ...head, ...taxTotals };
    })
    .toSorted(
      (a, b) =>
        compareCells(a.hsnCode, b.hsnCode, false) ||
        compareCells(a.taxRate, b.taxRate, true) ||
        compareCells(a.supplyKind ?? "", b.supplyKind ?? "", false),
    );
}

function sumBillDiscount(lines: readonly BillLine[]): string {
  return formatPaise(sum(lines.map((line) => paise(line.bill_discount))));
}

function sumQuantities(lines: readonly { quantity: string }[]): string {
  return formatQuantity(sum(lines.map((line) => quantity(line.quantity))));
}

const MONEY_MODES = { C: "cash", B: "cheque", O: "online", N: "neft" } as const;
