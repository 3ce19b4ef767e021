import { withLocked } from "../auth/locked-parameters.ts";
import { checkCompany, records } from "../auth/own-company.ts";
import { coerce, coerceQuery, exactDecimals } from "../contract/coerce.ts";
import { checkCounts } from "../contract/counts.ts";
import type { GivenInput } from "../contract/handler.ts";
import { isDocumented, withIdentity } from "../contract/older-clients.ts";
import type { Principal } from "../contract/principal.ts";
import { catchProblem } from "@vanbook/sdk/problem";
import { checkRange } from "../contract/range.ts";
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
    input(sentInput: GivenInput, principal: Principal | undefined) {
      if (countedSchema) checkCounts(countedSchema, sentInput.body);
      const given = withLocked(sentInput, principal, taken);
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
            paging: { page, pageSize, ...(sort ? { sort } : {}), ...(search ? { search } : {}) },
          }
        : { query, body, paging: { page: 1, pageSize: 1 } };
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

const MANY_VALUES = 500; // of a larger entry, only the first error is reported
