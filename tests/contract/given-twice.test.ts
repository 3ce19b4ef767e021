import { expect, it } from "vitest";
import { isDocumented } from "../../packages/server/contract/coerce.ts";
import type { Role } from "../../packages/server/contract/principal.ts";
import type { Request } from "../product.ts";
import { makeSampleRequest, operations, type Known, type Operation } from "../wall/operations.ts";
import { findRefusal, makePrincipal } from "./contract-answer.ts";

const knownValues: Known = {
  companyId: 1,
  userId: 1,
  from: "2026-04-01",
  to: "2026-04-30",
  own: { "distributors.assign": { data: [{ EmployeeID: 2, DistributorID: 3 }] } },
  values: { CurrentPassword: "correct horse", NewPassword: "correct horse 2", Password: "correct horse" },
};
/** Another company than the caller's is refused as such, also when it is given twice. */
const COMPANY_NAME = /^comp(any)?id$/i;

it("every operation with a JSON body refuses a field that is given twice, also deep inside", async () => {
  const withJson = operations.filter(({ body, isForm }) => body && !isForm);
  expect(withJson.length).toBeGreaterThan(100);
  for (const operation of withJson)
    for (const body of [
      '{"amount":1,"amount":2}',
      '[{"lines":[{"rate":1},{"amount":1,"rate":2,"\\u0061mount":1}]}]',
    ]) {
      const request = { ...makeSampleRequest(operation, knownValues), body };
      expect(await readRefusal(operation, request), operation.id).toEqual(describeRefusal("amount"));
    }
});

it("every operation refuses a parameter that the query has twice, also with an empty or the same value", async () => {
  for (const operation of operations) {
    const ownNames = operation.parameters.filter((each) => each.in === "query").map(({ name }) => name);
    // Older clients send these to all documented operations.
    const olderNames = isDocumented(operation.path) ? ["activeUserId"] : [];
    for (const name of new Set([...ownNames, ...olderNames, "unknown"]))
      for (const [first, second] of [
        ["1", "1"],
        ["1", ""],
        ["null", "1"],
      ] as const) {
        if (COMPANY_NAME.test(name)) continue;
        const { path, query, ...request } = makeSampleRequest(operation, knownValues);
        const text = new URLSearchParams({ ...query, [name]: first }).toString();
        const sentRequest = { ...request, path: `${path}?${text}&${name}=${second}` };
        const about = `${operation.id} ${name}=${first}&${name}=${second}`;
        expect(await readRefusal(operation, sentRequest), about).toEqual(describeRefusal(name));
      }
  }
});

it("every operation refuses a parameter of its path that the query has too", async () => {
  const withPath = operations.filter(({ parameters }) => parameters.some((each) => each.in === "path"));
  expect(withPath.length).toBeGreaterThan(30);
  for (const operation of withPath)
    for (const { name } of operation.parameters.filter((each) => each.in === "path")) {
      const request = makeSampleRequest(operation, knownValues);
      const sentRequest = { ...request, query: { ...request.query, [name]: "1" } };
      expect(await readRefusal(operation, sentRequest), operation.id).toEqual(describeRefusal(name));
    }
});

function describeRefusal(name: string) {
  return [400, "INVALID_FIELDS", `${name} may be given once.`, [name]];
}

async function readRefusal(operation: Operation, request: Request) {
  const role = operation.roles === "public" ? 1 : ((operation.roles[0] ?? 1) as Role);
  const answer = await findRefusal(request, makePrincipal(role));
  const errorBody = answer?.read<{ code: string; message: string; fields?: { field: string }[] }>();
  const fields = errorBody?.fields?.map(({ field }) => field);
  return [answer?.status, errorBody?.code, errorBody?.message, fields];
}
