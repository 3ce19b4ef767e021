import type { Knex } from "knex";
import type { VoucherKind, Posted, Voucher } from "@vanbook/sdk/books";
import type { Random } from "../../packages/server/demo/random.ts";
import type { Taxed } from "./arithmetic.ts";
import type { Effect } from "./effect.ts";
import type { TradingCompany } from "./trading-company.ts";

/** The functions that make documents: the books with or without a fault. */
export type Kernel = typeof import("./kernel.ts");

/** What a random document is made from. */
export interface Maker {
  kernel: Kernel;
  company: TradingCompany;
  random: Random;
  /** The documents acknowledged so far. */
  documents: readonly Document[];
}

/** A document to be posted, with its effect according to the run's own arithmetic. */
export interface Asked {
  kind: VoucherKind;
  date: string;
  /** Makes the voucher, in the transaction that posts it; `replaces` is the document that it edits. */
  plan(trx: Knex.Transaction, replaces?: number): Promise<Planned>;
  /** Another one that may replace it in an edit: of the same kind, financial year and series. */
  again(maker: Maker): Asked;
  /** Error codes that concurrent writers may cause. */
  mayBe?: readonly string[];
}

export interface Planned {
  voucher: Voucher;
  effect: Effect;
  /** What may be returned of it. */
  goods?: Goods;
  /** What it returns of. */
  returns?: Document;
}

/** The goods of a bill or a purchase. */
export interface Goods {
  date: string;
  partyId: number;
  interState: boolean;
  placeId: number;
  lines: readonly (Taxed & { itemId: number; quantity: bigint; free: bigint })[];
  linesAmount: bigint;
  discount: bigint;
  roundOff: bigint;
}

/** An acknowledged document. */
export interface Document extends Planned {
  kind: VoucherKind;
  posted: Posted;
  state: "standing" | "cancelled" | "replaced";
  asked: Asked;
}
