import type { Knex } from "knex";
import type { VoucherKind, Posted, Voucher } from "@vanbook/sdk/books";
import type { Random } from "../../packages/server/demo/random.ts";
import type { Taxed } from "./arithmetic.ts";
import type { Effect } from "./effect.ts";
import type { TradingCompany } from "./trading-company.ts";

/** The functions that build documents, from the real books or from a copy with a fault. */
export type Kernel = typeof import("./kernel.ts");

/** What is needed to build a random document. */
export interface Maker {
  kernel: Kernel;
  company: TradingCompany;
  random: Random;
  /** The documents acknowledged so far. */
  documents: readonly Document[];
}

/** A document to post, with its effect as the test's own arithmetic computes it. */
export interface Asked {
  kind: VoucherKind;
  date: string;
  /**
   * Builds the voucher, in the transaction that posts it; `replaces` is the id of the document that
   * it edits.
   */
  plan(trx: Knex.Transaction, replaces?: number): Promise<Planned>;
  /**
   * Returns another document that may replace this one in an edit: same kind, financial year and
   * series.
   */
  again(maker: Maker): Asked;
  /** Error codes that concurrent writers may cause. */
  mayBe?: readonly string[];
}

export interface Planned {
  voucher: Voucher;
  effect: Effect;
  /** The goods that can be returned later. */
  goods?: Goods;
  /** The document whose goods this one returns. */
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
