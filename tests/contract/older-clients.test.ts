import { describe, expect, it } from "vitest";
import { isDocumented } from "../../packages/server/contract/coerce.ts";
import type { Role } from "../../packages/server/contract/principal.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { bind } from "../../packages/server/http/bind.ts";
import type { Request } from "../product.ts";
import { listBodyFields, makeRequestWith, listTypes, type BodyField } from "../masters/writes.ts";
import { operations, makeSampleRequest, type Known, type Operation } from "../wall/operations.ts";
import { findOutcome, makePrincipal } from "./contract-answer.ts";

const knownValues: Known = {
  companyId: 1,
  userId: 1,
  from: "2026-04-01",
  to: "2026-04-30",
  own: {
    "distributors.assign": { data: [{ EmployeeID: 2, DistributorID: 3 }] },
    "accounts.create": { DeliveryAddresses: [{ name: "Godown", address: "12 Beach Road" }] },
    "accounts.update": { DeliveryAddresses: [{ name: "Godown", address: "12 Beach Road" }] },
  },
  values: { CurrentPassword: "correct horse", NewPassword: "correct horse 2", Password: "correct horse" },
};
/**
 * Handlers for every operation, also those not built yet: the contract reads a request without
 * calling them.
 */
const handler = Object.assign(() => Promise.resolve(), { stream: () => Promise.resolve() });
const handlerProxy = new Proxy({}, { get: () => handler });
const boundOperations = bind(readSpec(), handlerProxy, { checkAnswers: false });
const COMPANY_NAMES = ["CompanyID", "CompanyId", "companyID", "companyId", "companyid", "CompID", "CompId"];
const documentedOperations = operations.filter(({ path }) => isDocumented(path));

it("the tests below cover all 153 documented operations", () => {
  expect(documentedOperations).toHaveLength(153);
});

describe.each(documentedOperations.map((operation) => [operation.id, operation] as const))(
  "%s",
  (_, operation) => {
    const usual = makeSampleRequest(operation, knownValues);
    const fields = listBodyFields(operation);
    const parameters = operation.parameters.filter((parameter) => parameter.in === "query");
    const optional = parameters.filter(({ required }) => !required).map(({ name }) => name);

    it("treats null, undefined and empty in an optional field as not given", async () => {
      const expectedAnswer = await read(operation, usual);
      expect(expectedAnswer).not.toHaveProperty("code");
      for (const name of optional.filter((each) => each !== "search"))
        // "search" is left out: any text is a valid search text.
        for (const absent of ["", "null", "undefined"])
          expect(await read(operation, addQuery(usual, { [name]: absent })), name + "=" + absent).toEqual(
            expectedAnswer,
          );
      const all = Object.fromEntries(optional.map((name) => [name, "undefined"]));
      expect(await read(operation, addQuery(usual, { ...all, search: undefined }))).toEqual(expectedAnswer);
      for (const field of fields.filter((each) => !isRequired(usual, each)))
        for (const absent of ["", "null", "undefined", ...(operation.isForm ? [] : [null])])
          expect(
            await read(operation, makeRequestWith(operation, knownValues, field, absent)),
            field.path.join(".") + "=" + String(absent),
          ).toEqual(expectedAnswer);
    });

    it("accepts the caller's own company and users, in every spelling of the field's name", async () => {
      const expectedAnswer = await read(operation, usual);
      for (const name of COMPANY_NAMES.filter(
        (each) => !parameters.some((parameter) => parameter.name === each),
      ))
        for (const value of ["1", "", "undefined"])
          expect(await read(operation, addQuery(usual, { [name]: value })), name + "=" + value).toEqual(
            expectedAnswer,
          );
      if (!optional.includes("activeUserId"))
        for (const value of ["1,2", "", "null"])
          expect(await read(operation, addQuery(usual, { activeUserId: value }))).toEqual(expectedAnswer);
      if (fields.length === 0) return;
      const path = fields[0]?.path.slice(0, -1).filter((_part, at) => at === 0 && operation.body) ?? [];
      for (const name of [...COMPANY_NAMES, "activeUserId"].filter(
        (each) => !fields.some((field) => field.name === each),
      ))
        for (const value of name === "activeUserId" ? ["1,2", 1, "", "null"] : [1, "1", "", "undefined"]) {
          const field = { path: [...path.filter((part) => part === 0), name], name, schema: {} };
          expect(await read(operation, makeRequestWith(operation, knownValues, field, value)), name).toEqual(
            expectedAnswer,
          );
        }
    });

    it("refuses every company but the caller's", async () => {
      if (operation.roles === "public") return;
      const expectedProblem = { code: "COMPANY_MISMATCH" };
      for (const name of ["CompanyID", "companyid", "CompID"])
        expect(await read(operation, addQuery(usual, { [name]: "2" })), name).toMatchObject(expectedProblem);
      if (fields.length === 0) return;
      const first = fields[0]?.path[0] === 0 ? [0] : [];
      for (const name of ["CompanyID", "companyid"]) {
        const field = { path: [...first, name], name, schema: {} };
        expect(await read(operation, makeRequestWith(operation, knownValues, field, 2)), name).toMatchObject(
          expectedProblem,
        );
      }
    });

    it("reads a number in a text field as its digits", async () => {
      const texts = fields.filter(({ schema }) => {
        const types = listTypes(schema);
        return types.includes("string") && !types.includes("integer") && !types.includes("object");
      });
      for (const field of operation.isForm ? [] : texts)
        for (const number of [0, 691506, 9847012345, 480000000012345]) {
          const asText = await read(
            operation,
            makeRequestWith(operation, knownValues, field, String(number)),
          );
          expect(
            await read(operation, makeRequestWith(operation, knownValues, field, number)),
            field.name,
          ).toEqual(asText);
        }
    });
  },
);

it.each([
  ["users.save", "UserId"],
  ["companies.save", "CompanyId"],
  ["macs.save", "Id"],
  ["branches.create", "BranchId"],
  ["zones.create", "ZoneId"],
  ["distributors.assign", "EmpDistID"],
  ["accounts.create", "AccountID"],
  ["items.save", "ItemID"],
  ["series.create", "SID"],
  ["allocations.save", "AlocId"],
  ["routes.save", "RootId"],
  ["vehicles.save", "VID"],
  ["beatPlans.save", "Slno"],
  ["rateSlabs.save", "Id"],
  ["receipts.create", "ReId"],
  ["messages.save", "MID"],
  ["tasks.save", "TID"],
])("%s accepts 0, empty or no %s for a new record", async (id, name) => {
  const operation = documentedOperations.find((each) => each.id === id) as Operation;
  const field = listBodyFields(operation).find((each) => each.name === name) as BodyField;
  for (const zero of [0, "0", "", undefined])
    expect(
      await read(operation, makeRequestWith(operation, knownValues, field, zero)),
      String(zero),
    ).not.toHaveProperty("code");
});

it("operations under /api/v1 stay strict: they refuse an unknown CompanyID field", async () => {
  const strict = operations.find(({ id }) => id === "bills.post") as Operation;
  const request = makeSampleRequest(strict, knownValues);
  expect(await read(strict, addQuery(request, { CompanyID: "1" }))).toMatchObject({ code: "UNKNOWN_FIELD" });
});

/**
 * How the contract reads a request: the refusal's code and message, or the handler's input without
 * empty fields.
 */
async function read(operation: Operation, request: Request): Promise<unknown> {
  const role = operation.roles === "public" ? 1 : ((operation.roles[0] ?? 1) as Role);
  const { refusal, input } = await findOutcome(request, makePrincipal(role), boundOperations);
  if (!refusal) return omitEmptyValues(input);
  const { code, message } = refusal.read<{ code: string; message: string }>();
  return { code, message };
}

function omitEmptyValues(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(omitEmptyValues);
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return value;
  const keptEntries = Object.entries(value).filter(
    ([, inner]) => inner !== null && inner !== undefined && inner !== "",
  );
  return Object.fromEntries(keptEntries.map(([name, inner]) => [name, omitEmptyValues(inner)]));
}

function addQuery(request: Request, more: Record<string, string | undefined>): Request {
  const query = { ...request.query, ...more };
  const givenEntries = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...request, query: Object.fromEntries(givenEntries) };
}

/** Whether a field is required: the usual request has only required fields. */
function isRequired({ body }: Request, { path, name }: BodyField): boolean {
  if (body instanceof FormData) return body.has(name);
  const at = path.reduce<unknown>(
    (inner, part) => (inner as Record<string, unknown> | undefined)?.[part],
    body,
  );
  return at !== undefined;
}
