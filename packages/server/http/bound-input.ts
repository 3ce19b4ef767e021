import * as say from "@vanbook/sdk/messages";
import { withLocked } from "../auth/locked-parameters.ts";
import { checkCompany, records } from "../auth/own-company.ts";
import { coerce, coerceQuery, exactDecimals, isDocumented, withIdentity } from "../contract/coerce.ts";
import type { GivenInput } from "../contract/handler.ts";
import type { Principal } from "../contract/principal.ts";
import { catchProblem, problem, refused } from "@vanbook/sdk/problem";
import { parametersSchema, type Spec, type SpecOperation, type SpecSchema } from "../contract/spec.ts";
import { check, createValidator, type LazyCheck } from "../contract/validate.ts";
import type { Paging } from "../contract/report.ts";

/** What the checks of an operation's input need. */
export interface Binding {
  spec: Spec;
  validator: ReturnType<typeof createValidator>;
  /** The current day in India. */
  today: () => string;
}

/** An operation of the contract, with its path. */
export interface Bindable {
  path: string;
  /** JSON pointer of its object in the contract. */
  pointer: string;
  operation: SpecOperation;
  /** Whether its rows can be paged, searched and sorted. */
  isReport: boolean;
}

/**
 * Creates the function that reads and checks an operation's requests by the contract alone; it throws the
 * problem of a refused request.
 */
export function boundInput(
  { spec, validator, today }: Binding,
  { path, pointer, operation, isReport }: Bindable,
) {
  const { "x-range": range, "x-party": party } = operation;
  // The only documented header is read in http/call.ts.
  const parameters = (operation.parameters ?? []).filter((parameter) => parameter.in !== "header");
  const querySchema = parametersSchema(parameters);
  const checkQuery = validator.of(querySchema);
  const reading = { isDocumented: isDocumented(path) };
  const queryTaken = withIdentity(querySchema, reading);
  const optional = parameters.filter(({ required }) => !required).map(({ name }) => name);
  const bodyType = Object.keys(operation.requestBody?.content ?? {})[0];
  const bodySchema = bodyType ? operation.requestBody?.content[bodyType]?.schema : undefined;
  const bodyTaken = withIdentity(bodySchema ?? {}, reading);
  const checkBody = bodyType
    ? validator.at(`${pointer}/requestBody/content/${bodyType.replaceAll("/", "~1")}/schema`)
    : undefined;
  const taken = { query: querySchema, body: bodySchema, party, reading };
  const countedSchema = bodySchema && counted(bodyTaken.schema, operation["x-each"]);
  const checkedBody = operation["x-each"]
    ? eachChecked(operation["x-each"], bodySchema ?? {})
    : (sent: unknown, schema: SpecSchema, compiled: LazyCheck) => {
        check(compiled, sent);
        return exactDecimals(schema, sent);
      };
  // If the contract allows company 0, it means the company that is about to be created.
  const takesNoCompany = bodySchema?.properties?.CompanyId?.minimum === 0;
  const ofCaller = (record: Record<string, unknown>) =>
    takesNoCompany && !Number(record.CompanyId) ? { ...record, CompanyId: null } : record;

  return {
    bodyType,
    bodySchema: bodySchema && bodyTaken.schema,
    /** `sent` is the checked body with its decimals as numbers; in `body` they are exact texts. */
    input(sentInput: GivenInput, principal: Principal | undefined) {
      if (countedSchema) checkCounts(countedSchema, sentInput.body);
      const given = principal?.token ? withLocked(sentInput, principal, taken) : sentInput;
      const named = {
        ...coerceQuery(queryTaken.schema, given.query, reading),
        ...coerceQuery(querySchema, pathNames(given.path), reading),
      };
      const coerced = bodySchema ? coerce(bodyTaken.schema, given.body, reading) : undefined;
      if (principal)
        for (const record of [named, ...records(coerced)]) checkCompany(ofCaller(record), principal);
      const query = queryTaken.own(named);
      const sent = bodyTaken.ownOfBody(coerced);
      if (range) checkRange({ ...query, ...records(sent)[0] }, range, optional, today);
      check(checkQuery, query);
      const body = checkBody && bodySchema ? checkedBody(sent, bodySchema, checkBody) : sent;
      const { page, pageSize, sort, search, ...own } = query as unknown as Paging;
      return isReport
        ? {
            query: { ...own },
            body,
            sent,
            paging: { page, pageSize, ...(sort ? { sort } : {}), ...(search ? { search } : {}) },
          }
        : { query, body, sent, paging: { page: 1, pageSize: 1 } };
    },
  };

  /** Validates the entries of a list (`x-each`) separately; an invalid entry is replaced by its problem. */
  function eachChecked(list: string, body: SpecSchema) {
    const entries = body.properties?.[list];
    const entry = entries?.items;
    if (!entries || !entry) throw new Error(`x-each names ${list}, which is no list of the body`);
    const checkList = validator.of({ ...counted(body, list), unevaluatedProperties: false });
    const checkEntry = validator.of(entry);
    let brief: LazyCheck | undefined; // few processes need it
    const checkLargeEntry = () => (brief ??= createValidator(spec, { allErrors: false }).of(entry))();
    return (sent: unknown) => {
      check(checkList, sent);
      const given = sent as Record<string, unknown[]>; // it has just been validated
      const each = (given[list] ?? []).map((one) =>
        catchProblem(() => {
          const isLarge = checkCounts(entry, one, list) > MANY_VALUES;
          check(isLarge ? checkLargeEntry : checkEntry, one);
          return exactDecimals(entry, one);
        }),
      );
      return { ...given, [list]: each };
    };
  }
}

/** The body schema for the first count; entries that are validated separately (`list`) are counted separately. */
function counted(body: SpecSchema, list: string | undefined): SpecSchema {
  const entries = list ? body.properties?.[list] : undefined;
  if (!list || !entries) return body;
  return { ...body, properties: { ...body.properties, [list]: { ...entries, items: {} } } };
}

function pathNames(path: Record<string, string | undefined>) {
  const named = Object.entries(path).map(([name, value = ""]): [string, string] => [name, value]);
  return new URLSearchParams(named);
}

/**
 * Counts the parameters of a request before reading any of them. Throws INVALID_FIELDS if there are more
 * than any operation accepts.
 */
export function checkParameterCount(query: URLSearchParams): void {
  if (query.size <= MAX_PARAMETERS) return;
  throw problem("INVALID_FIELDS", say.tooManyParameters({ most: MAX_PARAMETERS }));
}

/**
 * Counts the fields of each object and the entries of each list of a body before validation, and returns
 * how many values the body has. Throws INVALID_FIELDS for a list longer than the contract allows, and
 * UNKNOWN_FIELD for an object with many more fields than the contract names.
 */
function checkCounts(schema: SpecSchema, value: unknown, field = "body"): number {
  if (typeof value !== "object" || value === null || value instanceof Uint8Array) return 1;
  const option = schema.oneOf?.find(({ type }) => type !== "null");
  if (option) return checkCounts(option, value, field);
  if (Array.isArray(value)) {
    const { items, maxItems = Infinity, title = field, "x-message": words } = schema;
    if (value.length > maxItems)
      throw refused("INVALID_FIELDS", field, words ?? say.tooManyEntries({ field: title, limit: maxItems }));
    return items ? sum(value.map((entry) => checkCounts(items, entry, field))) : 1;
  }
  const known: Record<string, SpecSchema> = Object.assign(
    {},
    ...[schema, ...(schema.allOf ?? [])].map(({ properties }) => properties),
  );
  const names = Object.keys(value);
  if (names.length > Object.keys(known).length + MAX_UNKNOWN_FIELDS) {
    const unknown = names.find((name) => !Object.hasOwn(known, name)) ?? field;
    throw refused("UNKNOWN_FIELD", unknown, say.notField({ field: unknown }));
  }
  const fields = Object.entries(known).filter(([name]) => Object.hasOwn(value, name));
  return sum(
    fields.map(([name, inner]) => checkCounts(inner, (value as Record<string, unknown>)[name], name)),
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((all, one) => all + one, 0);
}

/**
 * Throws RANGE_REQUIRED, RANGE_REVERSED or RANGE_TOO_LONG (three years). If the end is optional and
 * missing, the range ends today; if the start is optional and missing, all days are included. `today`
 * returns the current day.
 */
function checkRange(
  given: Record<string, unknown>,
  [from, to]: readonly [string, string],
  optional: readonly string[],
  today: () => string,
): void {
  const first = given[from];
  if (optional.includes(from) && isMissing(first)) return;
  const last = given[to] ?? (optional.includes(to) ? today() : undefined);
  if (isMissing(first) || isMissing(last)) throw sayMissing(given, from, to);
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

function sayMissing(given: Record<string, unknown>, ...names: string[]) {
  const fields = names
    .filter((name) => !given[name])
    .map((field) => ({ field, ...say.fieldRequired({ field }) }));
  return problem("RANGE_REQUIRED", { fields });
}

/** Several times as many as any operation has. */
const MAX_PARAMETERS = 100;
/**
 * Up to this many extra fields, validation reports the unknown field; with more, the object is refused
 * before validation.
 */
const MAX_UNKNOWN_FIELDS = 20;
const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const MAX_DAYS = 3 * 366;
const MANY_VALUES = 500; // of a larger entry, only the first error is reported
