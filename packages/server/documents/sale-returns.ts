import * as say from "@vanbook/sdk/messages";
import {
  GROUP,
  paise,
  type ReturnableBill,
  type SaleReturnInput as Planned,
  priceSaleReturn,
  saleReturn,
} from "@vanbook/sdk/books";
import { readReturnableBills } from "../books/documents/returnable-bills.ts";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { catchProblem, Problem, refused } from "@vanbook/sdk/problem";
import { billAfter } from "./references/after-return.ts";
import { checkedAmount } from "./amount.ts";
import { MONEY_GROUPS, settlement } from "./references/cash-account.ts";
import type { AskedPlanning } from "./document-type.ts";
import { documentOperations } from "./document-operations.ts";
import { askedPlanning } from "./prepare-planning.ts";
import { pricedSaleReturn } from "./priced-documents.ts";
import { readRefunds } from "./references/refunds.ts";
import { readFrozenLines } from "./references/read-frozen-lines.ts";
import { gstinWarning, gstinWarnings } from "./references/gstin-warnings.ts";
import { readReferences } from "./references/read-references.ts";
import type { AccountRow } from "./references/references.ts";
import { SALEABLE } from "./references/stock-location.ts";
import { saleReturnLines } from "./references/sale-return-lines.ts";
import { toldRefusal } from "./told-refusal.ts";

type SaleReturnInput = Body<"saleReturns.post">;
/** A return with its bill's customer. */
type WithBill = SaleReturnInput & { billCustomerId?: number };

/** Goods returned by customers, with or without the bill that they were sold on. */
export const saleReturns = {
  ...documentOperations(
    "saleReturns",
    "sale_return",
    async (planning, inputs) => {
      const bills = await readBills(planning, inputs);
      const [toReturn, refunds] = await Promise.all([
        planReturns(planning, inputs, bills),
        readRefunds(planning, inputs),
      ]);
      return (input) => {
        const { returned, warnings } = toReturn(input);
        const voucher = checkedAmount(saleReturn(planning.books, returned), input.amount);
        refunds.take(input, voucher);
        const { bill } = returned.source;
        if (bill) bills.set(bill.id, billAfter(bill, voucher));
        return { ...voucher, warnings };
      };
    },
    (trx, companyId, ids) => gstinWarnings(trx, companyId, "sale_returns", ids),
  ),
  "saleReturns.price": (async ({ body, principal, db }) => {
    const planning = await askedPlanning(db, principal, { name: "saleReturns", kind: "sale_return" });
    const bills = await readBills(planning, [body], { asksOnly: true });
    const [toReturn, refunds] = await Promise.all([
      planReturns(planning, [body], bills),
      readRefunds(planning, [body], { asksOnly: true }),
    ]);
    const { returned, warnings } = toReturn(body);
    const voucher = saleReturn(planning.books, returned);
    const refusals = await toldRefusal("REFUND_LIMIT", () => refunds.take(body, voucher));
    return pricedSaleReturn(priceSaleReturn(planning.books, returned), { warnings, refusals });
  }) satisfies Handler<"saleReturns.price">,
};

/** Reads the bills that returns refer to. */
function readBills(
  { trx, principal, replaces }: AskedPlanning,
  inputs: readonly SaleReturnInput[],
  { asksOnly = false } = {},
) {
  const billIds = inputs.flatMap((input) => input.billId ?? []);
  return readReturnableBills(trx, principal.companyId, billIds, { asksOnly, except: replaces });
}

/**
 * Reads the other records that returns refer to; returns the function that makes a return's input for the books, with
 * its warnings.
 */
async function planReturns(
  planning: AskedPlanning,
  inputs: readonly SaleReturnInput[],
  bills: ReadonlyMap<number, ReturnableBill>,
) {
  const { trx, principal, replaces } = planning;
  const withBill = (input: SaleReturnInput, bill: ReturnableBill | null | undefined): WithBill =>
    bill ? { locationId: bill.locationId, ...input, billCustomerId: bill.customerId } : input;
  const returns = inputs.map((input) => withBill(input, bills.get(input.billId ?? 0)));
  // Sold goods can be returned even if the item or the customer was deleted.
  const references = readReferences(planning, returns, {
    billCustomerId: { to: "account", evenDeleted: true },
    customerId: { to: "account", groups: [GROUP.debtors], evenDeleted: true },
    cashAccountId: { to: "account", groups: MONEY_GROUPS },
    salesmanId: { to: "user" },
    locationId: { to: "location", kinds: SALEABLE, onDate: true },
    // Lines without a bill: goods only. A service is credited with its bill, or by a credit note.
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  const [found, frozen] = await Promise.all([
    references,
    readFrozenLines(trx, principal.companyId, "saleReturns", replaces),
  ]);
  return (input: SaleReturnInput) => {
    const bill = input.billId === undefined ? null : bills.get(input.billId);
    if (bill === undefined) throw refused("BILL_UNKNOWN", "billId");
    const customer = found.customerId(input);
    const salesman = found.salesmanId(input);
    // BILL_UNKNOWN, so that the response reveals nothing about bills of customers out of scope.
    const given = withBill(input, bill);
    if (catchProblem(() => found.billCustomerId(given)) instanceof Problem)
      throw refused("BILL_UNKNOWN", "billId");
    refuseTermsOfBill(input, bill);
    const place = found.locationId(given);
    if (!place) throw refused("INVALID_FIELDS", "locationId", "locationId is required without a bill.");
    const branchId = place.branch_id ?? salesman?.branch_id ?? null;
    const lines = saleReturnLines(input, bill, {
      books: planning.books,
      item: found.lines.itemId,
      rateType: customer.rate_type,
      frozen,
    });
    const hasDamaged = lines.some((line) => line.damaged + line.expired > 0n);
    const returned: Planned = {
      date: input.date,
      customer: { id: customer.id, stateCode: customer.state_code },
      source: bill ? { bill } : { bill: null, ...termsWithout(input, customer) },
      refund: settlement(planning, "out", input.refund, salesman, {
        id: input.cashAccountId,
        find: () => found.cashAccountId(input),
      }),
      salesmanId: salesman?.id ?? null,
      branchId,
      routeId: customer.route_id,
      vehicleId: place.vehicle_id,
      locationId: place.id,
      damagedLocationId: hasDamaged ? found.damaged(branchId).id : null,
      lines,
      toRupee: input.roundToRupee,
      narration: input.narration ?? null,
    };
    // A return of a bill has the bill's type, and the bill has already given the warning.
    const { source } = returned;
    const warnings = source.bill ? [] : gstinWarning(customer, source.invType, "return");
    return { returned, warnings };
  };
}

/**
 * Throws if the bill is not in effect or not the customer's, if the return is dated before it, or if the return sends
 * terms that the bill decides.
 */
function refuseTermsOfBill(input: SaleReturnInput, bill: ReturnableBill | null) {
  if (!bill) return;
  if (!bill.isPosted) throw refused("DOCUMENT_NOT_STANDING", "billId");
  if (bill.customerId !== input.customerId) throw refused("PARTY_DIFFERS", "customerId");
  if (input.date < bill.date) throw refused("DATE_BEFORE_DOCUMENT", "date");
  for (const field of ["discount", "invType", "saleType"] as const) {
    if (input[field] !== undefined) throw refused("INVALID_FIELDS", field, say.billDecides({ field }));
  }
}

function termsWithout({ invType, saleType, discount }: SaleReturnInput, customer: AccountRow) {
  return {
    invType: invType ?? (customer.gstin === null ? "B2C" : "B2B"),
    saleType: saleType ?? (customer.customer_type === WHOLESALE ? "Wholesale" : "Retail"),
    discount: paise(discount ?? "0"),
  } as const;
}

const WHOLESALE = 1;
