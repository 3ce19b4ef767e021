import { expect, test, vi } from "vitest";
import { createVanbook } from "./client.ts";
import { getLooseMethod } from "./command/loose-method.ts";
import { operationMap } from "./generated/operations.ts";
import type { OperationId } from "./methods.ts";
import { createVanbookPartner, type TokenTerms } from "./partner.ts";

const TEST_RANGE = { FromDate: "2026-04-01", ToDate: "2026-04-30" };
const ALL_OPERATIONS = Object.keys(operationMap) as OperationId[];

const BAD_TERMS: readonly (readonly [what: string, terms: TokenTerms, name: string])[] = [
  ["party", { party: Number.NaN }, "party"],
  ["user", { users: [7, Number.NaN] }, "users.1"],
  ["locked parameter", { locked: { CustomerID: Number.NaN } }, "locked.CustomerID"],
  ["lifetime", { seconds: Number.NaN }, "seconds"],
];

/** A client whose requests are counted; each is answered with an empty object. */
function start() {
  const send = vi.fn(() => Promise.resolve(Response.json({})));
  const baseUrl = "http://127.0.0.1";
  const vanbook = createVanbook({ baseUrl, auth: { kind: "key", key: "k" }, fetch: send });
  return { vanbook, send, baseUrl };
}

function makeMisuse(name: string, value = "NaN") {
  return {
    code: "MISUSE",
    message: `${name} is ${value}. To omit it, pass undefined.`,
  };
}

test("a report narrowed to the customer NaN is refused, and not answered for all customers", async () => {
  const { vanbook, send } = start();
  await expect(vanbook.sales.report({ ...TEST_RANGE, CustomerID: Number.NaN })).rejects.toMatchObject(
    makeMisuse("CustomerID"),
  );
  expect(send).not.toHaveBeenCalled();
  await vanbook.sales.report({ ...TEST_RANGE, CustomerID: null });
  expect(send).toHaveBeenCalledOnce();
});

test("every operation refuses a number that is not finite, also within lists and objects", async () => {
  const { vanbook, send } = start();
  expect(ALL_OPERATIONS.length).toBeGreaterThan(300);
  for (const id of ALL_OPERATIONS) {
    const method = getLooseMethod(vanbook, id);
    await expect(method({ CustomerID: Number.NaN }), id).rejects.toMatchObject(makeMisuse("CustomerID"));
    await expect(method({ lines: [{ qty: 1 }, { qty: Infinity }] }), id).rejects.toMatchObject(
      makeMisuse("lines.1.qty", "Infinity"),
    );
    await expect(method([{ BeatId: -Infinity }]), id).rejects.toMatchObject(
      makeMisuse("0.BeatId", "-Infinity"),
    );
  }
  expect(send).not.toHaveBeenCalled();
});

test("every method of a report refuses a number that is not finite", async () => {
  const { vanbook, send } = start();
  const args = { ...TEST_RANGE, CustomerID: Number.NaN };
  const customerMisuse = makeMisuse("CustomerID");
  const receipts: unknown = vanbook.receipts.report; // a GET, with the same arguments
  for (const report of [vanbook.sales.report, receipts as typeof vanbook.sales.report]) {
    await expect(report(args)).rejects.toMatchObject(customerMisuse);
    await expect(report(args).withResponse()).rejects.toMatchObject(customerMisuse);
    await expect(report.table(args)).rejects.toMatchObject(customerMisuse);
    await expect(report.pages(args).next()).rejects.toMatchObject(customerMisuse);
    await expect(report.rows(args).next()).rejects.toMatchObject(customerMisuse);
    await expect(report.rows(args).all()).rejects.toMatchObject(customerMisuse);
    await expect(report.csv(args)).rejects.toMatchObject(customerMisuse);
  }
  expect(send).not.toHaveBeenCalled();
});

test("a page and a page size that are not finite are refused, and give no empty list of pages", async () => {
  const { report } = start().vanbook.sales;
  const page = Number.NaN;
  await expect(report.table(TEST_RANGE, { page })).rejects.toMatchObject(makeMisuse("page"));
  await expect(report.pages(TEST_RANGE, { page }).next()).rejects.toMatchObject(makeMisuse("page"));
  await expect(report.rows(TEST_RANGE, { pageSize: Infinity }).next()).rejects.toMatchObject(
    makeMisuse("pageSize", "Infinity"),
  );
});

test.each([
  ["a function", () => 7, "CustomerID is () => 7. To omit it, pass undefined."],
  ["a symbol", Symbol("7"), "CustomerID is Symbol(7). To omit it, pass undefined."],
  ["a boxed NaN", Object(Number.NaN) as unknown, "CustomerID is NaN. To omit it, pass undefined."],
])("every operation refuses %s, which JSON would leave out", async (_, CustomerID, message) => {
  const { vanbook, send } = start();
  for (const id of ALL_OPERATIONS)
    await expect(getLooseMethod(vanbook, id)({ CustomerID }), id).rejects.toMatchObject({
      code: "MISUSE",
      message,
    });
  expect(send).not.toHaveBeenCalled();
});

test("a file in an argument is no misuse", async () => {
  const { vanbook, send } = start();
  await getLooseMethod(vanbook, "items.save")({ ItemName: "Soap", Image1: new Blob(["x"]) });
  expect(send).toHaveBeenCalledOnce();
});

test("an invalid date is refused too, because JSON writes it as null", async () => {
  const { vanbook, send } = start();
  const method = getLooseMethod(vanbook, "sales.report");
  await expect(method({ ...TEST_RANGE, ToDate: new Date("never") })).rejects.toMatchObject(
    makeMisuse("ToDate", "NaN"),
  );
  await method({ ...TEST_RANGE, ToDate: new Date("2026-04-30") });
  expect(send).toHaveBeenCalledOnce();
});

test.each(BAD_TERMS)("a partner's token with NaN as its %s is not minted", async (_, terms, name) => {
  const { send, baseUrl } = start();
  const errors: unknown[] = [];
  const partner = createVanbookPartner({
    baseUrl,
    key: "k",
    origins: ["https://portal.example"],
    fetch: send,
    onError: (error) => errors.push(error),
  });
  const whole: TokenTerms = { widgets: ["customerLedger.report"], ...terms };
  await expect(partner.mint(whole)).rejects.toMatchObject(makeMisuse(name));
  const answer = await partner.route(() => whole)(new Request("https://portal.example/token"));
  expect([answer.status, errors]).toMatchObject([502, [makeMisuse(name)]]);
  expect(send).not.toHaveBeenCalled();
});

test.each<[string, TokenTerms]>([
  ["party", { party: undefined }],
  ["users", { users: undefined }],
  ["locked", { locked: undefined }],
  ["locked.CustomerID", { locked: { BranchID: 2, CustomerID: undefined } }],
] as unknown as [string, TokenTerms][])(
  "a partner's token whose %s is undefined is not minted: it would see the rows of everybody",
  async (name, terms) => {
    const { send, baseUrl } = start();
    const partner = createVanbookPartner({ baseUrl, key: "k", origins: [], fetch: send });
    await expect(partner.mint({ widgets: ["sales.report"], ...terms })).rejects.toMatchObject({
      code: "MISUSE",
      message: `${name} is undefined, and a token without it sees the rows of everybody. If it is to, leave the name out.`,
    });
    expect(send).not.toHaveBeenCalled();
    await partner.mint({ widgets: ["sales.report"], label: "For all" });
    expect(send).toHaveBeenCalledOnce();
  },
);
