import { makeForm } from "../form.ts";
import { emptyBooks, type Named, type Trader } from "./empty-books.ts";

/** Amounts in rupees by account name. */
export type Amounts = Readonly<Record<string, number>>;
/** The tax rate of a supplier's expense invoice, and the supplier's GSTIN. */
type Gst = { taxRate?: number; supplierGstin?: string };
/** A line of goods: item, quantity, and the unit price if it differs from the price list. */
type Goods = readonly [item: string, quantity: number, price?: number];

/** The main cash account and the bank account that every company has. */
export const CASH_ACCOUNT = "Main Cash";
export const BANK_ACCOUNT = "Bank Current Account";

/**
 * The books of a textbook's trader, kept over HTTP as a user
 * would; accounts, parties and items are named, not numbered.
 */
export async function openTextbook(trader: Trader) {
  const books = await emptyBooks(trader);
  const { ask, enter } = books;
  const groups = mapIdsByName(await ask<Named[]>("GET", "/api/v1/account-groups/fixed"));
  const accounts = mapIdsByName((await ask<{ data: Named[] }>("GET", "/api/v1/accounts")).data);
  const items = new Map<string, number>();
  const { locations, series } = await ask<Masters>("GET", "/api/v1/masters");
  const locationId = locations.find(({ kind }) => kind === "godown")?.id;
  const seriesId = series.find(({ invType }) => invType === "B2C")?.id;
  const places = { RootName: "Bazaar", PlaceName: "Bazaar", FromPlace: "Bazaar", ToPlace: "Fort" };
  const { id: RootId } = await ask<Named>("POST", "/api/InsertupdateRoute", { RootId: 0, ...places });
  const findAccount = (name: string) => findByName(accounts, name);
  const makeLines = (goods: readonly Goods[]) =>
    goods.map(([item, quantity, unitPrice]) => ({ itemId: findByName(items, item), quantity, unitPrice }));
  /** Cash, or bank transfer for a bank account. */
  const makePaymentTerms = (name: string) => ({
    mode: name === CASH_ACCOUNT ? "cash" : "neft",
    ledgerId: findAccount(name),
  });
  const createParty = async (AccountParent: number, AccountName: string, State: string, GSTinNo: string) => {
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
    idOf: findAccount,
    async accounts(group: string, ...names: string[]) {
      for (const name of names) {
        const body = { name, groupId: findByName(groups, group) };
        accounts.set(name, (await ask<Named>("PUT", "/api/v1/accounts", body)).id);
      }
    },
    customer: (name: string, state = trader.state) => createParty(14, name, state, ""),
    supplier: (name: string, state = trader.state, gstin = "") => createParty(27, name, state, gstin),
    /** Creates an item with its selling price without tax, and its tax rate. */
    async item(ItemName: string, price: number, Tax = 0) {
      const prices = { MRP: price * 2, Sales_Price: price, SP: price, DP: price };
      const form = makeForm({ ItemName, ItemDescription: ItemName, ItemCategoryID: 1, ...prices, Tax });
      items.set(ItemName, (await ask<Named>("POST", "/api/insertupdateitem", form)).id);
    },

    /** Opening balances (debits positive), and opening stock at unit cost. */
    open: (date: string, balances: Amounts, goods: readonly Goods[]) =>
      enter("openings", {
        date,
        balances: Object.entries(balances).map(([name, amount]) => ({
          accountId: findAccount(name),
          ...(amount > 0 ? { debit: amount } : { credit: -amount }),
        })),
        stock: goods.map(([item, quantity, cost = 0]) => ({
          ...{ itemId: findByName(items, item), locationId, quantity },
          value: quantity * cost,
        })),
      }),
    journal: (date: string, narration: string, debits: Amounts, credits: Amounts) =>
      enter("journals", {
        ...{ date, narration },
        lines: [
          ...Object.entries(debits).map(([name, debit]) => ({ accountId: findAccount(name), debit })),
          ...Object.entries(credits).map(([name, credit]) => ({ accountId: findAccount(name), credit })),
        ],
      }),
    /** A supplier's invoice with its total. */
    buy: (date: string, supplier: string, goods: readonly Goods[], amount: number) =>
      enter("purchases", {
        ...{ date, supplierId: findAccount(supplier), locationId, amount, lines: makeLines(goods) },
      }),
    /** A purchase return of goods of the purchase's first line. */
    giveBack: (date: string, supplier: string, purchaseId: number, quantity: number, amount: number) =>
      enter("purchase-returns", {
        ...{ date, supplierId: findAccount(supplier), purchaseId, locationId, amount },
        lines: [{ purchaseLineNo: 1, quantity }],
      }),
    /** A credit bill with its total. */
    sell: (date: string, customer: string, goods: readonly Goods[], amount: number) =>
      enter("bills", {
        ...{ date, customerId: findAccount(customer), seriesId, locationId, payment: "credit", amount },
        lines: makeLines(goods),
      }),
    /** A cash bill, paid into the main cash account. */
    sellForCash: (date: string, customer: string, goods: readonly Goods[], amount: number) =>
      enter("bills", {
        ...{ date, customerId: findAccount(customer), seriesId, locationId, payment: "cash", amount },
        ...{ cashAccountId: findAccount(CASH_ACCOUNT), lines: makeLines(goods) },
      }),
    /** A sale return of goods of the bill's first line. */
    takeBack: (date: string, customer: string, billId: number, goodQuantity: number, amount: number) =>
      enter("sale-returns", {
        ...{ date, customerId: findAccount(customer), billId, refund: "credit", amount },
        lines: [{ billLineNo: 1, goodQuantity }],
      }),
    /** Goods written off at their cost. */
    writeOff: (date: string, item: string, damagedQuantity: number) =>
      enter("damages", { date, locationId, lines: [{ itemId: findByName(items, item), damagedQuantity }] }),
    receive: (date: string, from: string, amount: number, into = CASH_ACCOUNT) =>
      enter("receipts", { date, partyId: findAccount(from), amount, ...makePaymentTerms(into) }),
    pay: (date: string, to: string, amount: number, from = CASH_ACCOUNT) =>
      enter("payments", { date, partyId: findAccount(to), amount, ...makePaymentTerms(from) }),
    /** An expense, tax included; `gst` if the input tax is claimed. */
    spend: (date: string, on: string, amount: number, from = CASH_ACCOUNT, gst: Gst = {}) =>
      enter("expenses", { date, accountId: findAccount(on), amount, ...makePaymentTerms(from), ...gst }),
    move: (date: string, from: string, to: string, amount: number) =>
      enter("contras", { date, fromAccountId: findAccount(from), toAccountId: findAccount(to), amount }),
  };
}

export type Textbook = Awaited<ReturnType<typeof openTextbook>>;

interface Masters {
  series: { id: number; invType: string }[];
  locations: { id: number; kind: string }[];
}

function mapIdsByName(all: readonly Named[]): Map<string, number> {
  return new Map(all.map(({ name, id }) => [name, id]));
}

function findByName(ids: ReadonlyMap<string, number>, name: string): number {
  const id = ids.get(name);
  if (!id) throw new Error(`There is no ${name} in these books`);
  return id;
}
