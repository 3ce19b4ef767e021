import type { Knex } from "knex";
import { authorize, isWriting } from "../auth/authorize.ts";
import { withLocked } from "../auth/locked-parameters.ts";
import { bodyReader, type BodyReader } from "./body.ts";
import { coerce, coerceQuery, exactDecimals } from "../contract/coerce.ts";
import type { Config } from "../config.ts";
import { checkCounts } from "../contract/counts.ts";
import { type Client, type GivenInput, publicOperations } from "../contract/handler.ts";
import { IDEMPOTENCY_KEY } from "../contract/idempotency.ts";
import { isDocumented, withIdentity } from "../contract/older-clients.ts";
import { jsonWriter, type Write } from "../contract/json.ts";
import { checkCompany, records } from "../auth/own-company.ts";
import type { Principal } from "../contract/principal.ts";
import { catchProblem, problem } from "../contract/problem.ts";
import { checkRange } from "../contract/range.ts";
import type { Paging } from "../report/plan-page.ts";
import { LIST, type AnyReport, type ReportColumns } from "../contract/report.ts";
import { csvStream, documentedJson, TABLE, tablePage, tiedFor } from "../report/representations.ts";
import {
  parametersSchema,
  resolver,
  type Spec,
  type SpecOperation,
  type SpecParameter,
  type SpecSchema,
} from "../contract/spec.ts";
import { check, createValidator, type LazyCheck } from "../contract/validate.ts";

/** An operation of the contract ready to be called: all rules of the contract for it are enforced here. */
export interface BoundOperation {
  id: string;
  method: string;
  path: string;
  isPublic: boolean;
  /** Reads its body, JSON or a form, within the contract's limits; undefined for an operation without a body. */
  readBody: BodyReader | undefined;
  /** How an Idempotency-Key is treated: only operations that move money use it. */
  idempotencyKey: "ignored" | "accepted" | "required";
  authorize(principal: Principal): void;
  input(given: GivenInput, principal: Principal | undefined): Input;
  answer(call: AnyCall, accept: (types: string[]) => string | false): Promise<Answered>;
}

export interface Input {
  query: Record<string, unknown>;
  body: unknown;
  paging: Paging;
}

export interface AnyCall extends Input {
  principal: Principal | undefined;
  db: Knex;
  config: Config;
  signal: AbortSignal;
  client: Client;
}

export interface Answered {
  type: string;
  body: string | NodeJS.ReadableStream;
}

/** Binds the routes to the contract. Throws at start when an operation lacks its extensions: denied by default. */
export function bind(
  spec: Spec,
  routes: object,
  options: { checkAnswers: boolean },
  validator = createValidator(spec),
): BoundOperation[] {
  const resolve = resolver(spec);
  const handlers = routes as Record<string, ((call: AnyCall) => Promise<unknown>) | undefined>; // the compiler has checked names and types (Routes)

  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => bindOne(path, method, operation)),
  );

  function bindOne(path: string, method: string, operation: SpecOperation): BoundOperation {
    const { operationId: id, "x-roles": roles, "x-range": range, "x-party": party } = operation;
    if (roles === undefined || operation["x-scope"] === undefined || operation["x-embed"] === undefined) {
      throw new Error(`${id} lacks x-roles, x-scope or x-embed`);
    }
    const isPublic = roles === "public";
    if (isPublic !== PUBLIC.has(id))
      throw new Error(`${id} is public in the contract or the code, but not in both`);
    const idempotencyKey = keyRule(path, operation, resolve);
    const handler = handlers[id];
    if (!handler) throw new Error(`${id} has no handler`);

    const pointer = `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
    const parameters = (operation.parameters ?? [])
      .map((parameter) => resolve<SpecParameter>(parameter))
      .filter((parameter) => parameter.in !== "header"); // the only documented header is read in http/call.ts
    const querySchema = parametersSchema(parameters);
    const checkQuery = validator.of(querySchema);
    const reading = { resolve, isDocumented: isDocumented(path) };
    if (operation["x-embed"] && !party) throw new Error(`${id} lacks x-party`);
    const queryTaken = withIdentity(querySchema, reading);
    const optional = parameters.filter(({ required }) => !required).map(({ name }) => name);
    const bodyType = Object.keys(operation.requestBody?.content ?? {})[0];
    const bodySchema = bodyType ? operation.requestBody?.content[bodyType]?.schema : undefined;
    const bodyTaken = withIdentity(bodySchema ?? {}, reading);
    const checkBody = bodyType
      ? validator.at(`${pointer}/requestBody/content/${bodyType.replaceAll("/", "~1")}/schema`)
      : undefined;
    const taken = { query: querySchema, body: bodySchema, party, reading };
    const countedSchema = bodySchema && counted(resolve(bodyTaken.schema), operation["x-each"]);
    const checkedBody = operation["x-each"]
      ? eachChecked(operation["x-each"], resolve(bodySchema ?? {}))
      : (sent: unknown, schema: SpecSchema, compiled: LazyCheck) => {
          check(compiled, sent);
          return exactDecimals(schema, sent, resolve);
        };
    // Where the contract allows company 0, it means the company that is about to be created.
    const takesNoCompany = resolve(bodySchema ?? {}).properties?.CompanyId?.minimum === 0;
    const ofCaller = (record: Record<string, unknown>) =>
      takesNoCompany && !Number(record.CompanyId) ? { ...record, CompanyId: null } : record;
    const answers = operation.responses["200"].content;
    const answerSchema = answers["application/json"]?.schema;
    const isText = !answerSchema && answers["text/plain"] !== undefined;
    if (!answerSchema && !isText) throw new Error(`${id} has neither a JSON nor a text answer`);
    const write = jsonWriter(answerSchema ?? {}, resolve);
    const columns = answerSchema && TABLE in answers ? reportColumns(answerSchema) : undefined;
    const checkAnswer =
      options.checkAnswers && answerSchema
        ? validator.at(`${pointer}/responses/200/content/application~1json/schema`)
        : undefined;
    const checkTable =
      options.checkAnswers && columns ? validator.at("/components/schemas/Table") : undefined;

    return {
      id,
      method: method.toUpperCase(),
      path,
      isPublic,
      readBody: bodyType && bodySchema ? bodyReader(bodyType, resolve(bodyTaken.schema), resolve) : undefined,
      idempotencyKey,
      authorize(principal) {
        authorize(principal, id, {
          roles: roles === "public" ? [] : roles,
          byKey: operation["x-key"] !== false,
          byToken: operation["x-embed"] === true,
          party,
          isWriting: isWriting(method, operation),
        });
      },
      input(sentInput, principal) {
        if (countedSchema) checkCounts(countedSchema, sentInput.body, resolve);
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
        if (range) checkRange({ ...query, ...records(sent)[0] }, range, optional);
        check(checkQuery, query);
        const body = checkBody && bodySchema ? checkedBody(sent, bodySchema, checkBody) : sent;
        const { page, pageSize, sort, search, ...own } = query as unknown as Paging;
        return columns
          ? {
              query: { ...own },
              body,
              paging: { page, pageSize, ...(sort ? { sort } : {}), ...(search ? { search } : {}) },
            }
          : { query, body, paging: { page: 1, pageSize: 1 } };
      },
      async answer(call, accept) {
        const type = accept(
          isText ? ["text/plain"] : columns ? ["application/json", TABLE, "text/csv"] : ["application/json"],
        );
        if (!type) throw problem("NOT_ACCEPTABLE");
        const made = await handler(call);
        if (isText) return { type: "text/plain; charset=utf-8", body: String(made) };
        if (!columns) return { type: "application/json", body: verified(write(made), checkAnswer, id) };
        const report = tiedFor(made as AnyReport, call.principal);
        if (type === "text/csv")
          return {
            type: "text/csv; charset=utf-8",
            body: await csvStream(call.db, report, columns, call.paging, call.signal),
          };
        if (type === TABLE)
          return {
            type: TABLE,
            body: verified(await tablePage(call.db, report, columns, call.paging, writeTies), checkTable, id),
          };
        return {
          type: "application/json",
          body: verified(await documentedJson(call.db, report, columns, write), checkAnswer, id),
        };
      },
    };
  }

  /** Validates the entries of a list (`x-each`) one by one; an invalid entry is replaced by its problem. */
  function eachChecked(list: string, body: SpecSchema) {
    const entries = body.properties?.[list];
    const entry = entries?.items;
    if (!entries || !entry) throw new Error(`x-each names ${list}, which is no list of the body`);
    const checkList = validator.of({ ...counted(body, list), unevaluatedProperties: false });
    const checkEntry = validator.of(entry);
    let brief: LazyCheck | undefined; // few processes ever need it
    const checkLargeEntry = () => (brief ??= createValidator(spec, { allErrors: false }).of(entry))();
    return (sent: unknown) => {
      check(checkList, sent);
      const given = sent as Record<string, unknown[]>; // it has just been validated
      const each = (given[list] ?? []).map((one) =>
        catchProblem(() => {
          const isLarge = checkCounts(entry, one, resolve, list) > MANY_VALUES;
          check(isLarge ? checkLargeEntry : checkEntry, one);
          return exactDecimals(entry, one, resolve);
        }),
      );
      return { ...given, [list]: each };
    };
  }

  /** The body whose counts are checked first; entries that are validated one by one (`list`) are counted one by one. */
  function counted(body: SpecSchema, list: string | undefined): SpecSchema {
    const entries = list ? body.properties?.[list] : undefined;
    if (!list || !entries) return body;
    return { ...body, properties: { ...body.properties, [list]: { ...entries, items: {} } } };
  }

  function reportColumns(answer: SpecSchema): ReportColumns {
    const rows = findRows(answer);
    const properties = Object.entries(resolve<SpecSchema>(rows?.items ?? {}).properties ?? {});
    return {
      formats: new Map(properties.map(([name, schema]) => [name, formatOf(schema)])),
      writers: new Map(properties.map(([name, schema]) => [name, writerOf(schema)])),
    };
  }

  /** The database writes a list as JSON. */
  function writerOf(schema: SpecSchema): Write {
    return formatOf(schema) === LIST ? String : jsonWriter(schema, resolve);
  }

  function formatOf(schema: SpecSchema): string | undefined {
    const at = resolve(schema);
    return at.type === "array" ? LIST : (at.format ?? at.oneOf?.map(formatOf).find(Boolean));
  }

  function findRows(schema: SpecSchema): SpecSchema | undefined {
    const at = resolve(schema);
    if (at["x-rows"]) return at;
    return [...Object.values(at.properties ?? {}), ...(at.items ? [at.items] : [])]
      .map(findRows)
      .find(Boolean);
  }
}

/** The contract's rule for the Idempotency-Key, which must be the same in its extension, its path and its parameters. */
function keyRule(path: string, operation: SpecOperation, resolve: ReturnType<typeof resolver>) {
  const { operationId: id, "x-money": isMoney = false, "x-roles": roles, parameters = [] } = operation;
  const header = parameters.map((one) => resolve<SpecParameter>(one)).find((one) => one.in === "header");
  if (header && (header.name !== IDEMPOTENCY_KEY || !isMoney))
    throw new Error(`${id} documents the header ${header.name}, which it does not read`);
  if (!isMoney) return "ignored";
  if (roles === "public") throw new Error(`${id} moves money and is public`);
  const isRequired = path.startsWith("/api/v1/");
  if (isRequired && header?.required !== true)
    throw new Error(`${id} moves money and does not require an ${IDEMPOTENCY_KEY}`);
  if (!isRequired && header?.required)
    throw new Error(`${id} requires an ${IDEMPOTENCY_KEY}, which its older clients do not send`);
  return isRequired ? "required" : "accepted";
}

/** Outside production a response that does not match the contract, even by an extra field, is an error. */
function verified(json: string, compiled: LazyCheck | undefined, id: string): string {
  const validate = compiled?.();
  if (validate && !validate(JSON.parse(json))) {
    const [error] = validate.errors ?? [];
    throw problem("ANSWER_OFF_CONTRACT", {
      message: `${id}: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
    });
  }
  return json;
}

function pathNames(path: Record<string, string | undefined>) {
  return new URLSearchParams(
    Object.entries(path).map(([name, value = ""]): [string, string] => [name, value]),
  );
}

const MANY_VALUES = 500; // of an entry with more, only the first fault is reported
const PUBLIC: ReadonlySet<string> = new Set(publicOperations);
const MONEY: SpecSchema = { format: "money" };
const writeTies: Write = jsonWriter(
  {
    type: "array",
    items: { type: "object", properties: { label: {}, amount: MONEY, agrees: {}, besides: MONEY } },
  },
  (schema) => schema,
);
