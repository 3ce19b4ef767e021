import * as say from "@vanbook/sdk/messages";
import {
  ACCOUNT_GROUP,
  hasGstin,
  paise,
  refuseUnknownGstin,
  toParty,
  type FrozenHead,
  type ReturnableBill,
  type SaleReturnInput as Planned,
  calculateSaleReturn,
  makeSaleReturnVoucher,
} from "@vanbook/sdk/books";
import { readReturnableBills } from "../books/documents/returnable-bills.ts";
import type { Body } from "../contract/contract.ts";
import type { Handler } from "../contract/handler.ts";
import { catchProblem, Problem, problemOnField } from "@vanbook/sdk/problem";
import { applyReturnToBill } from "./references/after-return.ts";
import { checkAmount } from "./amount.ts";
import { MONEY_GROUPS, chooseSettlement } from "./references/cash-account.ts";
import type { AskedPlanning } from "./document-type.ts";
import { createDocumentOperations } from "./document-operations.ts";
import { readAskedPlanning } from "./prepare-planning.ts";
import { formatPricedSaleReturn } from "./priced-documents.ts";
import { holdParties } from "./references/party-locks.ts";
import { readPartyLimits, type PartyLimits } from "./references/party-limits.ts";
import { readRefunds } from "./references/refunds.ts";
import { readFrozenHead, readFrozenLines } from "./references/read-frozen-lines.ts";
import { listGstinWarnings, readGstinWarnings } from "./references/gstin-warnings.ts";
import { readReferences } from "./references/read-references.ts";
import type { AccountRow } from "./references/references.ts";
import { SALEABLE_KINDS } from "./references/stock-location.ts";
import { makeSaleReturnLines } from "./references/sale-return-lines.ts";
import { catchRefusal } from "./told-refusal.ts";

type SaleReturnInput = Body<"saleReturns.post">;
type WithBill = SaleReturnInput & { billCustomerId?: number };

export const saleReturns = {
  ...createDocumentOperations(
    "saleReturns",
    "sale_return",
    async (planning, inputs) => {
      // A note to the customer can't take at the same time what is left of the bills.
      await holdParties(
        planning.trx,
        planning.principal.companyId,
        inputs.map(({ customerId }) => customerId),
      );
      const bills = await readBills(planning, inputs);
      const [limits, toReturn, refunds] = await Promise.all([
        readPartyLimits(planning, "credit_note", inputs.map(toAskedReturn)),
        planReturns(planning, inputs, bills),
        readRefunds(planning, inputs),
      ]);
      return (input) => {
        const { returned, warnings } = toReturn(input, limits);
        const voucher = checkAmount(makeSaleReturnVoucher(planning.books, returned), input.amount);
        refunds.take(input, voucher);
        limits.take(toAskedReturn(input), voucher);
        const { bill } = returned.source;
        if (bill) bills.set(bill.id, applyReturnToBill(bill, voucher));
        return { ...voucher, warnings };
      };
    },
    (trx, companyId, ids) => readGstinWarnings(trx, companyId, "sale_returns", ids),
  ),
  "saleReturns.price": (async ({ body, principal, db }) => {
    const planning = await readAskedPlanning(db, principal, { name: "saleReturns", kind: "sale_return" });
    const bills = await readBills(planning, [body], { asksOnly: true });
    const [limits, toReturn, refunds] = await Promise.all([
      readPartyLimits(planning, "credit_note", [toAskedReturn(body)]),
      planReturns(planning, [body], bills),
      readRefunds(planning, [body], { asksOnly: true }),
    ]);
    const { returned, warnings } = toReturn(body, limits);
    const voucher = makeSaleReturnVoucher(planning.books, returned);
    const refusals = await catchRefusal("REFUND_LIMIT", () => refunds.take(body, voucher));
    return formatPricedSaleReturn(calculateSaleReturn(planning.books, returned), { warnings, refusals });
  }) satisfies Handler<"saleReturns.price">,
};

function toAskedReturn({ customerId, billId }: SaleReturnInput) {
  return { partyId: customerId, isUnnamed: billId === undefined };
}

function readBills(
  { trx, principal, replaces }: AskedPlanning,
  inputs: readonly SaleReturnInput[],
  { asksOnly = false } = {},
) {
  const billIds = inputs.flatMap((input) => input.billId ?? []);
  return readReturnableBills(trx, principal.companyId, billIds, { asksOnly, except: replaces });
}

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
    customerId: { to: "account", groups: [ACCOUNT_GROUP.debtors], evenDeleted: true },
    cashAccountId: { to: "account", groups: MONEY_GROUPS },
    salesmanId: { to: "user" },
    locationId: { to: "location", kinds: SALEABLE_KINDS, onDate: true },
    // Lines without a bill are goods only. A service is credited with its bill or by a credit note.
    lines: { itemId: { to: "item", evenDeleted: true, isGoods: true } },
  });
  const [finders, frozenLines, frozenHead] = await Promise.all([
    references,
    readFrozenLines(trx, principal.companyId, "saleReturns", replaces),
    readFrozenHead(trx, principal.companyId, "saleReturns", replaces),
  ]);
  return (input: SaleReturnInput, limits: PartyLimits) => {
    const bill = input.billId === undefined ? null : bills.get(input.billId);
    if (bill === undefined) throw problemOnField("BILL_UNKNOWN", "billId");
    const customer = finders.customerId(input);
    const salesman = finders.salesmanId(input);
    // BILL_UNKNOWN, so that the response says nothing about bills of customers out of scope.
    const returnWithBill = withBill(input, bill);
    if (catchProblem(() => finders.billCustomerId(returnWithBill)) instanceof Problem)
      throw problemOnField("BILL_UNKNOWN", "billId");
    refuseTermsOfBill(input, bill);
    const place = finders.locationId(returnWithBill);
    if (!place)
      throw problemOnField("INVALID_FIELDS", "locationId", "locationId is required without a bill.");
    const branchId = place.branch_id ?? salesman?.branch_id ?? null;
    const lines = makeSaleReturnLines(input, bill, {
      item: finders.lines.itemId,
      rateType: customer.rate_type,
      frozen: frozenLines,
    });
    const hasDamaged = lines.some((line) => line.damaged + line.expired > 0n);
    const plannedReturn: Planned = {
      date: input.date,
      customer: toParty(customer, frozenHead),
      source: bill ? { bill } : { bill: null, ...chooseTermsWithoutBill(input, customer, frozenHead) },
      refund: chooseSettlement(planning, "out", input.refund, salesman, {
        id: input.cashAccountId,
        find: () => finders.cashAccountId(input),
      }),
      salesmanId: salesman?.id ?? null,
      branchId,
      routeId: customer.route_id,
      vehicleId: place.vehicle_id,
      locationId: place.id,
      damagedLocationId: hasDamaged ? finders.damaged(branchId).id : null,
      lines,
      toRupee: input.roundToRupee,
      withoutTax: input.withoutTax,
      party: limits.find(customer.id),
      narration: input.narration ?? null,
    };
    const { source } = plannedReturn;
    const warnings = source.bill ? [] : listGstinWarnings(customer, source.invType, "return");
    return { returned: plannedReturn, warnings };
  };
}

/**
 * Throws if the bill is not in effect or not the customer's, if the return is dated before it, or
 * if the return sends terms that the bill decides.
 */
function refuseTermsOfBill(input: SaleReturnInput, bill: ReturnableBill | null) {
  if (!bill && input.withoutTax) throw problemOnField("INVALID_FIELDS", "withoutTax", WITHOUT_TAX_OF_BILL);
  if (!bill) return;
  if (!bill.isPosted) throw problemOnField("DOCUMENT_NOT_STANDING", "billId");
  if (bill.customerId !== input.customerId) throw problemOnField("PARTY_DIFFERS", "customerId");
  if (input.date < bill.date) throw problemOnField("DATE_BEFORE_DOCUMENT", "date");
  for (const field of ["discount", "invType", "saleType"] as const) {
    if (input[field] !== undefined) throw problemOnField("INVALID_FIELDS", field, say.billDecides({ field }));
  }
}

function chooseTermsWithoutBill(
  { invType, saleType, discount }: SaleReturnInput,
  customer: AccountRow,
  head: FrozenHead | undefined,
) {
  if (invType === undefined) refuseUnknownGstin(customer.unknownGstin, "customerId");
  return {
    invType: invType ?? (hasGstin(customer) ? "B2B" : "B2C"),
    saleType: saleType ?? (customer.customer_type === WHOLESALE_CUSTOMER ? "Wholesale" : "Retail"),
    discount: paise(discount ?? "0"),
    isDiscountBeforeTax: head?.isDiscountBeforeTax,
  } as const;
}

const WHOLESALE_CUSTOMER = 1;
const WITHOUT_TAX_OF_BILL = "Only a return of a bill can be without tax.";
