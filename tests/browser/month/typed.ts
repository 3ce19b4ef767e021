import type { Typed } from "./clerk.ts";
import { piecesOf } from "./reckoned-goods.ts";
import { isRegistered, taxRateOf } from "./reckoned-trade.ts";
import type { Kind, Money, MonthVoucher, Pieces, Place, VoucherOf } from "./voucher-kinds.ts";

/** What a user who types a voucher also knows. */
export interface Desk {
  /** The number of a document that was entered before, by its name (`as`). */
  numberOf(name: string): string;
  /** Total printed on the supplier's invoice. */
  printed: string;
  /** A party's open bills, the oldest first. */
  openBills(party: string): string[];
  /** Items with stock at a place, sorted by name. */
  itemsAt(place: Place): string[];
}

/** Kinds that have their own form. */
export type FormKind = Exclude<Kind, "correction" | "cancellation">;

/** What is typed in the form of a voucher; for names, usually the first three letters. */
export function typedOf(voucher: Extract<MonthVoucher, { kind: FormKind }>, desk: Desk): Typed {
  switch (voucher.kind) {
    case "openingBalances":
      return { lines: sides(voucher.balances) };
    case "journal":
      return { lines: sides(voucher.lines), head: { narration: voucher.narration } };
    case "openingStock":
      return {
        lines: Object.entries(voucher.goods).map(([item, [pieces, value]]) => ({
          ...{ itemId: letters(item), locationId: PLACES[voucher.place] },
          ...{ quantity: String(pieces), value: String(value) },
        })),
      };
    case "receipt":
    case "payment":
      return partyMoney(voucher, desk);
    case "expense":
      return {
        head: {
          accountId: EXPENSES[voucher.on] ?? letters(voucher.on),
          ...amountOf(voucher),
          ...(voucher.gst && {
            ...{ taxRate: String(voucher.gst.rate), supplierGstin: voucher.gst.gstin },
            supplierInvoiceNo: voucher.gst.invoice,
          }),
          ...way(voucher.from),
        },
      };
    case "creditNote":
    case "debitNote":
      return {
        head: {
          ...{ partyId: letters(voucher.party), accountId: ACCOUNTS[voucher.on] ?? letters(voucher.on) },
          ...{ ...amountOf(voucher), taxRate: String(voucher.rate) },
        },
      };
    case "contra":
      return {
        head: {
          fromAccountId: letters(voucher.from),
          toAccountId: letters(voucher.to),
          ...amountOf(voucher),
        },
      };
    case "handOver":
      return { head: { userId: "moh", ...amountOf(voucher) } };
    case "purchase":
    case "purchaseReturn":
    case "order":
    case "sale":
    case "saleReturn":
    case "looseReturn":
    case "damage":
    case "replacement":
    case "vanLoad":
    case "production":
    case "stockCount":
      return typedGoods(voucher, desk);
  }
}

function typedGoods(voucher: VoucherOf<Exclude<FormKind, MoneyForm>>, desk: Desk): Typed {
  switch (voucher.kind) {
    case "purchase":
      return {
        head: {
          ...{ supplierId: letters(voucher.supplier), supplierInvoiceNo: voucher.invoice },
          ...{ locationId: PLACES[voucher.place], amount: desk.printed },
          ...(voucher.freight !== undefined && { freight: String(voucher.freight) }),
        },
        lines: voucher.lines.map(([item, pieces, price, free]) => ({
          ...{ itemId: letters(item), quantity: String(pieces), unitPrice: String(price) },
          ...(free !== undefined && { freeQuantity: String(free) }),
          // A supplier without a GSTIN charges no tax.
          ...(voucher.supplier !== "Sreekara Cottons" && { taxRate: String(taxRateOf(item)) }),
        })),
      };
    case "purchaseReturn":
      return {
        head: {
          ...{ supplierId: letters(voucher.supplier), purchaseId: desk.numberOf(voucher.of) },
          locationId: PLACES[voucher.place],
        },
        lines: cut(
          voucher.lines.map((pieces): Record<string, string> =>
            pieces === 0 ? {} : { quantity: String(pieces) },
          ),
        ),
      };
    case "order":
      return { head: { customerId: letters(voucher.customer) }, lines: goods(voucher.lines) };
    case "sale":
      return sale(voucher, desk);
    case "saleReturn":
      return {
        head: {
          ...{ customerId: letters(voucher.customer), billId: desk.numberOf(voucher.of) },
          ...(voucher.refund && { refund: "ca", cashAccountId: letters(voucher.refund) }),
        },
        lines: voucher.lines.map(([good, damaged]) => ({
          ...(good > 0 && { goodQuantity: String(good) }),
          ...(damaged > 0 && { damagedQuantity: String(damaged) }),
        })),
      };
    case "looseReturn":
      return {
        head: { customerId: letters(voucher.customer), locationId: PLACES[voucher.place] },
        lines: goods(voucher.lines, "goodQuantity"),
      };
    case "damage":
      return { head: { locationId: PLACES[voucher.place] }, lines: goods(voucher.lines, "damagedQuantity") };
    case "replacement":
      return {
        head: { customerId: letters(voucher.customer), locationId: PLACES[voucher.place] },
        lines: goods(voucher.lines),
      };
    case "vanLoad":
      return {
        head: {
          kind: movementOf(voucher.from, voucher.to),
          ...{ fromLocationId: PLACES[voucher.from], toLocationId: PLACES[voucher.to] },
        },
        lines: goods(voucher.lines),
      };
    case "production":
      return {
        head: {
          ...{ itemId: letters(voucher.item), quantity: String(voucher.quantity), batchName: voucher.batch },
          ...{ locationId: PLACES.godown, overhead: String(voucher.overhead) },
        },
        lines: goods(voucher.uses, "usedQuantity").map((line) => ({
          ...line,
          requiredQuantity: line["usedQuantity"] ?? "",
        })),
      };
    case "stockCount":
      return {
        head: { locationId: PLACES[voucher.place] },
        lines: cut(
          desk.itemsAt(voucher.place).map((item): Record<string, string> => {
            const counted = piecesOf(voucher.counted).find(([name]) => name === item)?.[1];
            return counted === undefined ? {} : { counted: String(counted) };
          }),
        ),
      };
  }
}

function sale(voucher: VoucherOf<"sale">, desk: Desk): Typed {
  const { customer, place, paid, discount, toRupee = false, order, lines } = voucher;
  return {
    head: {
      ...{ customerId: letters(customer), seriesId: isRegistered(customer) ? "b2b" : "b2c" },
      ...{ locationId: PLACES[place], payment: paid === undefined ? "cr" : "ca" },
      ...(paid === "salesman" && { salesmanId: "moh" }),
      ...(paid !== undefined && paid !== "salesman" && { cashAccountId: letters(paid) }),
      ...(discount !== undefined && { discount: String(discount) }),
      roundToRupee: toRupee ? "on" : "off",
      ...(order !== undefined && { orderId: desk.numberOf(order) }),
    },
    // The form fills in an order's lines automatically.
    lines:
      order === undefined
        ? lines.map(([item, pieces, free]) => ({
            ...{ itemId: letters(item), quantity: String(pieces) },
            ...(free !== undefined && { freeQuantity: String(free) }),
          }))
        : [],
  };
}

function partyMoney(voucher: VoucherOf<"receipt"> | VoucherOf<"payment">, desk: Desk): Typed {
  const { party, discount, through, against = {} } = voucher;
  const open = desk.openBills(party);
  return {
    head: {
      ...{ partyId: letters(party), ...amountOf(voucher), ...way(through) },
      ...(discount !== undefined && { discount: String(discount) }),
    },
    lines: cut(
      open.map((bill): Record<string, string> => (bill in against ? { amount: String(against[bill]) } : {})),
    ),
  };
}

/** Lines without the empty ones at the end. */
function cut(lines: readonly Readonly<Record<string, string>>[]) {
  return lines.slice(0, lines.findLastIndex((line) => Object.keys(line).length > 0) + 1);
}

function goods(pieces: Pieces, field = "quantity"): Record<string, string>[] {
  return piecesOf(pieces).map(([item, count]) => ({ itemId: letters(item), [field]: String(count) }));
}

function sides(amounts: Readonly<Record<string, number>>): Record<string, string>[] {
  return Object.entries(amounts).map(([account, amount]) => ({
    accountId: ACCOUNTS[account] ?? letters(account),
    [amount > 0 ? "debit" : "credit"]: String(Math.abs(amount)),
  }));
}

function movementOf(from: Place, to: Place): string {
  if (from !== "godown" && to !== "godown") return "v";
  return from === "godown" ? "l" : "u";
}

/** Payment fields. A form starts with cash; the administrator's cash account is Main Cash, so it needs no typing. */
function way(money: Money): Record<string, string> {
  return money === "Main Cash" ? {} : { mode: "n", ledgerId: "ban" };
}

const amountOf = ({ amount }: { amount: number }) => ({ amount: String(amount) });
const letters = (name: string) => name.slice(0, 3).toLowerCase();

/** Search texts that find the places. */
const PLACES: Readonly<Record<Place, string>> = {
  godown: "god",
  damaged: "dam",
  "van 1001": "1001",
  "van 1002": "1002",
};
/** Search texts of accounts for which three letters are not enough. */
const ACCOUNTS: Readonly<Record<string, string>> = {
  "Bank Current Account": "bank cu",
  "Main Cash": "main",
  "Loan Interest": "loan",
  "Salaries and Wages": "sala",
  "Printing and Stationery": "pri",
  Sales: "sales",
  "Discount Received": "discount r",
};
const EXPENSES: Readonly<Record<string, string>> = { "Vehicle Fuel": "vehicle f" };
type MoneyForm =
  | "openingBalances"
  | "journal"
  | "openingStock"
  | "receipt"
  | "payment"
  | "expense"
  | "creditNote"
  | "debitNote"
  | "contra"
  | "handOver";
