import Router, { type RouterContext, type RouterOptions } from "@koa/router";
import { authoriseCall, isWriting, readChanges } from "../auth/authorize.ts";
import type { AnyHandler, BoundOperation } from "./bound-operation.ts";
import { createInputReader } from "./bound-input.ts";
import { getToday } from "../clock.ts";
import { EVENT_STREAM, createEventStream, streamOf } from "./event-stream.ts";
import { createBodyReader } from "./body.ts";
import { answerReportFile, FILE_TYPES, type FileRequest } from "./files/report-file.ts";
import { isDocumented } from "../contract/coerce.ts";
import { publicOperations } from "../contract/handler.ts";
import { IDEMPOTENCY_KEY } from "../contract/idempotency.ts";
import { createJsonWriter } from "../contract/json.ts";
import { createAnswerWriter } from "../contract/write-answer.ts";
import { problem } from "@vanbook/sdk/problem";
import type { AnyReport } from "../contract/report.ts";
import {
  openCsvStream,
  writeDocumentedJson,
  TABLE_TYPE,
  writeTablePage,
  limitTies,
  sendTableRows,
} from "../report/representations.ts";
import { deriveReportColumns, writeTies } from "./report-columns.ts";
import type { Spec, SpecOperation } from "../contract/spec.ts";
import { createValidator, type LazyCheck } from "../contract/validate.ts";
import { decodePath } from "./pages.ts";

/** Throws at start if an operation lacks its extensions: access is denied by default. */
export function bind(
  spec: Spec,
  routes: object,
  options: { checkAnswers: boolean },
  validator = createValidator(spec),
): BoundOperation[] {
  const binding = { spec, validator, today: getToday };
  const handlers = routes as Record<string, AnyHandler | undefined>; // the compiler has checked names and types (Routes)

  const boundOperations = Object.entries(spec.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => bindOne(path, method, operation)),
  );
  return boundOperations;

  function bindOne(path: string, method: string, operation: SpecOperation): BoundOperation {
    const { operationId: id, "x-roles": roles, "x-party": party } = operation;
    if (roles === undefined || operation["x-scope"] === undefined || operation["x-embed"] === undefined) {
      throw new Error(`${id} lacks x-roles, x-scope or x-embed`);
    }
    const isPublic = roles === "public";
    if (isPublic !== PUBLIC_OPERATIONS.has(id))
      throw new Error(`${id} is public in the contract or the code, but not in both`);
    const idempotencyKey = readKeyRule(path, operation);
    const changesAccess = readChanges(method, operation) === "access";
    const handler = handlers[id];
    if (!handler) throw new Error(`${id} has no handler`);

    const pointer = `/paths/${path.replaceAll("~", "~0").replaceAll("/", "~1")}/${method}`;
    if (operation["x-embed"] && !party) throw new Error(`${id} lacks x-party`);
    const answers = operation.responses["200"].content;
    const answerSchema = answers["application/json"]?.schema;
    const isText = !answerSchema && answers["text/plain"] !== undefined;
    if (!answerSchema && !isText) throw new Error(`${id} has neither a JSON nor a text answer`);
    const write = createJsonWriter(answerSchema ?? {});
    const writeAnswer = createAnswerWriter(answerSchema ?? {});
    const stream = EVENT_STREAM in answers ? streamOf(handler, id) : undefined;
    const columns =
      answerSchema && TABLE_TYPE in answers
        ? deriveReportColumns(answerSchema, operation["x-totals"])
        : undefined;
    const isReport = columns !== undefined;
    const { bodyType, bodySchema, inputInSlices } = createInputReader(binding, {
      path,
      method,
      pointer,
      operation,
      isReport,
    });
    const files = Object.keys(FILE_TYPES).filter((type) => type in answers);
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
      readBody: bodyType && bodySchema ? createBodyReader(bodyType, bodySchema) : undefined,
      takesForm: bodyType === "multipart/form-data",
      idempotencyKey,
      codes: options.checkAnswers ? operation["x-codes"] : undefined,
      authorize(principal) {
        authoriseCall(principal, id, {
          roles: roles === "public" ? [] : roles,
          byKey: operation["x-key"] !== false,
          byToken: operation["x-embed"] === true,
          party,
          isWriting: isWriting(method, operation),
          changesAccess,
        });
      },
      input: inputInSlices,
      async answer(call, accept) {
        // Pages with an embed token export files with the widgets, so the server offers them none.
        const offeredFiles = call.principal?.token ? [] : files;
        const type = accept(
          isText
            ? ["text/plain"]
            : columns
              ? ["application/json", TABLE_TYPE, "text/csv", ...offeredFiles]
              : stream
                ? ["application/json", EVENT_STREAM]
                : ["application/json", ...offeredFiles],
        );
        if (!type) throw problem("NOT_ACCEPTABLE");
        if (stream && type === EVENT_STREAM) return { type, body: createEventStream(await stream(call)) };
        const result = await handler(call);
        if (isText) return { type: "text/plain; charset=utf-8", body: String(result) };
        const find = (operation: string) => boundOperations.find((one) => one.id === operation);
        if (!columns) {
          const body = verifyAnswer(await writeAnswer(result), checkAnswer, id);
          if (!(type in FILE_TYPES)) return { type, body };
          return answerReportFile({ report: id, type, call, own: () => Promise.resolve(body), find });
        }
        const report = limitTies(result as AnyReport, call.principal);
        if (type === "text/csv")
          return {
            type: "text/csv; charset=utf-8",
            body: await openCsvStream(call.db, report, columns, call.paging, call.signal),
          };
        if (type === TABLE_TYPE) {
          const table = await writeTablePage(call.db, report, columns, call.paging, writeTies);
          return { type, body: verifyAnswer(table, checkTable, id) };
        }
        if (type in FILE_TYPES) {
          const sendRows: FileRequest["own"] = async (paging, openThread) => {
            const table = await sendTableRows(call.db, report, columns, paging, writeTies, openThread);
            return verifyAnswer(table, checkTable, id);
          };
          return answerReportFile({ report: id, type, call, own: sendRows, find });
        }
        return {
          type: "application/json",
          body: verifyAnswer(await writeDocumentedJson(call.db, report, columns, write), checkAnswer, id),
        };
      },
    };
  }
}

/** Throws if the operation's extension, path and parameters disagree about the Idempotency-Key. */
function readKeyRule(path: string, operation: SpecOperation) {
  const { operationId: id, "x-money": isMoney = false, "x-roles": roles, parameters = [] } = operation;
  const header = parameters.find((one) => one.in === "header");
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

/** Outside production, throws if a response does not match the contract, even by an extra field. */
function verifyAnswer(json: string, lazyCheck: LazyCheck | undefined, id: string): string {
  const validate = lazyCheck?.();
  if (validate && !validate(JSON.parse(json))) {
    const [error] = validate.errors ?? [];
    throw problem("ANSWER_OFF_CONTRACT", {
      message: `${id}: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
    });
  }
  return json;
}

export type AnswerOperation = (
  ctx: RouterContext,
  operation: BoundOperation,
  path: Record<string, string>,
) => Promise<void>;

/** Unknown paths go to `next`. A wrong method is refused; the Allow header has the right ones. */
export function createOperationRouter(operations: readonly BoundOperation[], answer: AnswerOperation) {
  // A router tries its paths in sequence, so each resource has its own: one router would have 240
  // paths.
  const routers = new Map<string, Router>();
  for (const operation of operations) {
    const resource = getResourcePath(operation.path);
    const router = routers.get(resource) ?? new Router(ROUTER_OPTIONS);
    routers.set(resource, router);
    router.register(operation.path.replaceAll(/\{(\w+)\}/g, ":$1"), [operation.method], (ctx) =>
      answer(ctx, operation, ctx.params),
    );
  }
  const resources = new Map(
    [...routers].map(([resource, router]) => [
      resource,
      { route: router.routes(), refuseMethod: router.allowedMethods() },
    ]),
  );

  const documentedPaths = new Set(operations.map(({ path }) => path).filter(isDocumented));

  return async (ctx: RouterContext, next: () => Promise<unknown>): Promise<unknown> => {
    // Older clients put a base address that ends with a slash before a path that begins with one.
    const singlePath = ctx.path.replaceAll(/\/{2,}/g, "/");
    if (singlePath !== ctx.path && documentedPaths.has(singlePath)) ctx.path = singlePath;
    const resource = resources.get(getResourcePath(ctx.path));
    if (!resource || decodePath(ctx.path) === null) return next();
    return resource.route(ctx, async () => {
      if (!ctx.matched?.length) return next();
      await resource.refuseMethod(ctx, () => Promise.resolve());
      throw problem("METHOD_NOT_ALLOWED");
    });
  };
}

/** Up to the first parameter: `/api/v1/bills` for `/api/v1/bills/7/cancel`; else the whole path. */
function getResourcePath(path: string): string {
  return path.split("/", 4).join("/");
}

const ROUTER_OPTIONS: RouterOptions = {
  sensitive: true,
  strict: true,
  // `/bills/batch` has priority over `/bills/:id`, in any order in the contract.
  exclusive: "specificity",
  // Without OPTIONS: a preflight from an origin that may not call is refused like any unsupported
  // method.
  methods: ["HEAD", "GET", "POST", "PUT", "PATCH", "DELETE"],
};
const PUBLIC_OPERATIONS: ReadonlySet<string> = new Set(publicOperations);
