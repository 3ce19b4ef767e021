import type { NamedBatch } from "../batches/batch.ts";
import type { Books } from "../company-books.ts";
import { problem } from "../../problem.ts";
import { sum, type Paise, type Quantity } from "../money.ts";
import { makeCredit, makeDebit, omitZeros, type OpeningBill, type Voucher } from "../voucher.ts";
import { makeDocumentVoucher, type DocumentInput } from "./document-voucher.ts";

/** Balances in paise and stock in thousandths, on the day that the company's books begin. */
export interface OpeningInput extends Pick<DocumentInput, "date" | "narration" | "entered"> {
  /** Account balances: debits positive, credits negative. */
  balances: readonly { accountId: number; amount: Paise; bill?: OpeningBill | undefined }[];
  stock: readonly OpeningStock[];
}

export interface OpeningStock {
  itemId: number;
  locationId: number;
  quantity: Quantity;
  value: Paise;
  batch?: NamedBatch | undefined;
}

/** Posts against opening balance equity. Throws LINE_INVALID for a quantity of zero or less. */
export function makeOpeningVoucher({ accounts }: Books, input: OpeningInput): Voucher {
  if (input.stock.some((each) => each.quantity <= 0n)) throw problem("LINE_INVALID");
  const equity = accounts.opening_equity;
  const assets = sum(input.balances.map((each) => each.amount)) + sum(input.stock.map((each) => each.value));
  return {
    ...makeDocumentVoucher("opening", input),
    amount: assets,
    lines: omitZeros([
      ...input.balances.map(({ accountId, amount, bill }) => ({
        ...makeDebit(accountId, "opening", amount, equity),
        ...(bill && { bill }),
      })),
      makeCredit(equity, "opening", assets),
    ]),
    moves: input.stock.map(({ batch, ...each }, index) => ({
      ...each,
      kind: "OPENING",
      entryKind: "opening",
      at: `stock.${index}`,
      ...(batch && { batch }),
    })),
  };
}
