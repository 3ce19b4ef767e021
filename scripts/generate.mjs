// Makes the files that the packages read: from the contract its types, the SDK's operation map and
// the server's bundled contract; from the sources of features and widgets the lists of them; from
// the text catalogues their modules. `npm install` runs it, and so does every build if its sources
// have changed (project/generated.mjs). `npm run generate` always runs it, and also updates
// docs/errors.md and docs/roles.md, the only ones of these files that are kept in git.
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle, createConfig } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { stringify } from "yaml";
import { writeClientMethods } from "./client-methods.mjs";
import { readContractParts, isWriting } from "./contract-parts.mjs";
import { addExamples } from "./contract-examples.mjs";
import { writeContractRoot } from "./contract-root.mjs";
import {
  CODE_RULES,
  listCodes,
  makeErrorResponses,
  writeCodeTypes,
  writeErrorsDocument,
  loadServerProblems,
  loadServerRemedies,
} from "./error-codes.mjs";
import { writeGuideModule, buildOperationGuides } from "./operation-guide.mjs";
import { buildMessageFiles } from "./messages.mjs";
import { writeRolesDocument } from "./roles-document.mjs";
import { loadModule } from "./project/load-module.mjs";
import { restoreReferences, findPartName } from "./resolve-contract.mjs";
import { writeServerMigrations, writeServerRoutes } from "./server-registers.mjs";
import { TEXT_FOLDERS, compileTextModules } from "./text-catalogues.mjs";
import { findWidgetOperations } from "./widget-operations.mjs";
import {
  findCorrectingForms,
  findExports,
  findWidgets,
  writeWidgetComponents,
  writeWidgetRegisters,
} from "./widget-registers.mjs";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const TABLE_ARGUMENTS = new Set(["page", "pageSize", "after", "sort", "search"]);
const FORMAT_DECIMALS = { money: 2, quantity: 3, price: 4, percent: 2 };

const writtenFiles = [];
// Texts first: the modules that are searched for widgets import them.
const texts = { ...(await compileTextModules()), ...(await buildMessageFiles()) };
await writeChanged(texts);
for (const folder of TEXT_FOLDERS) await removeOtherFiles(folder, texts);
const exports = await findExports();
const components = writeWidgetComponents(exports);
await writeChanged(components);
await removeOtherFiles("packages/widgets/generated/components", components);
const contract = await bundleContract();
const parts = readContractParts(contract);
const { operations, rowsSchema, bodySchema } = parts;
const guides = buildOperationGuides(parts, isWriting);
const problems = await loadServerProblems();
const remedies = await loadServerRemedies();
const servedContract = withCodes();
const widgets = findWidgets(exports, operations);
const files = {
  "packages/sdk/generated/schema.ts": await writeSchemaTypes({ decimals: "number" }),
  "packages/sdk/generated/operations.ts": writeOperationMap(await readContractDates()),
  "packages/sdk/generated/rules.ts": collectFieldRules(),
  "packages/sdk/generated/guide.ts": writeGuideModule(guides),
  "packages/sdk/generated/client.ts": writeClientMethods(operations, guides, { rowsSchema, bodySchema }),
  "packages/sdk/generated/codes.ts": writeCodeTypes(operations, problems, { rowsSchema }),
  "packages/sdk/generated/widgets.ts": await writeWidgetTable(),
  ...(await writeWidgetRegisters(widgets, findCorrectingForms(exports), isFileReport)),
  "packages/server/routes/generated/handlers.ts": await writeServerRoutes(operations),
  "packages/server/db/generated/migrations.ts": await writeServerMigrations(),
  "packages/server/generated/schema.ts": await writeSchemaTypes({ decimals: "string" }),
  "packages/server/generated/rows.ts": writeRowNames(),
  "packages/server/generated/contract.json": `${JSON.stringify(servedContract)}\n`,
  "packages/server/generated/openapi.yaml": stringify(servedContract, {
    lineWidth: 0,
    blockQuote: "literal",
    aliasDuplicateObjects: false,
  }),
};

if (!process.argv.includes("--only-untracked")) {
  files["docs/errors.md"] = writeErrorsDocument(problems, remedies);
  files["docs/roles.md"] = writeRolesDocument(operations);
}

await writeChanged(files);
await removeOtherFiles("packages/widgets/generated/bounded", files);
console.log(
  `${operations.length} operations; ${writtenFiles.length === 0 ? "all files fresh" : `wrote ${writtenFiles.join(", ")}`}.`,
);

/** An unchanged file keeps its time, so that nothing is rebuilt from it. */
async function writeChanged(newFiles) {
  for (const [name, text] of Object.entries(newFiles)) {
    const path = join(root, name);
    const before = await readFile(path, "utf8").catch(() => "");
    if (before === text) continue;
    writtenFiles.push(name);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, text);
  }
}

/**
 * Deletes the modules of a folder whose sources are gone, so that nothing can import them any more.
 */
async function removeOtherFiles(folder, newFiles) {
  const paths = await readdir(join(root, folder), { recursive: true });
  const stalePaths = paths.filter(
    (path) => path.endsWith(".ts") && !Object.hasOwn(newFiles, `${folder}/${path}`),
  );
  await Promise.all(stalePaths.map((path) => rm(join(root, folder, path))));
}

/**
 * The whole contract as one object. A problem of any severity (such as two schemas with one name)
 * ends the run.
 */
async function bundleContract() {
  const { bundle: bundleResult, problems } = await bundle({
    ref: await writeContractRoot(),
    config: await createConfig({}),
  });
  if (problems.length > 0) {
    for (const problem of problems) console.error(problem.message, problem.location?.[0]?.pointer ?? "");
    process.exit(1);
  }
  // If two files have a schema of the same name, the bundler silently renames the second one.
  const renamedSchemas = Object.keys(bundleResult.parsed.components.schemas).filter(
    (name) => !/^\w+$/.test(name),
  );
  if (renamedSchemas.length > 0) {
    console.error(`Schema names that another part uses too: ${renamedSchemas.join(", ")}`);
    process.exit(1);
  }
  return bundleResult.parsed;
}

async function readContractDates() {
  const { CONTRACT_VERSIONS } = await loadModule(join(root, "packages/server/contract/version.ts"));
  if (CONTRACT_VERSIONS.at(-1) === contract.info["x-version"]) return CONTRACT_VERSIONS;
  throw new Error(
    "x-version in openapi.yaml and the last of CONTRACT_VERSIONS in contract/version.ts differ.",
  );
}

/**
 * Types of the contract. The server keeps decimals as the database's exact strings; clients read
 * numbers. A file is a Blob when sent, and bytes when received.
 */
async function writeSchemaTypes({ decimals }) {
  const decimalFormats = new Set(["money", "quantity", "price", "percent"]);
  const ast = await openapiTS(structuredClone(contract), {
    exportType: false,
    alphabetize: true,
    // The server fills in defaults before a handler reads them; a client may omit them.
    defaultNonNullable: decimals === "string",
    transform: (schema) => {
      if (decimals === "string" && schema.type === "number" && decimalFormats.has(schema.format)) {
        return ts.factory.createKeywordTypeNode(ts.SyntaxKind.StringKeyword);
      }
      if (isFile(schema))
        return ts.factory.createTypeReferenceNode(decimals === "number" ? "Blob" : "Uint8Array");
      return undefined;
    },
  });
  return `// Made by scripts/generate.mjs from openapi.yaml. Never edited.\n${astToString(ast)}`;
}

/** Raw bytes in a form: OpenAPI 3.0's `format: binary`, or 3.1's media type without an encoding. */
function isFile({ type, format, contentMediaType, contentEncoding }) {
  return (
    type === "string" &&
    (format === "binary" || (contentMediaType !== undefined && contentEncoding === undefined))
  );
}

/**
 * How an operation is called, in the format that operation-calls.ts reads: `PUT$ @/{id}?name&name`,
 * where $ marks one that moves money and @ is `/api/v1/` with the resource.
 */
function writeOperationCall({ operationId, method, path, parameters = [], "x-money": isMoney }) {
  const query =
    method === "get" ? [] : parameters.filter((p) => p.in === "query" && !TABLE_ARGUMENTS.has(p.name));
  const names = query.map((p) => p.name).join("&");
  const folder = toPathWord(`/api/v1/${operationId.split(".")[0]}`);
  const shownPath = path === folder || path.startsWith(`${folder}/`) ? path.replace(folder, "@") : path;
  return `${method.toUpperCase()}${isMoney ? "$" : ""} ${shownPath}${names && `?${names}`}`;
}

/** `accountGroups` as written in paths: `account-groups`. */
function toPathWord(name) {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function writeOperationMap(dates) {
  // Sorted by path: similar neighbours compress better.
  const calls = new Map();
  for (const operation of operations.toSorted((one, other) => (one.path < other.path ? -1 : 1))) {
    const [resource, verb] = operation.operationId.split(".");
    const line = `    ${verb}: ${JSON.stringify(writeOperationCall(operation))},`;
    calls.set(resource, [...(calls.get(resource) ?? []), line]);
  }
  const reports = operations.flatMap((operation) => {
    const rows = rowsSchema(operation);
    return rows
      ? [
          {
            id: operation.operationId,
            rows,
            totals: operation["x-totals"] ?? [],
            figures: operation["x-figures"] ?? [],
          },
        ]
      : [];
  });
  const writeNames = (test) =>
    operations
      .filter(test)
      .map(({ operationId }) => `  ${JSON.stringify(operationId)},\n`)
      .join("");
  return `// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import { readOperationCalls } from "../operation-calls.ts";
import type { components } from "./schema.ts";

/** Version of the contract, which the SDK sends with each request. */
export const contractVersion = ${JSON.stringify(contract.info.version)};

/** The dates of the contract that a client may pin. */
export type ContractDate = ${dates.map((date) => JSON.stringify(date)).join(" | ")};

/** The contract that this package was made from. */
export const contractDate: ContractDate = ${JSON.stringify(contract.info["x-version"])};

/** Each operation's method, path and the names that travel in its query string. */
export const operationMap = /* @__PURE__ */ readOperationCalls({
${[...calls].map(([resource, lines]) => `  ${resource}: {\n${lines.join("\n")}\n  },`).join("\n")}
});

/** Operations that read although their method is not GET, and so may be sent again. */
export const readOperations: readonly string[] = [
${writeNames((operation) => operation.method !== "get" && rowsSchema(operation))}];

/** Operations whose body travels as a form, because it may hold a file. */
export const formOperations: readonly string[] = [
${writeNames((operation) => operation.requestBody?.content?.["multipart/form-data"])}];

/** Operations that answer plain text instead of JSON. */
export const textOperations: readonly string[] = [
${writeNames((operation) => operation.responses?.["200"]?.content?.["text/plain"])}];

/** The row of each report, which has a table and a CSV representation. */
export interface ReportRows {
${reports.map((r) => `  ${JSON.stringify(r.id)}: components["schemas"][${JSON.stringify(r.rows)}];`).join("\n")}
}

/** The columns whose totals the server sends with each report. */
export interface ReportTotals {
${reports.map((r) => writeNamesLine(r.id, r.totals)).join("\n")}
}

/** Figures of the whole report that are no sums of its rows; the server sends them beside the totals. */
export interface ReportFigures {
${reports.map((r) => writeNamesLine(r.id, r.figures)).join("\n")}
}
`;
}

function writeNamesLine(id, names) {
  return `  ${JSON.stringify(id)}: ${names.map((name) => JSON.stringify(name)).join(" | ") || "never"};`;
}

function withCodes() {
  const whole = structuredClone(contract);
  for (const operation of operations.filter((one) => one["x-codes"])) {
    const isReport = rowsSchema(operation) !== undefined;
    const { own, rules } = listCodes(operation, { isReport });
    const servedOperation = whole.paths[operation.path][operation.method];
    servedOperation["x-codes"] = [...rules.flatMap((name) => CODE_RULES[name].codes), ...own];
    const { 200: answer, ...otherAnswers } = servedOperation.responses;
    servedOperation.responses = {
      200: answer,
      ...makeErrorResponses(operation, problems, { isReport }),
      ...otherAnswers,
    };
  }
  addExamples(whole, parts, guides);
  return whole;
}

/**
 * The contract's rules for form fields. A form is a schema whose properties have a `title`, the
 * field's label. The lines of a form are inlined in it: those of JournalInput are JournalLine.
 */
function collectFieldRules() {
  const schemas = Object.entries(parts.contract.components.schemas);
  const lines = schemas.flatMap(([name, { properties = {} }]) =>
    properties.lines?.items && !findPartName(properties.lines.items)
      ? [[`${name.replace(/Input$/, "")}Line`, properties.lines.items]]
      : [],
  );
  const forms = [...schemas, ...lines].flatMap(([name, schema]) => {
    const { properties = {}, required = [] } = schema;
    const rules = Object.entries(properties)
      .filter(([, property]) => restoreReferences(property).title)
      .map(
        ([field, property]) =>
          `  ${field}: ${JSON.stringify(makeFieldRule(property, required.includes(field)))},`,
      );
    if (rules.length === 0) return [];
    return [
      `/** The fields of a form that sends ${name}. */\nexport const ${name} = {\n${rules.join("\n")}\n} as const satisfies Record<string, FieldRule>;`,
    ];
  });
  return `// Made by scripts/generate.mjs from openapi.yaml. Never edited.
import type { FieldRule } from "../rules/field-rule.ts";

${forms.join("\n\n")}
`;
}

function makeFieldRule(property, isRequired) {
  const at = { ...Object.assign({}, ...(property.allOf ?? [])), ...property };
  const isNumber = ["number", "integer"].some((type) => [at.type].flat().includes(type));
  return {
    label: at.title,
    ...((isRequired || at["x-required"]) && { required: at["x-required"] ?? `${at.title} is required.` }),
    ...(at["x-message"] && { message: at["x-message"] }),
    ...(at.pattern && { pattern: at.pattern }),
    ...(at.minLength && { minLength: at.minLength }),
    ...(at.maxLength && { maxLength: at.maxLength }),
    ...(isNumber && { decimals: FORMAT_DECIMALS[at.format] ?? 0 }),
    ...([at.type].flat().includes("boolean") && { isBoolean: true }),
    ...(isNumber && at.minimum !== undefined && { minimum: at.minimum }),
    ...(isNumber && at.maximum !== undefined && { maximum: at.maximum }),
    ...(at["x-kind"] && { kind: at["x-kind"] }),
    ...([at.type].flat().includes("null") && { isNullable: true }),
  };
}

async function writeWidgetTable() {
  // Every token may call the operation that returns what it may do.
  const ids = operations
    .filter((operation) => operation["x-embed"] && operation.operationId !== "embedTokens.current")
    .map(({ operationId }) => operationId);
  const writing = new Set(operations.filter(isWriting).map(({ operationId }) => operationId));
  const widgetCalls = Object.entries(await findWidgetOperations(ids, widgets)).map(
    ([name, { calls, asks }]) => {
      const writes = calls.filter((id) => writing.has(id));
      return [
        name,
        { calls: calls.filter((id) => !writing.has(id)), asks, ...(writes.length > 0 && { writes }) },
      ];
    },
  );
  const usedIds = new Set(
    widgetCalls.flatMap(([, { calls, asks, writes = [] }]) => [...calls, ...writes, ...Object.values(asks)]),
  );
  const writeLines = (list) => list.map((line) => `  ${line},\n`).join("");
  const callers = operations
    .filter(({ operationId }) => usedIds.has(operationId))
    .map(
      (operation) => `${JSON.stringify(operation.operationId)}: ${JSON.stringify(listCallers(operation))}`,
    );
  return `// Made by scripts/generate.mjs from openapi.yaml and the source of the widgets. Never edited.

/** What each widget calls, what it writes by, and of each filter which operation lists what it offers. */
export const widgetTable = {
${writeLines(widgetCalls.map(([name, entry]) => `${JSON.stringify(name)}: ${JSON.stringify(entry)}`))}} as const;

/** Whose tokens may name these operations, besides those that see the whole company. */
export const operationCallers = {
${writeLines(callers)}} as const;
`;
}

function isFileReport(id) {
  const operation = operations.find(({ operationId }) => operationId === id);
  return operation.responses["200"]?.content?.["application/pdf"] !== undefined;
}

function listCallers({ "x-party": party, "x-scope": scope, "x-roles": roles }) {
  const [SALESMAN, MANAGER] = [2, 3];
  const isOfUsers = (scope !== "company" || roles.includes(SALESMAN)) && roles.includes(MANAGER);
  return [...(isOfUsers ? ["users"] : []), ...Object.keys(party ?? {})];
}

function writeRowNames() {
  const lines = operations.flatMap((operation) => {
    const rows = rowsSchema(operation);
    return rows ? [`  ${JSON.stringify(operation.operationId)}: ${JSON.stringify(rows)};`] : [];
  });
  return `// Made by scripts/generate.mjs from openapi.yaml. Never edited.

/** The name of the schema of each report's rows. */
export interface ReportRowName {
${lines.join("\n")}
}
`;
}
