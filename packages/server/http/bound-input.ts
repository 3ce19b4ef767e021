import * as say from "@vanbook/sdk/messages";
import { withLocked } from "../auth/locked-parameters.ts";
import { checkCompany, records } from "../auth/own-company.ts";
import { isWriting } from "../auth/authorize.ts";
import { convertValue, convertQuery, isDocumented, withIdentity, type Reading } from "../contract/coerce.ts";
import type { GivenInput } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { catchProblem, Problem, problem, problemOnField } from "@vanbook/sdk/problem";
import { buildParametersSchema, type Spec, type SpecOperation, type SpecSchema } from "../contract/spec.ts";
import { removeUnknownNames, removeUnknownParameters, type IgnoredNames } from "../contract/unknown-names.ts";
import { check, type createValidator } from "../contract/validate.ts";
import { runAtOnce, runInSlices, type Steps } from "../contract/slices.ts";
import { countValues, createPartCheck } from "./check-body.ts";
import type { Paging } from "../contract/report.ts";

export interface Binding {
  spec: Spec;
  validator: ReturnType<typeof createValidator>;
  /** The current day in India. */
  today: () => string;
}

export interface Bindable {
  path: string;
  method: string;
  pointer: string;
  operation: SpecOperation;
  isReport: boolean;
}

/** The function checks requests by the contract alone and throws the problem of a refused one. */
export function createInputReader(
  { spec, validator, today }: Binding,
  { path, method, pointer, operation, isReport }: Bindable,
) {
  const { "x-range": range, "x-party": party } = operation;
  // The only documented header is read in http/call.ts.
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== "header");
  const querySchema = buildParametersSchema(parameters);
  const checkQuery = validator.of(querySchema);
  const usualReading = { isDocumented: isDocumented(path), isRead: !isWriting(method, operation) };
  const queryTaken = withIdentity(querySchema, usualReading);
  const optional = parameters.filter(({ required }) => !required).map(({ name }) => name);
  const bodyType = Object.keys(operation.requestBody?.content ?? {})[0];
  const bodySchema = bodyType ? operation.requestBody?.content[bodyType]?.schema : undefined;
  const bodyTaken = withIdentity(bodySchema ?? {}, usualReading);
  const bodyPointer = `${pointer}/requestBody/content/${bodyType?.replaceAll("/", "~1")}/schema`;
  const acceptedInput = { query: querySchema, body: bodySchema, party, reading: usualReading };
  const each = operation["x-each"];
  // The entries of an `x-each` list are looked at one by one.
  const wholeSchema = omitEntries(bodyTaken.schema, each);
  const readBody = !bodySchema
    ? undefined
    : each
      ? createEachReader(each, bodySchema)
      : createWholeReader(bodySchema);
  // If the contract allows company 0, it means the company that is about to be created.
  const takesNoCompany = bodySchema?.properties?.CompanyId?.minimum === 0;
  const ofCaller = (record: Record<string, unknown>) =>
    takesNoCompany && !Number(record.CompanyId) ? { ...record, CompanyId: null } : record;

  return {
    bodyType,
    bodySchema: bodySchema && bodyTaken.schema,
    /**
     * The check sees decimals as numbers; the returned `body` has them as exact texts. With a set of
     * ignored names, names that the contract lacks are added to it instead of being refused.
     */
    input: (...asked: Asked) => runAtOnce(readInput(...asked)),
    inputInSlices: (...asked: Asked) => runInSlices(readInput(...asked)),
  };

  function* readInput(...[wholeInput, principal, ignoredNames]: Asked) {
    const sentInput = ignoredNames ? removeUnknown(wholeInput, ignoredNames) : wholeInput;
    const reading = { ...usualReading, isNamedClient: sentInput.isNamedClient === true };
    const values = bodySchema ? countValues(wholeSchema, sentInput.body) : 0;
    yield values;
    const lockedInput = principal?.token ? withLocked(sentInput, principal, acceptedInput) : sentInput;
    const namedValues = {
      ...convertQuery(queryTaken.schema, lockedInput.query, reading),
      ...convertQuery(querySchema, toPathParameters(lockedInput.path), reading),
    };
    const coercedBody = bodySchema ? convertValue(wholeSchema, lockedInput.body, reading) : undefined;
    const checkCaller = (part: unknown) => {
      if (principal) for (const record of records(part)) checkCompany(ofCaller(record), principal);
    };
    checkCaller([namedValues, each ? omitList(coercedBody, each) : coercedBody]);
    checkGivenOnce(sentInput);
    const query = queryTaken.own(namedValues);
    const ownBody = bodyTaken.ownOfBody(coercedBody);
    if (range) checkRange({ ...query, ...records(ownBody)[0] }, range, optional, today);
    check(checkQuery, query);
    const body = readBody ? yield* readBody(ownBody, { values, checkCaller, reading }) : ownBody;
    const { page, pageSize, after, sort, search, ...own } = query as unknown as Paging;
    return isReport
      ? {
          query: { ...own },
          body,
          sent: ownBody,
          paging: {
            page,
            pageSize,
            ...(after ? { after } : {}),
            ...(sort ? { sort } : {}),
            ...(search ? { search } : {}),
          },
        }
      : { query, body, sent: ownBody, paging: { page: 1, pageSize: 1 } };
  }

  function removeUnknown(input: GivenInput, ignoredNames: Set<string>): GivenInput {
    const query = removeUnknownParameters(queryTaken.schema, input.query, ignoredNames);
    const body = bodySchema ? removeUnknownNames(bodyTaken.schema, input.body, ignoredNames) : input.body;
    return { ...input, query, body };
  }

  function createWholeReader(schema: SpecSchema): BodyReading {
    const beginCheck = createPartCheck({ spec, validator }, { pointer: bodyPointer });
    return function* readWhole(sentBody, { values }) {
      const body = beginCheck()(sentBody, schema, values);
      yield values;
      return body;
    };
  }

  /** Reads each entry of an `x-each` list; an invalid one is replaced by its problem. */
  function createEachReader(list: string, body: SpecSchema): BodyReading {
    const entry = body.properties?.[list]?.items;
    if (!entry) throw new Error(`x-each names ${list}, which is no list of the body`);
    const checkList = validator.of({ ...omitEntries(body, list), unevaluatedProperties: false });
    const beginCheck = createPartCheck({ spec, validator }, { schema: entry });
    return function* readEach(sentBody, { checkCaller, reading }) {
      check(checkList, sentBody);
      const bodyLists = sentBody as Record<string, unknown[]>; // it has just been validated
      const checkEntry = beginCheck();
      const readEntries: unknown[] = [];
      for (const sentEntry of bodyLists[list] ?? []) {
        const values = catchProblem(() => countValues(entry, sentEntry, list));
        checkCaller(sentEntry);
        readEntries.push(
          values instanceof Problem
            ? values
            : catchProblem(() => checkEntry(convertValue(entry, sentEntry, reading), entry, values)),
        );
        yield values instanceof Problem ? REFUSED_VALUES : values;
      }
      return { ...bodyLists, [list]: readEntries };
    };
  }
}

type Asked = [sentInput: GivenInput, principal: Principal | undefined, ignoredNames?: IgnoredNames];
type BodyReading = (sentBody: unknown, how: ReadingParts) => Steps<unknown>;

interface ReadingParts {
  /** Of the body without the entries of its `x-each` list. */
  values: number;
  /** Throws COMPANY_MISMATCH. */
  checkCaller: (part: unknown) => void;
  reading: Reading;
}

function omitList(body: unknown, list: string): unknown {
  return typeof body === "object" && body !== null ? { ...body, [list]: undefined } : body;
}

function omitEntries(body: SpecSchema, list: string | undefined): SpecSchema {
  const entries = list ? body.properties?.[list] : undefined;
  if (!list || !entries) return body;
  return { ...body, properties: { ...body.properties, [list]: { ...entries, items: {} } } };
}

function toPathParameters(path: Record<string, string | undefined>) {
  const namedPairs = Object.entries(path).map(([name, value = ""]): [string, string] => [name, value]);
  return new URLSearchParams(namedPairs);
}

/** Runs before any is read. Throws INVALID_FIELDS for more than any operation accepts. */
export function checkParameterCount(query: URLSearchParams): void {
  if (query.size <= MAX_PARAMETERS) return;
  throw problem("INVALID_FIELDS", say.tooManyParameters({ most: MAX_PARAMETERS }));
}

/**
 * Throws INVALID_FIELDS for a parameter that the query has twice, or that the path has too: only
 * one of its values would be read. No parameter of the contract is a list.
 */
function checkGivenOnce({ query, path }: GivenInput): void {
  const givenNames = new Set(Object.keys(path));
  for (const field of query.keys()) {
    if (givenNames.has(field))
      throw problemOnField("INVALID_FIELDS", field, say.givenTooOften({ field, most: 1 }));
    givenNames.add(field);
  }
}

/**
 * Throws RANGE_REQUIRED, RANGE_REVERSED or RANGE_TOO_LONG (three years). A missing optional end
 * means today; a missing optional start includes all earlier days.
 */
function checkRange(
  values: Record<string, unknown>,
  [from, to]: readonly [string, string],
  optional: readonly string[],
  today: () => string,
): void {
  const first = values[from];
  if (optional.includes(from) && isMissing(first)) return;
  const last = values[to] ?? (optional.includes(to) ? today() : undefined);
  if (isMissing(first) || isMissing(last)) throw makeRangeProblem(values, from, to);
  if (!isDay(first) || !isDay(last)) return; // validation against the contract reports it
  const days = (Date.parse(last) - Date.parse(first)) / DAY_MILLISECONDS;
  if (days < 0)
    throw problem("RANGE_REVERSED", { fields: [{ field: to, ...say.rangeReversed({ to, from }) }] });
  if (days > MAX_DAYS)
    throw problem("RANGE_TOO_LONG", {
      fields: [{ field: from, ...say.rangeTooLong({ from, to }) }],
    });
}

function isMissing(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

function isDay(value: unknown): value is string {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const at = new Date(value);
  // new Date("…-02-30") is 2 March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
}

function makeRangeProblem(values: Record<string, unknown>, ...names: string[]) {
  const fields = names
    .filter((name) => !values[name])
    .map((field) => ({ field, ...say.fieldRequired({ field }) }));
  return problem("RANGE_REQUIRED", { fields });
}

/** Several times as many as any operation has. */
const MAX_PARAMETERS = 100;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 3 * 366;
/** An entry with too many names was looked at until the first of them that is too many. */
const REFUSED_VALUES = 100;
