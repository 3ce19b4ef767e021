import { authoriseCall, isWriting } from "../auth/authorize.ts";
import type { GivenInput } from "../contract/handler.ts";
import { createJsonWriter } from "../contract/json.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import { prepareContract } from "../contract/as-checked.ts";
import type { Spec, SpecOperation, SpecSchema } from "../contract/spec.ts";
import { createValidator } from "../contract/validate.ts";
import { createInputReader } from "../http/bound-input.ts";
import { deriveReportColumns } from "../http/report-columns.ts";
import contract from "../generated/contract.json" with { type: "json" };
import type { StandInBooks } from "./books.ts";
import { handlers } from "./known-operations.ts";
import { mergeArguments, makeGivenReport, extractRows, type Given, type GivenRows } from "./given.ts";
import { NotKnown } from "./not-known.ts";
import { uncheckedValidator } from "./unchecked-validator.ts";
import { writeCsv, writeDocumentedJson, writeTablePage, type AnyReport } from "./report.ts";

export interface StandInOperation {
  id: string;
  method: string;
  path: string;
  key: "required" | "accepted" | "ignored";
  hasBody: boolean;
  form: SpecSchema | undefined;
  /** Throws NotKnown if only the real server has the operation and the test gave no answer. */
  answer: (request: AskedOf) => { type: string; body: string } | { kept: KeptAnswer };
}

interface AskedOf {
  books: StandInBooks;
  principal: Principal;
  /** Throws a problem if the request's contents can't be read. */
  read: () => GivenInput;
  accept: (types: readonly string[]) => string | undefined;
  /** The Idempotency-Key; call `read` first. */
  key: () => string | undefined;
  beforeAnswer: () => KeptAnswer | undefined;
}

interface KeptAnswer {
  request: string;
  body: string;
}

/** A test's answer replaces the stand-in's own. The contract is read once for all stand-ins. */
export function listOperations(
  today: () => string,
  givenFor: (operation: string) => Given | undefined,
  isChecked: boolean,
): StandInOperation[] {
  const spec = (readSpec ??= prepareContract(structuredClone(contract) as unknown as Spec));
  // Ajv generates code as soon as it has a schema, so it is not even created without checks.
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
    let boundRequest: ReturnType<typeof bindRequest> | undefined; // most operations are never called
    const answer: StandInOperation["answer"] = (request) => {
      const handle = (handlers as Partial<Record<string, (call: never) => unknown>>)[id];
      const source = givenFor(id) ?? (handle && { kind: "known" as const, of: handle });
      if (!source) throw new NotKnown(id);
      return (boundRequest ??= bindRequest(path, method, operation))(request, source);
    };
    return { id, method: method.toUpperCase(), path, key, hasBody, form, answer };
  }

  function bindRequest(path: string, method: string, operation: SpecOperation) {
    const { operationId: id, "x-roles": roles = [], "x-party": party } = operation;
    const pointer = `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
    const answers = operation.responses["200"].content;
    const schema = answers["application/json"]?.schema ?? {};
    const isReport = TABLE_TYPE in answers;
    const { input } = createInputReader(
      { spec, validator, today },
      { path, method, pointer, operation, isReport },
    );
    const documentedType = JSON_TYPE in answers ? JSON_TYPE : (Object.keys(answers)[0] ?? JSON_TYPE);
    const types = isReport ? [documentedType, TABLE_TYPE, CSV_TYPE] : [documentedType];
    const write = documentedType === JSON_TYPE ? createJsonWriter(schema) : String;
    const columns = isReport ? deriveReportColumns(schema) : undefined;
    const rules = {
      roles: roles === "public" ? [1] : roles,
      byKey: operation["x-key"] !== false,
      byToken: operation["x-embed"] === true,
      party,
      isWriting: isWriting(method, operation),
      changesAccess: operation["x-changes"] === "access",
    };
    return ({ books, principal, read, accept, key, beforeAnswer }: AskedOf, source: Source) => {
      authoriseCall(principal, id, rules);
      const { paging, sent, ...checkedInput } = input(read(), principal);
      const type = accept(types);
      const keptAnswer = beforeAnswer();
      if (keptAnswer) return { kept: keptAnswer };
      if (!type) throw problem("NOT_ACCEPTABLE");
      const call = {
        ...{ ...checkedInput, books, principal },
        args: mergeArguments(checkedInput.query, sent),
        idempotencyKey: key() ?? null,
      };
      // The contract has checked the call; a test's function is typed where the test passes it.
      const answerBody = source.of(call as never);
      if (!columns || (source.kind === "answer" && type === JSON_TYPE))
        return { type, body: write(answerBody) };
      const layout = { operation, schema, columns };
      const givenRows =
        source.kind === "answer" ? extractRows(schema, answerBody) : (answerBody as GivenRows);
      const { report, columns: all } =
        source.kind === "known"
          ? { report: answerBody as AnyReport, columns }
          : makeGivenReport(givenRows, layout, call.args);
      if (type === TABLE_TYPE) return { type, body: writeTablePage(report, all, paging) };
      if (type === CSV_TYPE)
        return { type: `${CSV_TYPE}; charset=utf-8`, body: writeCsv(report, all, paging) };
      return { type, body: writeDocumentedJson(report, all, write) };
    };
  }
}

type Source = { kind: "known"; of: (call: never) => unknown } | Given;

let readSpec: Spec | undefined;
let checking: ReturnType<typeof createValidator> | undefined;

const JSON_TYPE = "application/json";
const CSV_TYPE = "text/csv";
const TABLE_TYPE = "application/vnd.vanbook.table+json";
