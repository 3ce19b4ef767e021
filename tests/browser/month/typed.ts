import type { Typed } from "./clerk.ts";
import { listPieces } from "./reckoned-goods.ts";
import { isRegistered, getTaxRate } from "./reckoned-trade.ts";
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
export function toTypedForm(voucher: Extract<MonthVoucher, { kind: FormKind }>, desk: Desk): Typed {
  switch (voucher.kind) {
    case "openingBalances":
      return { lines: toSides(voucher.balances) };
    case "journal":
      return { lines: toSides(voucher.lines), head: { narration: voucher.narration } };
    case "openingStock":
      return {
        lines: Object.entries(voucher.goods).map(([item, [pieces, value]]) => ({
          ...{ itemId: getFirstLetters(item), locationId: PLACE_LETTERS[voucher.place] },
          ...{ quantity: String(pieces), value: String(value) },
        })),
      };
    case "receipt":
    case "payment":
      return toTypedPartyMoney(voucher, desk);
    case "expense":
      return {
        head: {
          accountId: EXPENSE_LETTERS[voucher.on] ?? getFirstLetters(voucher.on),
          ...toAmountField(voucher),
          ...(voucher.gst && {
            ...{ taxRate: String(voucher.gst.rate), supplierGstin: voucher.gst.gstin },
            supplierInvoiceNo: voucher.gst.invoice,
          }),
          ...choosePaymentFields(voucher.from),
        },
      };
    case "creditNote":
    case "debitNote":
      return {
        head: {
          ...{
            partyId: getFirstLetters(voucher.party),
            accountId: ACCOUNT_LETTERS[voucher.on] ?? getFirstLetters(voucher.on),
          },
          ...{ ...toAmountField(voucher), taxRate: String(voucher.rate) },
        },
      };
    case "contra":
      return {
        head: {
          fromAccountId: getFirstLetters(voucher.from),
          toAccountId: getFirstLetters(voucher.to),
          ...toAmountField(voucher),
        },
      };
    case "handOver":
      return { head: { userId: "moh", ...toAmountField(voucher) } };
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
      return toTypedGoods(voucher, desk);
  }
}

function toTypedGoods(voucher: VoucherOf<Exclude<FormKind, MoneyForm>>, desk: Desk): Typed {
  switch (voucher.kind) {
    case "purchase":
      return {
        head: {
          ...{ supplierId: getFirstLetters(voucher.supplier), supplierInvoiceNo: voucher.invoice },
          ...{ locationId: PLACE_LETTERS[voucher.place], amount: desk.printed },
          ...(voucher.freight !== undefined && { freight: String(voucher.freight) }),
        },
        lines: voucher.lines.map(([item, pieces, price, free]) => ({
          ...{ itemId: getFirstLetters(item), quantity: String(pieces), unitPrice: String(price) },
          ...(free !== undefined && { freeQuantity: String(free) }),
          // A supplier without a GSTIN charges no tax.
          ...(voucher.supplier !== "Sreekara Cottons" && { taxRate: String(getTaxRate(item)) }),
        })),
      };
    case "purchaseReturn":
      return {
        head: {
          ...{ supplierId: getFirstLetters(voucher.supplier), purchaseId: desk.numberOf(voucher.of) },
          locationId: PLACE_LETTERS[voucher.place],
        },
        lines: cut(
          voucher.lines.map((pieces): Record<string, string> =>
            pieces === 0 ? {} : { quantity: String(pieces) },
          ),
        ),
      };
    case "order":
      return { head: { customerId: getFirstLetters(voucher.customer) }, lines: toGoodsLines(voucher.lines) };
    case "sale":
      return toTypedSale(voucher, desk);
    case "saleReturn":
      return {
        head: {
          ...{ customerId: getFirstLetters(voucher.customer), billId: desk.numberOf(voucher.of) },
          ...(voucher.refund && { refund: "ca", cashAccountId: getFirstLetters(voucher.refund) }),
        },
        lines: voucher.lines.map(([good, damagedPieces]) => ({
          ...(good > 0 && { goodQuantity: String(good) }),
          ...(damagedPieces > 0 && { damagedQuantity: String(damagedPieces) }),
        })),
      };
    case "looseReturn":
      return {
        head: { customerId: getFirstLetters(voucher.customer), locationId: PLACE_LETTERS[voucher.place] },
        lines: toGoodsLines(voucher.lines, "goodQuantity"),
      };
    case "damage":
      return {
        head: { locationId: PLACE_LETTERS[voucher.place] },
        lines: toGoodsLines(voucher.lines, "damagedQuantity"),
      };
    case "replacement":
      return {
        head: { customerId: getFirstLetters(voucher.customer), locationId: PLACE_LETTERS[voucher.place] },
        lines: toGoodsLines(voucher.lines),
      };
    case "vanLoad":
      return {
        head: {
          kind: chooseMovement(voucher.from, voucher.to),
          ...{ fromLocationId: PLACE_LETTERS[voucher.from], toLocationId: PLACE_LETTERS[voucher.to] },
        },
        lines: toGoodsLines(voucher.lines),
      };
    case "production":
      return {
        head: {
          ...{
            itemId: getFirstLetters(voucher.item),
            quantity: String(voucher.quantity),
            batchName: voucher.batch,
          },
          ...{ locationId: PLACE_LETTERS.godown, overhead: String(voucher.overhead) },
        },
        lines: toGoodsLines(voucher.uses, "usedQuantity").map((line) => ({
          ...line,
          requiredQuantity: line["usedQuantity"] ?? "",
        })),
      };
    case "stockCount":
      return {
        head: { locationId: PLACE_LETTERS[voucher.place] },
        lines: cut(
          desk.itemsAt(voucher.place).map((item): Record<string, string> => {
            const countedPieces = listPieces(voucher.counted).find(([name]) => name === item)?.[1];
            return countedPieces === undefined ? {} : { counted: String(countedPieces) };
          }),
        ),
      };
  }
}

function toTypedSale(voucher: VoucherOf<"sale">, desk: Desk): Typed {
  const { customer, place, paid, discount, toRupee = false, order, lines } = voucher;
  return {
    head: {
      ...{ customerId: getFirstLetters(customer), seriesId: isRegistered(customer) ? "b2b" : "b2c" },
      ...{ locationId: PLACE_LETTERS[place], payment: paid === undefined ? "cr" : "ca" },
      ...(paid === "salesman" && { salesmanId: "moh" }),
      ...(paid !== undefined && paid !== "salesman" && { cashAccountId: getFirstLetters(paid) }),
      ...(discount !== undefined && { discount: String(discount) }),
      roundToRupee: toRupee ? "on" : "off",
      ...(order !== undefined && { orderId: desk.numberOf(order) }),
    },
    // The form fills in an order's lines automatically.
    lines:
      order === undefined
        ? lines.map(([item, pieces, free]) => ({
            ...{ itemId: getFirstLetters(item), quantity: String(pieces) },
            ...(free !== undefined && { freeQuantity: String(free) }),
          }))
        : [],
  };
}

function toTypedPartyMoney(voucher: VoucherOf<"receipt"> | VoucherOf<"payment">, desk: Desk): Typed {
  const { party, discount, through, against = {} } = voucher;
  const open = desk.openBills(party);
  return {
    head: {
      ...{ partyId: getFirstLetters(party), ...toAmountField(voucher), ...choosePaymentFields(through) },
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

function toGoodsLines(pieces: Pieces, field = "quantity"): Record<string, string>[] {
  return listPieces(pieces).map(([item, count]) => ({
    itemId: getFirstLetters(item),
    [field]: String(count),
  }));
}

function toSides(amounts: Readonly<Record<string, number>>): Record<string, string>[] {
  return Object.entries(amounts).map(([account, amount]) => ({
    accountId: ACCOUNT_LETTERS[account] ?? getFirstLetters(account),
    [amount > 0 ? "debit" : "credit"]: String(Math.abs(amount)),
  }));
}

function chooseMovement(from: Place, to: Place): string {
  if (from !== "godown" && to !== "godown") return "v";
  return from === "godown" ? "l" : "u";
}

/**
 * Payment fields. A form starts with cash; the administrator's cash account is Main Cash, so it
 * needs no typing.
 */
function choosePaymentFields(money: Money): Record<string, string> {
  return money === "Main Cash" ? {} : { mode: "n", ledgerId: "ban" };
}

const toAmountField = ({ amount }: { amount: number }) => ({ amount: String(amount) });
const getFirstLetters = (name: string) => name.slice(0, 3).toLowerCase();

/** Search texts that find the places. */
const PLACE_LETTERS: Readonly<Record<Place, string>> = {
  godown: "god",
  damaged: "dam",
  "van 1001": "1001",
  "van 1002": "1002",
};
/** Search texts of accounts for which three letters are not enough. */
const ACCOUNT_LETTERS: Readonly<Record<string, string>> = {
  "Bank Current Account": "bank cu",
  "Main Cash": "main",
  "Loan Interest": "loan",
  "Salaries and Wages": "sala",
  "Printing and Stationery": "pri",
  Sales: "sales",
  "Discount Received": "discount r",
};
const EXPENSE_LETTERS: Readonly<Record<string, string>> = { "Vehicle Fuel": "vehicle f" };
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
