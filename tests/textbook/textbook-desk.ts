import { formWith } from "../form.ts";
import { emptyBooks, type Named, type Trader } from "./empty-books.ts";

/** Amounts in rupees by account name. */
export type Amounts = Readonly<Record<string, number>>;
/** The tax rate of a supplier's expense invoice, and the supplier's GSTIN. */
type Gst = { taxRate?: number; supplierGstin?: string };
/** A line of goods: item, quantity, and the unit price if it differs from the price list. */
type Goods = readonly [item: string, quantity: number, price?: number];

/** The main cash account and the bank account that every company has. */
export const CASH = "Main Cash";
export const BANK = "Bank Current Account";

/**
 * The books of a textbook's trader, kept over HTTP as a user
 * would; accounts, parties and items are named, not numbered.
 */
export async function openTextbook(trader: Trader) {
  const books = await emptyBooks(trader);
  const { ask, enter } = books;
  const groups = idsOf(await ask<Named[]>("GET", "/api/v1/account-groups/fixed"));
  const accounts = idsOf((await ask<{ data: Named[] }>("GET", "/api/v1/accounts")).data);
  const items = new Map<string, number>();
  const { locations, series } = await ask<Masters>("GET", "/api/v1/masters");
  const locationId = locations.find(({ kind }) => kind === "godown")?.id;
  const seriesId = series.find(({ invType }) => invType === "B2C")?.id;
  const places = { RootName: "Bazaar", PlaceName: "Bazaar", FromPlace: "Bazaar", ToPlace: "Fort" };
  const { id: RootId } = await ask<Named>("POST", "/api/InsertupdateRoute", { RootId: 0, ...places });
  const account = (name: string) => called(accounts, name);
  const linesOf = (goods: readonly Goods[]) =>
    goods.map(([item, quantity, unitPrice]) => ({ itemId: called(items, item), quantity, unitPrice }));
  /** Cash, or bank transfer for a bank account. */
  const money = (name: string) => ({ mode: name === CASH ? "cash" : "neft", ledgerId: account(name) });
  const party = async (AccountParent: number, AccountName: string, State: string, GSTinNo: string) => {
    const where = {
      Address: "Bazaar Road",
      Place: "Bazaar",
      city: "Bazaar",
      country: "India",
      State,
      GSTinNo,
    };
    const terms = {
      PinNo: "110006",
      Phone: "1123456789",
      Mob: "9810012345",
      RateType: "SP",
      CustomerType: 0,
    };
    const body = { AccountParent, AccountName, ...where, ...terms, RootId };
    accounts.set(AccountName, (await ask<Named>("POST", "/api/insertaccount", body)).id);
  };

  return {
    ...books,
    idOf: account,
    async accounts(group: string, ...names: string[]) {
      for (const name of names) {
        const body = { name, groupId: called(groups, group) };
        accounts.set(name, (await ask<Named>("PUT", "/api/v1/accounts", body)).id);
      }
    },
    customer: (name: string, state = trader.state) => party(14, name, state, ""),
    supplier: (name: string, state = trader.state, gstin = "") => party(27, name, state, gstin),
    /** Creates an item with its selling price without tax, and its tax rate. */
    async item(ItemName: string, price: number, Tax = 0) {
      const prices = { MRP: price * 2, Sales_Price: price, SP: price, DP: price };
      const form = formWith({ ItemName, ItemDescription: ItemName, ItemCategoryID: 1, ...prices, Tax });
      items.set(ItemName, (await ask<Named>("POST", "/api/insertupdateitem", form)).id);
    },

    /** Opening balances (debits positive), and opening stock at unit cost. */
    open: (date: string, balances: Amounts, goods: readonly Goods[]) =>
      enter("openings", {
        date,
        balances: Object.entries(balances).map(([name, amount]) => ({
          accountId: account(name),
          ...(amount > 0 ? { debit: amount } : { credit: -amount }),
        })),
        stock: goods.map(([item, quantity, cost = 0]) => ({
          ...{ itemId: called(items, item), locationId, quantity },
          value: quantity * cost,
        })),
      }),
    journal: (date: string, narration: string, debits: Amounts, credits: Amounts) =>
      enter("journals", {
        ...{ date, narration },
        lines: [
          ...Object.entries(debits).map(([name, debit]) => ({ accountId: account(name), debit })),
          ...Object.entries(credits).map(([name, credit]) => ({ accountId: account(name), credit })),
        ],
      }),
    /** A supplier's invoice with its total. */
    buy: (date: string, supplier: string, goods: readonly Goods[], amount: number) =>
      enter("purchases", {
        ...{ date, supplierId: account(supplier), locationId, amount, lines: linesOf(goods) },
      }),
    /** A purchase return of goods of the purchase's first line. */
    giveBack: (date: string, supplier: string, purchaseId: number, quantity: number, amount: number) =>
      enter("purchase-returns", {
        ...{ date, supplierId: account(supplier), purchaseId, locationId, amount },
        lines: [{ purchaseLineNo: 1, quantity }],
      }),
    /** A credit bill with its total. */
    sell: (date: string, customer: string, goods: readonly Goods[], amount: number) =>
      enter("bills", {
        ...{ date, customerId: account(customer), seriesId, locationId, payment: "credit", amount },
        lines: linesOf(goods),
      }),
    /** A cash bill, paid into the main cash account. */
    sellForCash: (date: string, customer: string, goods: readonly Goods[], amount: number) =>
      enter("bills", {
        ...{ date, customerId: account(customer), seriesId, locationId, payment: "cash", amount },
        ...{ cashAccountId: account(CASH), lines: linesOf(goods) },
      }),
    /** A sale return of goods of the bill's first line. */
    takeBack: (date: string, customer: string, billId: number, goodQuantity: number, amount: number) =>
      enter("sale-returns", {
        ...{ date, customerId: account(customer), billId, refund: "credit", amount },
        lines: [{ billLineNo: 1, goodQuantity }],
      }),
    /** Goods written off at their cost. */
    writeOff: (date: string, item: string, damagedQuantity: number) =>
      enter("damages", { date, locationId, lines: [{ itemId: called(items, item), damagedQuantity }] }),
    receive: (date: string, from: string, amount: number, into = CASH) =>
      enter("receipts", { date, partyId: account(from), amount, ...money(into) }),
    pay: (date: string, to: string, amount: number, from = CASH) =>
      enter("payments", { date, partyId: account(to), amount, ...money(from) }),
    /** An expense, tax included; `gst` if the input tax is claimed. */
    spend: (date: string, on: string, amount: number, from = CASH, gst: Gst = {}) =>
      enter("expenses", { date, accountId: account(on), amount, ...money(from), ...gst }),
    move: (date: string, from: string, to: string, amount: number) =>
      enter("contras", { date, fromAccountId: account(from), toAccountId: account(to), amount }),
  };
}

export type Textbook = Awaited<ReturnType<typeof openTextbook>>;

interface Masters {
  series: { id: number; invType: string }[];
  locations: { id: number; kind: string }[];
}

function idsOf(all: readonly Named[]): Map<string, number> {
  return new Map(all.map(({ name, id }) => [name, id]));
}

function called(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (!id) throw new Error(`There is no ${name} in these books`);
  return id;
}
