import { AUDIT_FIELDS, ROLE_NAMES } from "../client-methods.mjs";
import { CODE_RULES } from "../error-codes.mjs";
import { writeCode, inline, REFERENCE_ROOT, writeTable } from "./html.mjs";
import { flattenSchema } from "./schema-table.mjs";

/** Codes that any call may return, any call with sign-in, or any call with a body. */
export const ANY_CALL = new Set(
  ["AnyCode", "CallerCode", "BodyCode"].flatMap((rule) => CODE_RULES[rule].codes),
);

export function listArguments({ parameters = [], requestBody }) {
  const foundArguments = parameters.map(({ name, in: place, required = false, schema, description }) => ({
    name,
    place,
    isRequired: required,
    schema: { ...schema, ...(description && { description }) },
  }));
  const knownNames = new Set(foundArguments.map(({ name }) => name));
  const [body] = Object.values(requestBody?.content ?? {});
  const { properties, required } = flattenSchema(body?.schema ?? {});
  for (const [name, schema] of Object.entries(properties)) {
    if (knownNames.has(name) || AUDIT_FIELDS.has(name) || schema.description?.startsWith("Ignored")) continue;
    foundArguments.push({ name, place: "body", isRequired: required.has(name), schema });
  }
  return foundArguments.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

export function describeCallers(operation) {
  const roles = operation["x-roles"];
  if (roles === "public") return "<p>Everybody, without sign-in.</p>";
  const names = roles.map((role) => ROLE_NAMES[role]);
  const who =
    names.length === Object.keys(ROLE_NAMES).length ? "Everybody who is signed in" : joinNames(names);
  const sentences = [
    `${who[0].toUpperCase()}${who.slice(1)}. ${SCOPE_WORDS[operation["x-scope"]] ?? ""}`,
    operation["x-key"] === false
      ? "No API key of any user (<code>KEY_FORBIDDEN</code>)."
      : "An API key of theirs that names it, or is not limited.",
    describeToken(operation),
    operation["x-changes"] === "access"
      ? "It changes people, keys, limits or factors: the user has signed in, or called <code>session.confirm</code> with the password, in the last quarter of an hour (<code>CONFIRMATION_REQUIRED</code>)."
      : "",
    operation["x-money"]
      ? "It must never be done twice: send an <code>Idempotency-Key</code>, the same whenever the same thing is sent. The SDK and the command make one for each call."
      : "",
  ];
  return `<ul>${sentences
    .filter(Boolean)
    .map((one) => `<li>${one}</li>`)
    .join("")}</ul>`;
}

function describeToken(operation) {
  if (!operation["x-embed"]) return "No embed token.";
  const parties = Object.entries(operation["x-party"] ?? {});
  const narrowings = parties.map(([kind, by]) =>
    by === true
      ? `a ${kind}'s token finds only its own`
      : `a ${kind}'s token has ${writeCode(by)} set to its own`,
  );
  return `An embed token that names it; ${narrowings.length > 0 ? joinNames(narrowings) : "not one of a customer or supplier"}.`;
}

export function writeCodeTable(label, codes, { problems, remedies }) {
  const rows = codes.map((name) => {
    const [status, message] = problems[name];
    return `<tr><th scope="row"><a href="${REFERENCE_ROOT}/errors#${name}">${writeCode(name)}</a></th><td>${status}</td><td>${inline(message)}</td><td>${inline(remedies[name])}</td></tr>`;
  });
  return writeTable(label, ["Code", "Status", "What it means", "What to do"], rows, "codes");
}

function joinNames(names) {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

const SCOPE_WORDS = {
  company: "They see the rows of their company.",
  users:
    "They see the rows of the users in their scope: a salesman sees the salesman's own rows, a branch or zone manager those of the salesmen there.",
  party:
    "They see the rows of the users in their scope: a salesman sees the salesman's own rows, a branch or zone manager those of the salesmen there.",
};
