// The error codes that an operation may return: those listed in its `x-codes`, and those that
// follow from the rest of the contract.
import { join } from "node:path";
import { loadModule } from "./project/load-module.mjs";
import { root } from "./project/root.mjs";

const CODE_GROUPS = {
  /** Codes with which posting any document may be refused. */
  posting: [
    "ACCOUNT_KIND_WRONG",
    "ACCOUNT_UNKNOWN",
    "AMOUNT_INVALID",
    "CLIENT_ID_REUSED",
    "DATE_INVALID",
    "DATE_IN_FUTURE",
    "DATE_TOO_FAR_BACK",
    "LINE_INVALID",
    "NOT_FOUND",
    "PERIOD_LOCKED",
    "USER_UNKNOWN",
    "YEAR_CLOSED",
    "YEAR_MISSING",
  ],
  /** Codes with which editing a document may be refused. */
  editing: [
    "ACCOUNT_KIND_WRONG",
    "ACCOUNT_UNKNOWN",
    "ALREADY_CANCELLED",
    "AMOUNT_INVALID",
    "DATE_INVALID",
    "DATE_IN_FUTURE",
    "DOCUMENT_REPLACED",
    "EDIT_CHANGES_NUMBER",
    "ENTERED_ABOVE",
    "LINE_INVALID",
    "NOT_FOUND",
    "PERIOD_LOCKED",
    "USER_UNKNOWN",
    "YEAR_CLOSED",
    "YEAR_MISSING",
  ],
  /** Additional codes for receipts and payments, from the bills that they name. */
  settling: [
    "DOCUMENT_NOT_STANDING",
    "PARTY_DIFFERS",
    "SETTLEMENT_EXCEEDS_AMOUNT",
    "SETTLEMENT_EXCEEDS_BILL",
  ],
  /** Codes with which cancelling a document may be refused. */
  cancelling: [
    "ALREADY_CANCELLED",
    "DATE_INVALID",
    "DOCUMENT_REPLACED",
    "ENTERED_ABOVE",
    "NOT_FOUND",
    "PERIOD_LOCKED",
    "YEAR_CLOSED",
    "YEAR_MISSING",
  ],
};

/**
 * Codes that follow from a rule, each with the operations it applies to and its name in the SDK's
 * types.
 */
export const CODE_RULES = {
  AnyCode: {
    about: "What any call may be refused with, whatever it asks for.",
    holds: () => true,
    codes: [
      "INVALID_FIELDS",
      "UNKNOWN_FIELD",
      "VERSION_UNKNOWN",
      "METHOD_NOT_ALLOWED",
      "NOT_ACCEPTABLE",
      "TOO_MANY_REQUESTS",
      "INTERNAL",
      "ANSWER_OFF_CONTRACT",
      "DATABASE_UNAVAILABLE",
      "BUSY",
      "TOO_SLOW",
      "DISK_FULL",
      "NOT_READY",
    ],
  },
  CallerCode: {
    about: "What a call may be refused with because of who makes it.",
    holds: (operation) => operation["x-roles"] !== "public",
    codes: [
      "SIGN_IN_REQUIRED",
      "ROLE_FORBIDDEN",
      "COMPANY_MISMATCH",
      "KEY_INVALID",
      "KEY_FORBIDDEN",
      "KEY_IN_PAGE",
      "ADDRESS_FORBIDDEN",
      "TOKEN_INVALID",
      "TOKEN_EXPIRED",
      "TOKEN_FORBIDDEN",
      "ORIGIN_FORBIDDEN",
      "LOCKED_PARAMETER",
    ],
  },
  AccessCode: {
    about: "What a call that changes people, keys, limits or factors may be refused with.",
    holds: (operation) => operation["x-changes"] === "access",
    codes: ["CONFIRMATION_REQUIRED"],
  },
  BodyCode: {
    about: "What a call that sends a body may be refused with before the body is read.",
    holds: (operation) => operation.method !== "get",
    codes: ["CSRF_REFUSED", "BAD_JSON", "BAD_FORM", "BODY_TOO_LARGE", "MEDIA_TYPE_UNSUPPORTED"],
  },
  RangeCode: {
    about: "What a call with a range of dates may be refused with.",
    holds: (operation) => operation["x-range"] !== undefined,
    codes: ["RANGE_REQUIRED", "RANGE_REVERSED", "RANGE_TOO_LONG"],
  },
  ReportCode: {
    about: "What a report may be refused with: its order, and more rows than one answer holds.",
    holds: (operation, { isReport }) => isReport,
    codes: ["SORT_UNKNOWN", "RESULT_TOO_LARGE"],
  },
  MoneyCode: {
    about: "What a call under an idempotency key may be refused with.",
    holds: (operation) => operation["x-money"] === true,
    codes: ["IDEMPOTENCY_KEY_REQUIRED", "IDEMPOTENCY_KEY_REUSED"],
  },
};

export function listCodes(operation, { isReport }) {
  if (!operation["x-codes"])
    throw new Error(`${operation.operationId} has no x-codes: the error codes that it may answer`);
  const own = operation["x-codes"].flatMap((code) => CODE_GROUPS[code] ?? [code]);
  const rules = Object.entries(CODE_RULES)
    .filter(([, rule]) => rule.holds(operation, { isReport }))
    .map(([name]) => name);
  return { own: [...new Set(own)].sort(), rules };
}

/**
 * The failures of an operation for its `responses`: each 4xx status that its codes have, and which
 * codes of its own those are. In a batch, its own codes are in the answer's entries instead.
 */
export function makeErrorResponses(operation, problems, { isReport }) {
  const { own, rules } = listCodes(operation, { isReport });
  const ownCodes = operation["x-each"] ? [] : own;
  const findStatus = (code) => problems[code][0];
  const statuses = [...rules.flatMap((name) => CODE_RULES[name].codes), ...ownCodes]
    .map(findStatus)
    .filter((status) => status >= 400 && status < 500);
  return Object.fromEntries(
    [...new Set(statuses)].sort().map((status) => {
      const codes = ownCodes.filter((code) => findStatus(code) === status);
      const description = `Its own codes: ${codes.join(", ")}.`;
      return [status, { $ref: "#/components/responses/Error", ...(codes.length > 0 && { description }) }];
    }),
  );
}

export async function loadServerProblems() {
  return (await loadModule(join(root, "packages/sdk/problem.ts"))).problems;
}

export async function loadServerRemedies() {
  return (await loadModule(join(root, "packages/server/contract/remedies.ts"))).remedies;
}

export function writeErrorsDocument(problems, remedies) {
  const lines = Object.entries(problems).map(
    ([code, [status, message]]) => `| ${status} | \`${code}\` | ${message} | ${remedies[code]} |`,
  );
  return `# Error codes

Every failure answers \`{ success: false, message, error, code, requestId }\`. If fields were refused, it also has \`fields\`; if the server has the reference
(/docs/api), it has \`help\`, the address of the code there. \`message\` is for people and may change; \`code\` is for programs and stays the same. A message with
varying parts, of the answer or of a field, also has \`key\` and \`values\`: \`key\` names the sentence in packages/sdk/messages/en-IN.json, and \`values\`
has the varying parts, so that programs need not read the sentence. This page is made by
scripts/generate.mjs from packages/sdk/problem.ts and packages/server/contract/remedies.ts.

| status | code | message | what to do |
| --- | --- | --- | --- |
${lines.join("\n")}
`;
}

/**
 * The types of the codes, for packages/sdk/generated/codes.ts. Throws for a code that the server
 * does not have.
 */
export function writeCodeTypes(operations, problems, { rowsSchema }) {
  const toQuotedCodes = (codes) => codes.map((code) => JSON.stringify(code)).join(" | ");
  const lines = operations.map((operation) => {
    const { own, rules } = listCodes(operation, { isReport: rowsSchema(operation) !== undefined });
    const unknown = own.filter((code) => !(code in problems));
    if (unknown.length > 0)
      throw new Error(`${operation.operationId}: x-codes names ${unknown.join(", ")}, which there is not`);
    return `  ${JSON.stringify(operation.operationId)}: ${[...rules, ...own.map((code) => JSON.stringify(code))].join(" | ")};`;
  });
  const rules = Object.entries(CODE_RULES).map(
    ([name, { about, codes }]) => `/** ${about} */\nexport type ${name} = ${toQuotedCodes(codes)};`,
  );
  return `// Made by scripts/generate.mjs from openapi.yaml and packages/sdk/problem.ts. Never edited.

/** Every code that the server answers with; docs/errors.md says what each means. */
export type ServerErrorCode = ${toQuotedCodes(Object.keys(problems))};

${rules.join("\n\n")}

/** The codes that each operation may answer with; of a batch, each of its entries. */
export interface OperationCodes {
${lines.join("\n")}
}
`;
}
