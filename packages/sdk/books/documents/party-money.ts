import { problem } from "../../problem.ts";
import { grantedDiscount, moneyColumns, partyMoneyColumns, type PartyMoney } from "../document-columns.ts";
import { credit, debit, type Entered, type LedgerLine, type Voucher } from "../voucher.ts";

/** A receipt or payment as entered. Amounts in paise. */
export interface PartyMoneyInput extends PartyMoney {
  date: string;
  narration?: string | null;
  clientId?: string | null;
  requestHash?: Uint8Array | null;
  entered?: Entered;
}

/**
 * Makes the voucher of a receipt or a payment: books amount and discount between the party and their
 * accounts. `columns` are the document's additional columns. Throws AMOUNT_INVALID unless the amount is
 * above zero and the discount not more than it, LINE_INVALID if the party's account is also the money
 * account.
 */
export function makePartyMoneyVoucher(
  kind: keyof typeof DOCUMENTS,
  input: PartyMoneyInput,
  columns: { approval_status?: 0 | 1 } = {},
): Voucher {
  if (input.amount <= 0n) throw problem("AMOUNT_INVALID");
  const discount = grantedDiscount(input);
  if (input.ledgerId === input.partyId)
    throw problem("LINE_INVALID", {
      message: "The party can't be the account that the money goes into or comes from.",
    });
  const { prefix, table } = DOCUMENTS[kind];
  return {
    kind,
    date: input.date,
    seriesId: 0,
    prefix,
    partyId: input.partyId,
    userId: input.userId,
    branchId: input.branchId,
    amount: input.amount,
    ...(discount && { discount: discount.amount }),
    narration: input.narration ?? null,
    clientId: input.clientId ?? null,
    requestHash: input.requestHash ?? null,
    ...(input.entered && { entered: input.entered }),
    ...(input.settles && { settles: input.settles }),
    lines: [
      ...book(kind, input.ledgerId, input.amount),
      ...(discount ? book("discount", discount.accountId, discount.amount) : []),
    ],
    moves: [],
    document: {
      table,
      rows: (posted) => ({
        head: { ...moneyColumns(posted, input.narration), ...partyMoneyColumns(input), ...columns },
      }),
    },
  };

  function book(entryKind: LedgerLine["entryKind"], accountId: number, amount: bigint): LedgerLine[] {
    const [debited, credited] = kind === "receipt" ? [accountId, input.partyId] : [input.partyId, accountId];
    return [debit(debited, entryKind, amount, credited), credit(credited, entryKind, amount, debited)];
  }
}

const DOCUMENTS = {
  receipt: { prefix: "RCT/", table: "receipts" },
  payment: { prefix: "PAY/", table: "payments" },
} as const;
