import type { KeyedMessage } from "@vanbook/sdk/messages";
import { formatPaise, paise, toAbsolute, type Paise } from "@vanbook/sdk/books";
import { addAuditLine } from "../auth/audit.ts";
import { loadLimitsFor } from "../auth/company-limits.ts";
import { cancel } from "../books/posting/cancel.ts";
import { edit } from "../books/posting/edit.ts";
import { post } from "../books/posting/post.ts";
import { readCompanyBooks } from "../books/posting/read-company-books.ts";
import type { Schema } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { withTransaction } from "../db/transaction.ts";
import { findDocument } from "../documents/find-document.ts";
import { planOpenings } from "../documents/openings.ts";
import { readOpeningInput } from "../documents/posted/entered-opening.ts";
import { NO_REFERENCES, readVoucherReferences } from "../documents/references/deleted-references.ts";
import { serialiseWrites } from "../master/serialize-writes.ts";
import { OPENINGS_TURN } from "../masters/account-openings.ts";
import { cleanRow, type Importing } from "./import-rows.ts";
import { planOpeningBills, type NewBill, type OpeningBillPlan } from "./opening-bill-plan.ts";
import { roundFigures } from "./round-figures.ts";
import { findRowFault } from "./row-rules.ts";
import { findRepeated } from "./sheet-rows.ts";

/**
 * Posts all bills of a sheet or, if a row can't be imported, none. Bills that the books have
 * already are not posted again.
 */
export const importOpeningBills: Handler<"openingBills.importRows"> = async (call) => {
  const { body, principal, client, db } = call;
  return withTransaction(db, async (trx) => {
    await serialiseWrites(trx, principal, OPENINGS_TURN);
    const roundedRows = body.rows.map((row) => roundFigures("openingBill", cleanRow("openingBill", row)));
    const rows = roundedRows.map(({ row }) => row);
    const faults = new Map<number, KeyedMessage>();
    for (const row of rows) {
      const fault = findRowFault("openingBill", row);
      if (fault) faults.set(row.Row, fault);
    }
    for (const [row, fault] of findRepeated(rows)) if (!faults.has(row)) faults.set(row, fault);
    const sound = rows.filter(({ Row }) => !faults.has(Row));
    const plan = await planOpeningBills(trx, principal, sound);
    for (const [row, fault] of plan.faults) faults.set(row, fault);
    const openingOf =
      faults.size > 0 ? new Map<number, number>() : await postBills({ trx, principal, client }, plan);
    const isMade = (row: number) => plan.fresh.has(row) && faults.size === 0;
    return {
      made: rows.filter(({ Row }) => isMade(Row)).length,
      refused: faults.size,
      rounded: roundedRows.flatMap(({ changes }) => changes),
      parties: plan.parties,
      results: rows.map(({ Row }) => ({
        Row,
        id: faults.size > 0 ? null : (openingOf.get(Row) ?? plan.known.get(Row) ?? null),
        message: faults.size > 0 ? NOTHING_IMPORTED : null,
        ...faults.get(Row),
      })),
    };
  });
};

/** Returns the opening of each new row. */
async function postBills(importing: Importing, plan: OpeningBillPlan): Promise<Map<number, number>> {
  const { trx, principal, client } = importing;
  const openingOf = new Map<number, number>();
  if (plan.fresh.size === 0) return openingOf;
  const planning = await makePlanning(importing);
  const { days, takenParts } = planLumps(plan);
  const getDay = ({ accountId }: NewBill) => days.get(accountId) ?? plan.firstDay ?? "";
  const fresh = [...plan.fresh];
  for (const date of new Set(fresh.map(([, bill]) => getDay(bill)))) {
    const bills = fresh.filter(([, bill]) => getDay(bill) === date);
    const balances = bills.map(([, { accountId, amount, ...bill }]) => ({
      ...{ accountId, ...bill },
      ...(amount > 0n ? { debit: formatPaise(amount) } : { credit: formatPaise(-amount) }),
    }));
    const input = { date, narration: OPENING_NARRATION, balances };
    const toVoucher = await planOpenings({ ...planning, edited: NO_REFERENCES }, [input]);
    const [postedOpening] = await post(trx, principal, [toVoucher(input)]);
    for (const [row] of bills) openingOf.set(row, postedOpening?.voucherId ?? 0);
    await addAuditLine(
      trx,
      { principal, client },
      {
        operation: "openingBills.importRows",
        entity: "vouchers",
        entityId: postedOpening?.voucherId ?? 0,
        after: input,
      },
    );
  }
  // Later, so that no party ever owes less than its notes and returns have taken.
  await lowerLumps(importing, planning, takenParts);
  return openingOf;
}

/**
 * What the new bills take out of the amounts without a bill, by opening and account; and the day of
 * the opening by account.
 */
function planLumps({ fresh, lines }: OpeningBillPlan) {
  const days = new Map<number, string>();
  const leftAmounts = new Map<number, Paise>();
  for (const { accountId, amount } of fresh.values())
    leftAmounts.set(accountId, (leftAmounts.get(accountId) ?? 0n) + amount);
  const takenParts = new Map<number, Map<number, Paise>>();
  for (const { accountId, voucherId, date, amount, bill } of lines) {
    const rest = leftAmounts.get(accountId) ?? 0n;
    if (bill !== null || rest === 0n || amount > 0n !== rest > 0n) continue;
    const part = chooseSmaller(amount, rest);
    leftAmounts.set(accountId, rest - part);
    if (!days.has(accountId)) days.set(accountId, date);
    const ofVoucher = takenParts.get(voucherId) ?? new Map<number, Paise>();
    ofVoucher.set(accountId, (ofVoucher.get(accountId) ?? 0n) + part);
    takenParts.set(voucherId, ofVoucher);
  }
  return { days, takenParts };
}

async function lowerLumps(
  importing: Importing,
  planning: Awaited<ReturnType<typeof makePlanning>>,
  takenParts: ReadonlyMap<number, Map<number, Paise>>,
): Promise<void> {
  const { trx, principal, client } = importing;
  for (const [voucherId, amounts] of takenParts) {
    const { head } = await findDocument(trx, principal, { name: "openings", kind: "opening" }, voucherId);
    const openingVoucher = { kind: "opening", voucherId, id: voucherId } as const;
    const before = await readOpeningInput(head, trx, principal, openingVoucher);
    const after = {
      ...before,
      balances: (before.balances ?? []).flatMap((each) => reduceBalance(each, amounts)),
    };
    if (after.balances.length === 0 && !after.stock?.length) await cancel(trx, principal, voucherId);
    else {
      const editedReferences = await readVoucherReferences(trx, principal, voucherId);
      const toVoucher = await planOpenings({ ...planning, edited: editedReferences, replaces: voucherId }, [
        after,
      ]);
      await edit(trx, principal, voucherId, toVoucher(after));
    }
    await addAuditLine(
      trx,
      { principal, client },
      {
        operation: "openingBills.importRows",
        entity: "vouchers",
        entityId: voucherId,
        before,
        after,
      },
    );
  }
}

type Balance = NonNullable<Schema<"OpeningInput">["balances"]>[number];

/** Takes from a balance without a bill what is still to be taken from its account. */
function reduceBalance(balance: Balance, amounts: Map<number, Paise>): Balance[] {
  const { accountId, debit = "0", credit = "0", billNo } = balance;
  const rest = amounts.get(accountId) ?? 0n;
  const amount = paise(debit) - paise(credit);
  if (billNo !== undefined || rest === 0n || amount > 0n !== rest > 0n) return [balance];
  const part = chooseSmaller(amount, rest);
  amounts.set(accountId, rest - part);
  const restAmount = amount - part;
  if (restAmount === 0n) return [];
  return [
    {
      accountId,
      ...(restAmount > 0n ? { debit: formatPaise(restAmount) } : { credit: formatPaise(-restAmount) }),
    },
  ];
}

function chooseSmaller(amount: Paise, other: Paise): Paise {
  return toAbsolute(amount) < toAbsolute(other) ? amount : other;
}

async function makePlanning({ trx, principal }: Importing) {
  const books = await readCompanyBooks(trx, principal.companyId);
  const limits = await loadLimitsFor(trx, principal);
  return { trx, principal, books, document: "openings", limits } as const;
}

const OPENING_NARRATION = "Opening bills";
const NOTHING_IMPORTED = "Nothing is imported while another row has an error.";
