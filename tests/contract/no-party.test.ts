import { expect, it } from "vitest";
import { isDocumented } from "../../packages/server/contract/coerce.ts";
import { listBodyFields, listTypes } from "../masters/writes.ts";
import { makeSampleRequest, operations, type Known } from "../wall/operations.ts";
import { expectProblem } from "./expect-problem.ts";
import { findOutcome, findRefusal, makePrincipal } from "./contract-answer.ts";

const knownValues: Known = { companyId: 1, userId: 1, from: "2026-04-01", to: "2026-04-30", values: {} };
const PARTY_NAME = /^(party|(customer|supplier|party)id)$/i;
const NO_PARTY = ["null", "undefined", ""];

/** Queries that an optional party narrows: without it they return the rows of all parties. */
const narrowingQueries = operations.flatMap((operation) =>
  operation.parameters
    .filter((parameter) => parameter.in === "query" && !parameter.required && PARTY_NAME.test(parameter.name))
    .map(({ name }) => ({ id: operation.id, operation, name, isOld: isDocumented(operation.path) })),
);

it("the tests below cover reports of both kinds of addresses", () => {
  const listIds = (isOld: boolean) =>
    narrowingQueries.filter((query) => query.isOld === isOld).map(({ operation }) => operation.id);
  expect(listIds(false)).toEqual(["billsPayable.report", "billsReceivable.report"]);
  expect(listIds(true)).toEqual(expect.arrayContaining(["receipts.report", "purchases.report"]));
});

it.each(narrowingQueries.filter(({ isOld }) => !isOld))(
  "$id refuses a $name that names no record, and does not answer for all parties",
  async ({ operation, name }) => {
    const request = makeSampleRequest(operation, knownValues);
    expect(await findRefusal(request, makePrincipal(1))).toBeUndefined();
    for (const text of NO_PARTY) {
      const refusal = await findRefusal(
        { ...request, query: { ...request.query, [name]: text } },
        makePrincipal(1),
      );
      expect(refusal, `${name}=${text}`).toBeDefined();
      if (refusal) expectProblem(refusal, 400, "INVALID_FIELDS", `${name} must be a whole number.`);
    }
  },
);

it.each(narrowingQueries.filter(({ isOld }) => isOld))(
  "$id, which older clients call, takes such a $name as left out",
  async ({ operation, name }) => {
    const request = makeSampleRequest(operation, knownValues);
    for (const text of NO_PARTY) {
      const { refusal, input } = await findOutcome(
        { ...request, query: { ...request.query, [name]: text } },
        makePrincipal(1),
      );
      expect(refusal?.text).toBeUndefined();
      expect(input?.query).not.toHaveProperty(name);
    }
  },
);

it("under /api/v1, no field of a body that names a party may be null", async () => {
  const partyFields = operations
    .filter(({ path }) => !isDocumented(path))
    .flatMap((operation) => listBodyFields(operation).map((field) => ({ ...field, id: operation.id })))
    .filter(({ name }) => PARTY_NAME.test(name));
  expect(partyFields.length).toBeGreaterThan(20);
  expect(partyFields.filter(({ schema }) => listTypes(schema).includes("null"))).toEqual([]);
  const body = { operations: ["sales.report"], party: null };
  const refusal = await findRefusal({ method: "POST", path: "/api/v1/embed-tokens", body }, makePrincipal(1));
  expect(refusal?.json).toMatchObject({
    code: "INVALID_FIELDS",
    message: "party must be a whole number.",
  });
});
