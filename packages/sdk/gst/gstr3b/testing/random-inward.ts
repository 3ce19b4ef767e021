import type { Random } from "../../testing/random.ts";
import type { InwardLine, InwardSupply, ItcDocument, ItcReversal } from "../itc-document.ts";

/** Inward documents of a month, from 0 to 30, with ids from `firstId` on. */
export function makeRandomInward(random: Random, month: string, firstId: number): ItcDocument[] {
  return Array.from({ length: random.int(0, 30) }, (_, at) => {
    const id = firstId + at;
    const date = `${month}-${String(random.int(1, 28)).padStart(2, "0")}`;
    return random.chance(0.1) ? makeReversal(random, id, date) : makeSupply(random, id, date);
  });
}

function makeSupply(random: Random, id: number, date: string): InwardSupply {
  const source = random.pick(["other", "other", "other", "reverseCharge", "importOfGoods"] as const);
  const chosenSource = random.chance(0.1)
    ? random.pick(["importOfServices", "distributor"] as const)
    : source;
  const isInterState = chosenSource.startsWith("import") || random.chance(0.4);
  const kind = chosenSource === "other" && random.chance(0.3) ? random.pick(NOTE_KINDS) : "invoice";
  const isFromComposition = chosenSource === "other" && random.chance(0.1);
  const lines = Array.from({ length: random.int(1, 4) }, (_, at): InwardLine => {
    const taxable = BigInt(random.int(1, 5_000_00));
    const isUntaxed = isFromComposition || random.chance(0.2);
    const half = isUntaxed ? 0n : (taxable * random.pick([5n, 12n, 18n])) / 200n;
    return {
      ...{ lineNo: at + 1, taxable, supplyKind: isUntaxed ? random.pick(UNTAXED_KINDS) : "taxable" },
      ...(isInterState ? { igst: 2n * half, cgst: 0n, sgst: 0n } : { igst: 0n, cgst: half, sgst: half }),
      ...(kind === "invoice" && random.chance(0.1) && { blocked: random.pick(BLOCKED_KINDS) }),
    };
  });
  return {
    ...{ id, kind, source: chosenSource, number: `PUR/${id}`, date, isInterState, isFromComposition, lines },
    ...{ value: 0n, isCancelled: random.chance(0.05) },
  };
}

function makeReversal(random: Random, id: number, date: string): ItcReversal {
  const half = BigInt(random.int(0, 500_00));
  return {
    ...{
      id,
      date,
      number: `JRN/${id}`,
      isCancelled: false,
      kind: random.pick(["reversal", "reclaim"] as const),
    },
    ...{ reason: random.pick(["rule", "other"] as const) },
    tax: { igst: BigInt(random.int(0, 500_00)), cgst: half, sgst: half },
  };
}

const NOTE_KINDS = ["creditNote", "debitNote"] as const;
const UNTAXED_KINDS = ["nilRated", "exempt", "nonGst"] as const;
const BLOCKED_KINDS = ["section17", "lateOrElsewhere"] as const;
