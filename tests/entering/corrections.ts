import type { Random } from "../../packages/server/demo/random.ts";
import type { Entered } from "./people.ts";
import type { Seat } from "./seat.ts";
import type { Body } from "./vouchers.ts";

/**
 * The request body that corrects a voucher: the voucher with one figure changed, as the form opens
 * it if `vouchers.input` supports its kind. Undefined if it can't be opened any more because
 * another user has changed it.
 */
export async function makeCorrection(
  seat: Seat,
  { kind, voucherId, body }: Entered,
  random: Random,
): Promise<Body | undefined> {
  if (!HAVE_FORMS.includes(kind.name)) {
    // A salesman refunds from their own cash; other users refund from the company's.
    const isRefund = body.refund === "cash" && seat.role !== "salesman";
    return correctBody(isRefund ? { cashAccountId: seat.reach.mainCash, ...body } : body, random);
  }
  const path = `vouchers/${voucherId}/input`;
  const openedVoucher = await seat.read<Record<string, Body>>("vouchers.input", path);
  const own = openedVoucher?.[kind.name];
  return own && correctBody(own, random);
}

function correctBody({ amount, lines, ...rest }: Body, random: Random): Body {
  const narration = `Corrected ${random.int(1, 999)}`;
  // If there are lines, the server calculates the total from them.
  if (!Array.isArray(lines))
    return { ...rest, narration, ...(amount !== undefined && { amount: addOne(amount) }) };
  const at = random.int(0, lines.length - 1);
  const isJournal = (lines as Body[]).some(({ accountId }) => accountId !== undefined);
  const changedLines = (lines as Body[]).map((line, index) =>
    isJournal || index === at ? correctLine(line) : line,
  );
  return { ...rest, narration, lines: changedLines };
}

/** The line with its quantity or amount raised by 1, without its printed value. */
function correctLine({ taxable: _taxable, amount: _amount, ...line }: Body): Body {
  const quantityField = QUANTITY_FIELDS.find((field) => Number(line[field] ?? 0) > 0);
  return quantityField ? { ...line, [quantityField]: addOne(line[quantityField]) } : line;
}

function addOne(figure: unknown): number {
  return Math.round((Number(figure) + 1) * 100) / 100;
}

/** Kinds that `vouchers.input` can open. */
const HAVE_FORMS = [
  "bills",
  "purchases",
  "receipts",
  "payments",
  "expenses",
  "journals",
  "contras",
  "handOvers",
];
const QUANTITY_FIELDS = [
  "quantity",
  "goodQuantity",
  "usedQuantity",
  "damagedQuantity",
  "debit",
  "credit",
] as const;
