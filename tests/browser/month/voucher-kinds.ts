import type { CUSTOMERS, ITEMS, SUPPLIERS } from "./business.ts";

export type Customer = keyof typeof CUSTOMERS;
export type Supplier = keyof typeof SUPPLIERS;
export type Item = keyof typeof ITEMS;
/** Where goods lie. */
export type Place = "godown" | "damaged" | "van 1001" | "van 1002";
export type Money = "Main Cash" | "Bank Current Account";
/** Rupees by the name of an account; debits positive. */
type Amounts = Readonly<Record<string, number>>;
/** Pieces by item. */
export type Pieces = Readonly<Partial<Record<Item, number>>>;

/** What a voucher says, apart from its kind and its day. `as` names it for those that speak of it later. */
interface Contents {
  openingBalances: { balances: Amounts };
  /** Pieces and what they cost together. */
  openingStock: { place: Place; goods: Readonly<Partial<Record<Item, readonly [number, number]>>> };
  /** Of each item how many, at what price, and how many were free. */
  purchase: {
    supplier: Supplier;
    invoice: string;
    place: Place;
    freight?: number;
    lines: readonly (readonly [Item, number, number, number?])[];
  };
  /** Pieces by the lines of a purchase. */
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
  /** Of each line of the bill how many came back good and damaged. */
  saleReturn: {
    customer: Customer;
    of: string;
    refund?: Money;
    lines: readonly (readonly [number, number])[];
  };
  /** Goods of no bill, all of them good. */
  looseReturn: { customer: Customer; place: Place; lines: Pieces };
  receipt: PartyMoney<Customer>;
  payment: PartyMoney<Supplier>;
  expense: {
    on: string;
    amount: number;
    from: Money;
    gst?: { rate: number; gstin: string; invoice: string };
  };
  /** What a customer is credited, or a supplier debited, without goods, with so much tax in it. */
  creditNote: Note<Customer>;
  debitNote: Note<Supplier>;
  journal: { lines: Amounts; narration: string };
  contra: { from: Money; to: Money; amount: number };
  handOver: { amount: number };
  damage: { place: Place; lines: Pieces };
  replacement: { customer: Customer; place: Place; lines: Pieces };
  vanLoad: { from: Place; to: Place; lines: Pieces };
  production: { item: Item; quantity: number; batch: string; overhead: number; uses: Pieces };
  /** What was counted of items that the books have otherwise. */
  stockCount: { place: Place; counted: Pieces };
  /** An expense or receipt that was entered just before is of another amount. */
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
  /** What of it goes against which bills. */
  against?: Amounts;
}

export type Kind = keyof Contents;
/** A voucher of the month. */
export type MonthVoucher = {
  [Name in Kind]: Contents[Name] & { kind: Name; day: string; as?: string };
}[Kind];
export type VoucherOf<Name extends Kind> = Extract<MonthVoucher, { kind: Name }>;
