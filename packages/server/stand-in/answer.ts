import { authorize, isWriting } from "../auth/authorize.ts";
import type { GivenInput } from "../contract/handler.ts";
import { jsonWriter } from "../contract/json.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { asChecked } from "../contract/as-checked.ts";
import type { Spec, SpecOperation, SpecSchema } from "../contract/spec.ts";
import { createValidator } from "../contract/validate.ts";
import { boundInput } from "../http/bound-input.ts";
import { reportColumns } from "../http/report-columns.ts";
import contract from "../generated/contract.json" with { type: "json" };
import type { StandInBooks } from "./books.ts";
import { handlers } from "./known-operations.ts";
import { argumentsOf, givenReport, rowsIn, type Given, type GivenRows } from "./given.ts";
import { NotKnown } from "./not-known.ts";
import { uncheckedValidator } from "./unchecked-validator.ts";
import { csv, documentedJson, tablePage, type AnyReport } from "./report.ts";

/** An operation of the contract in the stand-in. */
export interface StandInOperation {
  id: string;
  method: string;
  path: string;
  /** How an Idempotency-Key is handled. */
  key: "required" | "accepted" | "ignored";
  hasBody: boolean;
  /** The schema of its body if that is a form. */
  form: SpecSchema | undefined;
  /** Throws NotKnown for an operation that only the real server implements, if no answer was given for it. */
  answer: (asked: AskedOf) => { type: string; body: string } | { kept: KeptAnswer };
}

/** A request to an operation. */
interface AskedOf {
  books: StandInBooks;
  principal: Principal;
  /** Reads the request's contents; throws a problem if they can't be read. */
  read: () => GivenInput;
  accept: (types: readonly string[]) => string | undefined;
  /** The Idempotency-Key, once the request is read. */
  key: () => string | undefined;
  /** The stored answer for the same Idempotency-Key. */
  beforeAnswer: () => KeptAnswer | undefined;
}

interface KeptAnswer {
  request: string;
  body: string;
}

/**
 * Every operation of the contract. What is given for one replaces the stand-in's own answer. The contract is
 * read once for all stand-ins.
 */
export function operationsOf(
  today: () => string,
  givenFor: (operation: string) => Given | undefined,
  isChecked: boolean,
): StandInOperation[] {
  const spec = (readSpec ??= asChecked(structuredClone(contract) as unknown as Spec));
  // Ajv makes code of text as soon as it has a schema, so it is not even created without checks.
  const validator = isChecked ? (checking ??= createValidator(spec)) : uncheckedValidator;
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => bindOne(path, method, operation)),
  );

  function bindOne(path: string, method: string, operation: SpecOperation): StandInOperation {
    const id = operation.operationId;
    const isMoney = operation["x-money"] === true;
    const key = !isMoney ? "ignored" : path.startsWith("/api/v1/") ? "required" : "accepted";
    const hasBody = operation.requestBody !== undefined;
    const form = operation.requestBody?.content["multipart/form-data"]?.schema;
    let bound: ReturnType<typeof bindRequest> | undefined; // most operations are never called
    const answer: StandInOperation["answer"] = (asked) => {
      const handle = (handlers as Partial<Record<string, (call: never) => unknown>>)[id];
      const source = givenFor(id) ?? (handle && { kind: "known" as const, of: handle });
      if (!source) throw new NotKnown(id);
      return (bound ??= bindRequest(path, method, operation))(asked, source);
    };
    return { id, method: method.toUpperCase(), path, key, hasBody, form, answer };
  }

  function bindRequest(path: string, method: string, operation: SpecOperation) {
    const { operationId: id, "x-roles": roles = [], "x-party": party } = operation;
    const pointer = `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
    const answers = operation.responses["200"].content;
    const schema = answers["application/json"]?.schema ?? {};
    const isReport = TABLE in answers;
    const { input } = boundInput({ spec, validator, today }, { path, pointer, operation, isReport });
    const documented = JSON_TYPE in answers ? JSON_TYPE : (Object.keys(answers)[0] ?? JSON_TYPE);
    const types = isReport ? [documented, TABLE, CSV] : [documented];
    const write = documented === JSON_TYPE ? jsonWriter(schema) : String;
    const columns = isReport ? reportColumns(schema) : undefined;
    const rules = {
      roles: roles === "public" ? [1] : roles,
      byKey: operation["x-key"] !== false,
      byToken: operation["x-embed"] === true,
      party,
      isWriting: isWriting(method, operation),
    };
    return ({ books, principal, read, accept, key, beforeAnswer }: AskedOf, source: Source) => {
      authorize(principal, id, rules);
      const { paging, sent, ...checked } = input(read(), principal);
      const type = accept(types);
      const kept = beforeAnswer();
      if (kept) return { kept };
      if (!type) throw problem("NOT_ACCEPTABLE");
      const call = {
        ...{ ...checked, books, principal },
        args: argumentsOf(checked.query, sent),
        idempotencyKey: key() ?? null,
      };
      // The contract has checked the call; a given function is typed where it is given.
      const made = source.of(call as never);
      if (!columns || (source.kind === "answer" && type === JSON_TYPE)) return { type, body: write(made) };
      const layout = { operation, schema, columns };
      const given = source.kind === "answer" ? rowsIn(schema, made) : (made as GivenRows);
      const { report, columns: all } =
        source.kind === "known"
          ? { report: made as AnyReport, columns }
          : givenReport(given, layout, call.args);
      if (type === TABLE) return { type, body: tablePage(report, all, paging) };
      if (type === CSV) return { type: `${CSV}; charset=utf-8`, body: csv(report, all, paging) };
      return { type, body: documentedJson(report, all, write) };
    };
  }
}

/** What answers an operation: the stand-in's own handler, or what a test has given. */
type Source = { kind: "known"; of: (call: never) => unknown } | Given;

let readSpec: Spec | undefined;
let checking: ReturnType<typeof createValidator> | undefined;

const JSON_TYPE = "application/json";
const CSV = "text/csv";
const TABLE = "application/vnd.vanbook.table+json";
