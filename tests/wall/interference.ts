import type { Answer, Product, Request } from "../product.ts";
import { readClock } from "../../packages/server/clock.ts";
import {
  findCompanyName,
  listFieldNames,
  makeSampleRequest,
  operations,
  type Known,
  type Operation,
  listOptionalNames,
  makeSample,
} from "./operations.ts";
import type { Samples } from "./samples.ts";

type Served = Pick<Product, "call" | "signIn">;

export interface Visitor {
  role: number;
  username: string;
  known: Known;
  /** Terms of the embed token that the visitor calls with; undefined: with a session. */
  token?: {
    operations: readonly string[];
    origins: readonly [string];
    users?: readonly number[];
    writes: boolean;
  };
  /**
   * The only variations that are tried of each operation, such as "own" and "foreign ids";
   * undefined: all.
   */
  variations?: readonly string[];
  /** Operations that are not called. */
  leftOut?: ReadonlySet<string>;
}

/**
 * One visitor's answers from every routed operation (except `listExcludedAmounts`), in every
 * representation and with hostile arguments.
 */
export async function collectAnswers(servedProduct: Served, visitor: Visitor): Promise<Map<string, string>> {
  const answers = new Map<string, string>();
  for await (const [key, text] of iterateAnswers(servedProduct, visitor)) answers.set(key, text);
  return answers;
}

/** The first operation whose answer differs between two databases; stops there. */
export async function findFirstDifference(
  one: Served,
  other: Served,
  visitor: Visitor,
  leftOut: ReadonlySet<string>,
): Promise<string | undefined> {
  const again = iterateAnswers(other, { ...visitor, leftOut });
  const answersOfOne = iterateAnswers(one, { ...visitor, leftOut });
  for (;;) {
    const [first, second] = await Promise.all([answersOfOne.next(), again.next()]);
    if (first.done || second.done) return undefined;
    if (first.value[1] !== second.value[1]) return first.value[0];
  }
}

async function* iterateAnswers(
  servedProduct: Served,
  visitor: Visitor,
): AsyncGenerator<readonly [key: string, text: string], undefined> {
  const makeCredentials = await createCredentials(servedProduct, visitor);
  // Argument variations are tried with sessions; a token's requests take the same path from here
  // on.
  const triedVariations = visitor.variations ?? (visitor.token && BY_TOKEN);
  for (const operation of operations.filter(
    ({ id, scope }) =>
      !EXEMPT_SCOPES.has(scope) &&
      !visitor.leftOut?.has(id) &&
      (visitor.token?.operations.includes(id) ?? true),
  )) {
    for (const [variation, request] of makeVariations(operation, visitor)) {
      if (triedVariations && !triedVariations.includes(variation) && !BY_ONE_OF.has(operation.id)) continue;
      const answer = await servedProduct.call({ ...request, ...makeCredentials(request) });
      const text = operation.id === "auditLog.report" ? removeRequestIds(answer.text) : answer.text;
      yield [`${operation.id} as role ${visitor.role}, ${variation}`, redactAnswer({ ...answer, text })];
    }
  }
  return undefined;
}

/** Gives the request fields that authenticate a visitor: cookie or token. */
async function createCredentials(servedProduct: Served, { known, username, token }: Visitor) {
  const cookie = await servedProduct.signIn(known.companyId, username);
  if (!token) return () => ({ cookie });
  const [Origin] = token.origins;
  await servedProduct.call({
    method: "POST",
    path: "/api/v1/embed-origins",
    body: { origin: Origin },
    cookie,
  });
  const mintAnswer = await servedProduct.call({
    method: "POST",
    path: "/api/v1/embed-tokens",
    body: token,
    cookie,
  });
  if (mintAnswer.status !== 200) throw new Error(mintAnswer.text);
  const Authorization = `Bearer ${mintAnswer.read<{ token: string }>().token}`;
  return ({ headers }: Request) => ({ headers: { ...headers, Authorization, Origin } });
}

/** The operations whose answers differ between two databases. */
export function listDifferences(one: Map<string, string>, other: Map<string, string>): string[] {
  return [...one].filter(([key, text]) => other.get(key) !== text).map(([key]) => key);
}

function makeVariations(operation: Operation, { known }: Visitor) {
  const own = makeSampleRequest(operation, known);
  const company = findCompanyName(operation);
  const names = listFieldNames(operation);
  // An edit and a batch read the same fields as a single posting, which tries each optional field
  // separately.
  const isRepeated = /\.(edit|postBatch)$/.test(operation.id);
  const optional = isRepeated ? [] : listOptionalNames(operation).filter((name) => name !== company);
  const theirs = withForeignValues(known);
  return Object.entries({
    own,
    ...(operation.isReport && {
      "as table": { ...own, headers: { Accept: "application/vnd.vanbook.table+json" } },
      "as CSV": { ...own, headers: { Accept: "text/csv" } },
    }),
    ...Object.fromEntries(
      optional.map((name) => [
        `with its own ${name}`,
        makeSampleRequest(operation, known, { [name]: makeSample(operation, name, known) }),
      ]),
    ),
    ...Object.fromEntries(
      optional.map((name) => [
        `with a foreign ${name}`,
        makeSampleRequest(operation, known, { [name]: makeSample(operation, name, theirs) }),
      ]),
    ),
    "foreign ids": makeSampleRequest(operation, theirs),
    ...(company && { "foreign company": makeSampleRequest(operation, known, { [company]: OTHER_COMPANY }) }),
    ...(names.includes("activeUserId") && {
      "foreign users": makeSampleRequest(operation, known, { activeUserId: "1,2,3,4,5,1000001,1000002" }),
    }),
  });
}

/** The same arguments with every id replaced by another company's. */
function withForeignValues(knownValues: Known): Known {
  return {
    ...knownValues,
    values: { ...knownValues.values, ...FOREIGN_IDS },
    samples: withForeignIds(knownValues.samples ?? {}) as Samples,
    documents: {},
    own: withForeignIds(knownValues.own ?? {}) as Known["own"] & object,
  };
}

function withForeignIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withForeignIds);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    /I[dD]$/.test(name) && typeof inner === "number" ? FOREIGN_ID : withForeignIds(inner),
  ]);
  return Object.fromEntries(entries);
}

/** Removes only the parts that differ in every response. */
function redactAnswer({ status, text }: Answer): string {
  return `${status} ${text
    .replaceAll(/"requestId":"[^"]*"/g, '"requestId":""')
    .replaceAll(/vb([ktw])_[\w-]+/g, "vb$1_")
    .replaceAll(/"id":"[\w-]{16}"/g, '"id":""')
    .replaceAll(/"link":"1\.[\w-]{43}"/g, '"link":""')
    .replaceAll(/WEB-\d{8}-\d{9}-/g, "WEB-")
    .replaceAll(/"milliseconds":\d+/g, '"milliseconds":0')
    .replaceAll(/"(createdAt|lastUsedAt|closedAt|CreatedDate|ModifiedDate)":"[^"]*"/g, '"$1":""')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (instant) => (isNew(instant) ? "" : instant))}`;
}

/** Removes request ids, which the audit log contains. */
function removeRequestIds(text: string): string {
  return text.replaceAll(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, "");
}

/**
 * Whether a time is after the start of the tests. In table rows, times have no field name to mask
 * them by.
 */
function isNew(instant: string) {
  return Date.parse(instant) > START_TIME_MS;
}

const START_TIME_MS = readClock().getTime() - 1000;
export const OTHER_COMPANY = 2;
const BY_TOKEN = ["own", "as table", "as CSV", "foreign ids", "foreign company", "foreign users"];
// Requires one of several arguments, each of which is optional.
const BY_ONE_OF = new Set(["vouchers.find"]);
// The sign-in page lists all company names and health checks read no company: these return no
// company's rows.
const EXEMPT_SCOPES = new Set(["none"]);
// These ids occur only in the copied database, in the other company's rows.
const FOREIGN_ID = 1_000_001;
const FOREIGN_IDS = Object.fromEntries(
  [
    "id",
    "voucherId",
    "yearId",
    "tripId",
    "vehicleId",
    "customerId",
    "salesmanId",
    "userId",
    "routeId",
    "locationId",
    "cashAccountId",
    "ledgerId",
    "orderId",
    "billId",
    "purchaseId",
    "seriesId",
    "BillID",
    "PurchaseID",
    "PID",
    "DSID",
    "ItemID",
    "ItemId",
    "CustomerID",
    "AccountCode",
    "FYearID",
    "SupplierId",
    "UserId",
    "UserID",
    "EmpID",
    "Empid",
    "keyId",
    "webhookId",
    "deliveryId",
    "VanId",
    "Branch",
    "RouteID",
    "CreatedById",
    "ZoneId",
    "BranchId",
    "RootId",
    "VID",
    "EmpDistID",
    "StateID",
    "DistrictID",
    "TalukID",
  ].map((name) => [name, FOREIGN_ID]),
);
