import { GROUP } from "../books/posting/chart-of-accounts.ts";
import { paise } from "../money.ts";
import { readReturnableBills, type ReturnableBill } from "../books/documents/returnable-bills.ts";
import type { SaleReturnInput as Planned } from "../books/documents/sale-return-input.ts";
import { saleReturn } from "../books/documents/sale-return.ts";
import type { Body } from "../contract/contract.ts";
import { catchProblem, Problem, refused } from "../contract/problem.ts";
import { billAfter } from "./references/after-return.ts";
import { checkedAmount } from "./amount.ts";
import { settlement } from "./references/cash-account.ts";
import type { Planning } from "./document-type.ts";
import { documentOperations } from "./document-operations.ts";
import { itemsOf } from "./references/line-items.ts";
import { readAccounts, readItems, readUsers, type AccountRow } from "./references/references.ts";
import { readLocations, SALEABLE } from "./references/stock-places.ts";
import { saleReturnLines } from "./references/sale-return-lines.ts";

type SaleReturnInput = Body<"saleReturns.post">;

/** Goods returned by customers, of a bill or without one. */
export const saleReturns = documentOperations("saleReturns", "sale_return", async (planning, inputs) => {
  const { trx, principal, books, replaces } = planning;
  const billIds = inputs.flatMap((input) => input.billId ?? []);
  const bills = await readReturnableBills(trx, principal.companyId, billIds, {
    ...(replaces !== undefined && { except: replaces }),
  });
  const toReturn = await planReturns(planning, inputs, bills);
  return (input) => {
    const bill = input.billId === undefined ? null : bills.get(input.billId);
    if (bill === undefined) throw refused("BILL_UNKNOWN", "billId");
    const voucher = checkedAmount(saleReturn(books, toReturn(input, bill)), input.amount);
    if (bill) bills.set(bill.id, billAfter(bill, voucher));
    return voucher;
  };
});

/** Reads what returns refer to; returns the function that makes a return's input for the books. */
async function planReturns(
  { trx, principal, books, edited }: Planning,
  inputs: readonly SaleReturnInput[],
  bills: ReadonlyMap<number, ReturnableBill>,
) {
  const { companyId } = principal;
  const customers = [...bills.values()].map((bill) => bill.customerId);
  const named = inputs.flatMap(({ customerId, cashAccountId }) => [customerId, cashAccountId ?? []].flat());
  const parties = [...customers, ...named];
  // Sold goods can be returned even if the item or the customer was deleted.
  const givers = new Set([...customers, ...inputs.map((input) => input.customerId), ...edited.accounts]);
  const account = await readAccounts(trx, principal, parties, givers);
  const item = await readItems(trx, companyId, itemsOf(inputs), "all");
  const places = [...inputs, ...bills.values()].flatMap((each) => each.locationId ?? []);
  const locations = await readLocations(trx, principal, places, edited.locations);
  const salesmen = inputs.map((input) => input.salesmanId);
  const user = await readUsers(trx, principal, salesmen, edited.users);
  return (input: SaleReturnInput, bill: ReturnableBill | null): Planned => {
    const customer = account(input.customerId, "customerId", [GROUP.debtors]);
    const salesman = user(input.salesmanId, "salesmanId");
    // BILL_UNKNOWN, so that nothing is told about bills of customers out of scope.
    if (bill && catchProblem(() => account(bill.customerId, "billId")) instanceof Problem)
      throw refused("BILL_UNKNOWN", "billId");
    refuseTermsOfBill(input, bill);
    const placeId = input.locationId ?? bill?.locationId;
    if (placeId === undefined)
      throw refused("INVALID_FIELDS", "locationId", "locationId is required without a bill.");
    const place = locations.find(placeId, "locationId", SALEABLE, input.date);
    const branchId = place.branch_id ?? salesman?.branch_id ?? null;
    const lines = saleReturnLines(input, bill, { books, item, rateType: customer.rate_type });
    const hasDamaged = lines.some((line) => line.damaged + line.expired > 0n);
    return {
      date: input.date,
      customer: { id: customer.id, stateCode: customer.state_code },
      source: bill ? { bill } : { bill: null, ...termsWithout(input, customer) },
      refund: settlement(principal, account, salesman, {
        mode: input.refund,
        cashAccountId: input.cashAccountId,
      }),
      salesmanId: salesman?.id ?? null,
      branchId,
      routeId: customer.route_id,
      vehicleId: place.vehicle_id,
      locationId: place.id,
      damagedLocationId: hasDamaged ? locations.damaged(branchId).id : null,
      lines,
      toRupee: input.roundToRupee,
      narration: input.narration ?? null,
    };
  };
}

/** Throws when the return states terms that its bill decides. */
function refuseTermsOfBill(input: SaleReturnInput, bill: ReturnableBill | null) {
  if (!bill) return;
  if (!bill.isPosted) throw refused("DOCUMENT_NOT_STANDING", "billId");
  if (bill.customerId !== input.customerId) throw refused("PARTY_DIFFERS", "customerId");
  if (input.date < bill.date) throw refused("DATE_BEFORE_DOCUMENT", "date");
  for (const field of ["discount", "invType", "saleType"] as const) {
    if (input[field] !== undefined)
      throw refused("INVALID_FIELDS", field, `${field} is the bill's where a bill is named.`);
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
