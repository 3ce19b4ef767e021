import type { MONTH_CUSTOMERS, ITEMS, MONTH_SUPPLIERS } from "./business.ts";

export type Customer = keyof typeof MONTH_CUSTOMERS;
export type Supplier = keyof typeof MONTH_SUPPLIERS;
export type Item = keyof typeof ITEMS;
/** Where goods are stored. */
export type Place = "godown" | "damaged" | "van 1001" | "van 1002";
export type Money = "Main Cash" | "Bank Current Account";
/** Rupees by account name; debits positive. */
type Amounts = Readonly<Record<string, number>>;
/** Pieces by item. */
export type Pieces = Readonly<Partial<Record<Item, number>>>;

/**
 * A voucher's contents without kind and date. `as` is a name by which later vouchers refer to it.
 */
interface Contents {
  openingBalances: { balances: Amounts };
  /** For each item, pieces and total cost in rupees. */
  openingStock: { place: Place; goods: Readonly<Partial<Record<Item, readonly [number, number]>>> };
  /** For each line: item, pieces, price and free pieces. */
  purchase: {
    supplier: Supplier;
    invoice: string;
    place: Place;
    freight?: number;
    lines: readonly (readonly [Item, number, number, number?])[];
  };
  /** Pieces returned, by line of the purchase. */
  purchaseReturn: { supplier: Supplier; place: Place; of: string; lines: readonly number[] };
  order: { customer: Customer; lines: Pieces };
  sale: {
    customer: Customer;
    place: Place;
    paid?: Money | "salesman";
    discount?: number;
    toRupee?: boolean;
    order?: string;
    lines: readonly (readonly [Item, number, number?])[];
  };
  /** For each line of the bill: good and damaged pieces returned. */
  saleReturn: {
    customer: Customer;
    of: string;
    refund?: Money;
    lines: readonly (readonly [number, number])[];
  };
  /** A return without a bill; all goods are good. */
  looseReturn: { customer: Customer; place: Place; lines: Pieces };
  receipt: PartyMoney<Customer>;
  payment: PartyMoney<Supplier>;
  expense: {
    on: string;
    amount: number;
    from: Money;
    gst?: { rate: number; gstin: string; invoice: string };
  };
  /**
   * Amount including tax that is credited to a customer or debited to a supplier, without goods.
   */
  creditNote: Note<Customer>;
  debitNote: Note<Supplier>;
  journal: { lines: Amounts; narration: string };
  contra: { from: Money; to: Money; amount: number };
  handOver: { amount: number };
  damage: { place: Place; lines: Pieces };
  replacement: { customer: Customer; place: Place; lines: Pieces };
  vanLoad: { from: Place; to: Place; lines: Pieces };
  production: { item: Item; quantity: number; batch: string; overhead: number; uses: Pieces };
  /** Pieces counted, for items with another quantity in the books. */
  stockCount: { place: Place; counted: Pieces };
  /** Changes the amount of the expense or receipt that was entered just before. */
  correction: { of: string; amount: number };
  cancellation: { of: string; reason: string };
}

interface Note<Party> {
  party: Party;
  on: string;
  amount: number;
  rate: number;
}

interface PartyMoney<Party> {
  party: Party;
  amount: number;
  discount?: number;
  through: Money;
  /** Amount allocated to each bill, in rupees. */
  against?: Amounts;
}

export type Kind = keyof Contents;
export type MonthVoucher = {
  [Name in Kind]: Contents[Name] & { kind: Name; day: string; as?: string };
}[Kind];
export type VoucherOf<Name extends Kind> = Extract<MonthVoucher, { kind: Name }>;
