import { authorize, isWriting } from "../auth/authorize.ts";
import type { GivenInput } from "../contract/handler.ts";
import { jsonWriter } from "../contract/json.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { asChecked } from "../contract/as-checked.ts";
import type { Spec, SpecOperation } from "../contract/spec.ts";
import { createValidator } from "../contract/validate.ts";
import { boundInput } from "../http/bound-input.ts";
import { reportColumns } from "../http/report-columns.ts";
import contract from "../generated/contract.json" with { type: "json" };
import type { StandInBooks } from "./books.ts";
import { handlers } from "./known-operations.ts";
import { csv, documentedJson, tablePage } from "./report.ts";

/** An operation of the contract in the stand-in. */
export interface StandInOperation {
  id: string;
  method: string;
  path: string;
  /** How an Idempotency-Key is handled. */
  key: "required" | "accepted" | "ignored";
  hasBody: boolean;
  /** Undefined for operations that only the real server implements. */
  answer?: (asked: AskedOf) => { type: string; body: string } | { kept: KeptAnswer };
}

/** A request to an operation. */
interface AskedOf {
  books: StandInBooks;
  principal: Principal;
  /** Reads the request's contents; throws a problem if they can't be read. */
  read: () => GivenInput;
  accept: (types: readonly string[]) => string | undefined;
  /** The stored answer for the same Idempotency-Key. */
  beforeAnswer: () => KeptAnswer | undefined;
}

interface KeptAnswer {
  request: string;
  body: string;
}

/**
 * Every operation of the contract, with `answer` for those that the stand-in implements. The contract is
 * read once for all stand-ins.
 */
export function operationsOf(today: () => string): StandInOperation[] {
  const { spec, validator } = (kept ??= read());
  return Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => bindOne(path, method, operation)),
  );

  function bindOne(path: string, method: string, operation: SpecOperation): StandInOperation {
    const id = operation.operationId;
    const isMoney = operation["x-money"] === true;
    const key = !isMoney ? "ignored" : path.startsWith("/api/v1/") ? "required" : "accepted";
    const hasBody = operation.requestBody !== undefined;
    const at: StandInOperation = { id, method: method.toUpperCase(), path, key, hasBody };
    const handle = (handlers as Partial<Record<string, (call: never) => unknown>>)[id];
    if (!handle) return at;
    let bound: ReturnType<typeof bindKnown> | undefined; // most operations are never called
    return { ...at, answer: (asked) => (bound ??= bindKnown(path, method, operation, handle))(asked) };
  }

  function bindKnown(
    path: string,
    method: string,
    operation: SpecOperation,
    handle: (call: never) => unknown,
  ) {
    const { operationId: id, "x-roles": roles = [], "x-party": party } = operation;
    const pointer = `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
    const answers = operation.responses["200"].content;
    const schema = answers["application/json"]?.schema ?? {};
    const isReport = TABLE in answers;
    const { input } = boundInput({ spec, validator, today }, { path, pointer, operation, isReport });
    const write = jsonWriter(schema);
    const columns = isReport ? reportColumns(schema) : undefined;
    const rules = {
      roles: roles === "public" ? [1] : roles,
      byKey: operation["x-key"] !== false,
      byToken: operation["x-embed"] === true,
      party,
      isWriting: isWriting(method, operation),
    };
    return ({ books, principal, read: given, accept, beforeAnswer }: AskedOf) => {
      authorize(principal, id, rules);
      const { paging, ...sent } = input(given(), principal);
      const type = accept(columns ? ["application/json", TABLE, "text/csv"] : ["application/json"]);
      const kept = beforeAnswer();
      if (kept) return { kept };
      if (!type) throw problem("NOT_ACCEPTABLE");
      // The contract has checked the handler's input.
      const made = handle({ ...sent, books, principal } as never);
      if (!columns) return { type, body: write(made) };
      const report = made as Parameters<typeof tablePage>[0];
      if (type === TABLE) return { type, body: tablePage(report, columns, paging) };
      if (type === "text/csv") return { type: "text/csv; charset=utf-8", body: csv(report, columns, paging) };
      return { type, body: documentedJson(report, columns, write) };
    };
  }
}

let kept: ReturnType<typeof read> | undefined;

function read() {
  const spec = asChecked(structuredClone(contract) as unknown as Spec);
  return { spec, validator: createValidator(spec) };
}

const TABLE = "application/vnd.vanbook.table+json";
