import {
  percent,
  takeReturn,
  type NoteKind,
  type PartyLimit,
  type Remainder,
  type Row,
  type Voucher,
} from "@vanbook/sdk/books";
import {
  findPartiesWithUnnamed,
  readPartyRemainders,
  readReturnedParts,
} from "../../books/posting/remainders.ts";
import type { AskedPlanning } from "../document-type.ts";
import { readDocumentRows, readPaise, readTaxes } from "./after-return.ts";

interface AskedReturn {
  partyId: number;
  /** Names no bill or purchase. */
  isUnnamed: boolean;
}

/**
 * What limits returns in addition to their documents (docs/books.md#remainders). Parties that are credited
 * only for documents have no limit beside the remainders of these. Lock the parties before.
 */
export async function readPartyLimits(
  { trx, principal, replaces }: AskedPlanning,
  kind: NoteKind,
  askedReturns: readonly AskedReturn[],
) {
  const { companyId } = principal;
  const unnamedIds = askedReturns.flatMap(({ partyId, isUnnamed }) => (isUnnamed ? [partyId] : []));
  const namedIds = askedReturns.flatMap(({ partyId }) => (unnamedIds.includes(partyId) ? [] : [partyId]));
  const options = { exceptReturn: replaces };
  const [ofUnnamed, before, foundIds] = await Promise.all([
    readPartyRemainders(trx, companyId, kind, unnamedIds, options),
    replaces === undefined ? undefined : readReturnedParts(trx, companyId, kind, replaces),
    findPartiesWithUnnamed(trx, companyId, kind, namedIds),
  ]);
  const ofNamed = await readPartyRemainders(trx, companyId, kind, foundIds, options);
  const remainders = new Map<number, Remainder>([...ofUnnamed, ...ofNamed]);
  return {
    find: (partyId: number): PartyLimit | undefined => {
      const remainder = remainders.get(partyId);
      return remainder && { remainder, before: before?.partyId === partyId ? before : undefined };
    },
    /** Each return of a batch leaves less for the next one. */
    take: ({ partyId, isUnnamed }: AskedReturn, voucher: Voucher): void => {
      const remainder = remainders.get(partyId);
      const { head, lines = [] } = readDocumentRows(voucher);
      if (!remainder) return;
      const amount = readPaise(head, "amount");
      const after = takeReturn(remainder, { amount, lines: lines.map(readTaxedLine), isUnnamed });
      remainders.set(partyId, after);
    },
  };
}

export type PartyLimits = Awaited<ReturnType<typeof readPartyLimits>>;

function readTaxedLine(row: Row) {
  return {
    taxRate: percent(String(row["tax_rate"] ?? 0)),
    amount: readPaise(row, "amount"),
    ...readTaxes(row),
  };
}
