import { describe, expect, it } from "vitest";
import { USUAL_LIMITS } from "../../packages/server/auth/company-limits.ts";
import { limits, type DocumentKind, type Rule } from "../../packages/server/auth/limits.ts";
import {
  refuseDaysBack,
  refuseDiscount,
  refuseEnteredAbove,
  refuseExchange,
  refuseFreeGoods,
  refuseInDay,
  refuseReservedAccount,
  type Bounds,
  type DayRule,
} from "../../packages/server/auth/refusals.ts";
import type { Role } from "../../packages/server/contract/principal.ts";
import { catchProblem, Problem, type ProblemCode } from "@vanbook/sdk/problem";

/**
 * Roles (2 salesman, 3 and 4 managers) that each rule limits, by kind of document. No other
 * combination is refused.
 */
const RULE_TABLE: Readonly<Record<DocumentKind, Readonly<Partial<Record<Rule, string>>>>> = {
  bills: { enteredAbove: "34", daysBack: "2", discount: "2", freeGoods: "2" },
  saleReturns: {
    enteredAbove: "34",
    daysBack: "2",
    outOfBank: "234",
    returnWithoutBill: "2",
    cashRefund: "2",
  },
  replacements: { enteredAbove: "34", daysBack: "2", exchange: "2", exchanges: "2" },
  orders: { enteredAbove: "34", daysBack: "2", discount: "2" },
  receipts: { enteredAbove: "34", capitalAndTaxes: "34", discount: "2" },
  expenses: { enteredAbove: "34", daysBack: "2", outOfBank: "234", expenses: "2" },
  payments: { enteredAbove: "34", outOfBank: "34" },
  creditNotes: { enteredAbove: "34" },
  debitNotes: { enteredAbove: "34" },
  contras: { enteredAbove: "34", outOfBank: "34" },
  journals: { enteredAbove: "34", capitalAndTaxes: "34", outOfBank: "34", intoBank: "34" },
  handOvers: { enteredAbove: "34" },
  stockCounts: { enteredAbove: "34" },
  purchases: { enteredAbove: "34" },
  purchaseReturns: { enteredAbove: "34" },
  productions: { enteredAbove: "34" },
  damages: { enteredAbove: "34" },
  vanLoads: { enteredAbove: "34" },
  openings: {},
};

/** For each rule: a value just above the limit, a value just within it, and the problem code. */
const RULE_CASES: Readonly<
  Record<
    Rule,
    {
      code: ProblemCode;
      beyond: readonly ((at: Bounds) => void)[];
      within: readonly ((at: Bounds) => void)[];
    }
  >
> = {
  enteredAbove: {
    code: "ENTERED_ABOVE",
    beyond: [makeAuthorCheck(1), (at) => refuseEnteredAbove(at, "JV/1", null)],
    within: [makeAuthorCheck(2), makeAuthorCheck(4)],
  },
  capitalAndTaxes: {
    code: "ACCOUNT_RESERVED",
    beyond: [2, 20, 10].flatMap((group) => [makeAccountCheck(group, "in"), makeAccountCheck(group, "out")]),
    within: [6, 12, 14, 27].flatMap((group) => [
      makeAccountCheck(group, "in"),
      makeAccountCheck(group, "out"),
    ]),
  },
  outOfBank: {
    code: "ACCOUNT_RESERVED",
    beyond: [makeAccountCheck(5, "out"), makeAccountCheck(26, "out")],
    within: [makeAccountCheck(6, "out")],
  },
  intoBank: {
    code: "ACCOUNT_RESERVED",
    beyond: [makeAccountCheck(5, "in"), makeAccountCheck(26, "in")],
    within: [makeAccountCheck(6, "in")],
  },
  daysBack: {
    code: "DATE_TOO_FAR_BACK",
    beyond: [makeDateCheck("2026-06-26")],
    within: [makeDateCheck("2026-06-27")],
  },
  discount: {
    code: "DISCOUNT_LIMIT",
    beyond: [
      (at) => refuseDiscount(at, 10_01n, 100_00n, 0n),
      (at) => refuseDiscount(at, 12_01n, 100_00n, 12_00n),
    ],
    within: [
      (at) => refuseDiscount(at, 10_00n, 100_00n, 0n),
      (at) => refuseDiscount(at, 12_00n, 100_00n, 12_00n),
    ],
  },
  freeGoods: {
    code: "FREE_GOODS_LIMIT",
    beyond: [
      makeFreeGoodsCheck([5_000n, 1_001n]),
      makeFreeGoodsCheck([1n, 500_000n]),
      makeFreeGoodsCheck([0n, 1_000n], 2),
      makeFreeGoodsCheck([10_000n, 1_000n], 1, 2_000n),
    ],
    within: [makeFreeGoodsCheck([5_000n, 1_000n]), makeFreeGoodsCheck([5_000n, 0n], 1, 1_000n)],
  },
  exchange: {
    code: "EXCHANGE_LIMIT",
    beyond: [makeExchangeCheck(2_001n)],
    within: [makeExchangeCheck(2_000n)],
  },
  returnWithoutBill: {
    code: "REFUND_LIMIT",
    beyond: [refund("returnWithoutBill", 1_000_01n, 0n), refund("returnWithoutBill", 1n, 1_000_00n)],
    within: [refund("returnWithoutBill", 1_000_00n, 0n), refund("returnWithoutBill", 400_00n, 600_00n)],
  },
  cashRefund: {
    code: "REFUND_LIMIT",
    beyond: [refund("cashRefund", 5_000_01n, 0n), refund("cashRefund", 1n, 5_000_00n)],
    within: [refund("cashRefund", 5_000_00n, 0n)],
  },
  exchanges: {
    code: "EXCHANGE_LIMIT",
    beyond: [refund("exchanges", 2_000_01n, 0n), refund("exchanges", 1n, 2_000_00n)],
    within: [refund("exchanges", 1_500_00n, 500_00n)],
  },
  expenses: {
    code: "EXPENSE_LIMIT",
    beyond: [refund("expenses", 2_000_01n, 0n), refund("expenses", 1n, 2_000_00n)],
    within: [refund("expenses", 1_500_00n, 500_00n)],
  },
};

const kinds = Object.keys(RULE_TABLE) as DocumentKind[];
const rules = Object.keys(RULE_CASES) as Rule[];
const ALL_ROLES: readonly Role[] = [1, 2, 3, 4];

describe.each(kinds)("for %s", (document) => {
  it.each(rules)("the rule %s limits exactly the roles that the table names", (rule) => {
    const { code, beyond, within } = RULE_CASES[rule];
    for (const role of ALL_ROLES) {
      const at: Bounds = { document, principal: { role }, limits: USUAL_LIMITS };
      const isBound = RULE_TABLE[document][rule]?.includes(String(role)) ?? false;
      expect(
        beyond.map((act) => getProblemCode(act, at)),
        `role ${role}`,
      ).toEqual(beyond.map(() => (isBound ? code : null)));
      if (isBound)
        expect(
          within.map((act) => getProblemCode(act, at)),
          `role ${role}`,
        ).toEqual(within.map(() => null));
    }
  });
});

it("the table of limits in this test equals the one that the server reads", () => {
  const read = Object.entries(limits).map(([kind, cells]) => [
    kind,
    Object.fromEntries(Object.entries(cells).map(([rule, roles]) => [rule, roles.join("")])),
  ]);
  expect(Object.fromEntries(read)).toEqual(RULE_TABLE);
});

it("an administrator ranks above all users, and a zone manager above a branch manager", () => {
  const getEditRefusal = (author: Role, role: Role) =>
    getProblemCode(makeAuthorCheck(author), {
      document: "journals",
      principal: { role },
      limits: USUAL_LIMITS,
    });
  expect([1, 2, 3, 4].map((author) => getEditRefusal(author as Role, 3))).toEqual([
    "ENTERED_ABOVE",
    null,
    null,
    null,
  ]);
  expect([1, 2, 3, 4].map((author) => getEditRefusal(author as Role, 4))).toEqual([
    "ENTERED_ABOVE",
    null,
    "ENTERED_ABOVE",
    null,
  ]);
});

it("a refusal names the limit and the value that exceeds it", () => {
  const at: Bounds = { document: "bills", principal: { role: 2 }, limits: { ...USUAL_LIMITS, daysBack: 1 } };
  const readMessage = (act: (at: Bounds) => void, document: DocumentKind = "bills") =>
    getProblemMessage(act, { ...at, document });
  expect(readMessage(makeDateCheck("2026-06-28"))).toBe(
    "2026-06-28 is 2 days back; a salesman may date documents 1 day back.",
  );
  expect(readMessage((bounds) => refuseDiscount(bounds, 157_50n, 157_50n, 0n))).toBe(
    "The discount is 157.50; a salesman may give 10.00 % of 157.50, 15.75.",
  );
  expect(readMessage(makeFreeGoodsCheck([1n, 500_000n]))).toBe(
    "500.000 of Gauze are free with 0.001 sold; a salesman may give 20.00 % of what is sold.",
  );
  expect(readMessage(refund("cashRefund", 10_00_000_00n, 25_00n), "saleReturns")).toBe(
    "A refund in cash comes to 10,00,000.00 after 25.00 on the same day; a salesman may give 5,000.00 a day.",
  );
  expect(readMessage(refund("expenses", 1_500_00n, 600_00n), "expenses")).toBe(
    "An expense comes to 1,500.00 after 600.00 on the same day; a salesman may spend 2,000.00 a day.",
  );
  expect(
    getProblemMessage(makeAccountCheck(5, "out"), { ...at, document: "contras", principal: { role: 4 } }),
  ).toBe("Federal Bank is a bank account: only an administrator takes money out of it.");
  expect(getProblemMessage(makeAuthorCheck(1), { ...at, document: "journals", principal: { role: 4 } })).toBe(
    "JV/1 was entered by Meera (administrator): a branch manager leaves it as it is.",
  );
});

function makeAuthorCheck(role: Role) {
  return (at: Bounds) => refuseEnteredAbove(at, "JV/1", { name: "Meera", role });
}

function makeAccountCheck(group: number, side: "in" | "out") {
  return (at: Bounds) =>
    refuseReservedAccount(at, { name: "Federal Bank", group_id: group }, side, "accountId");
}

function makeDateCheck(date: string) {
  return (at: Bounds) => refuseDaysBack(at, date, "2026-06-30");
}

/** A line of an item, and a line of item 1 with `more` free goods. */
function makeFreeGoodsCheck([quantity, freeQuantity]: readonly [bigint, bigint], id = 1, more = 0n) {
  const line = { item: { id, name: "Gauze" }, quantity, freeQuantity };
  const other = { item: { id: 1, name: "Gauze" }, quantity: 0n, freeQuantity: more };
  return (at: Bounds) => refuseFreeGoods(at, [line, other]);
}

function makeExchangeCheck(quantity: bigint) {
  const line = { item: { name: "Gauze" }, quantity, damaged: 1_500n, expired: 500n };
  return (at: Bounds) => refuseExchange(at, [line]);
}

function refund(rule: DayRule, amount: bigint, before: bigint) {
  return (at: Bounds) => refuseInDay(at, rule, { amount, before, field: "refund" });
}

function problemOf(act: (at: Bounds) => void, at: Bounds): Problem | null {
  const outcome = catchProblem(() => {
    act(at);
    return null;
  });
  return outcome;
}

function getProblemCode(act: (at: Bounds) => void, at: Bounds) {
  return problemOf(act, at)?.code ?? null;
}

function getProblemMessage(act: (at: Bounds) => void, at: Bounds) {
  return problemOf(act, at)?.message;
}
