// Descriptions of operations: their arguments, callers and error codes.
import { AUDIT, ROLES } from "../client-methods.mjs";
import { CODE_RULES } from "../error-codes.mjs";
import { code, inline, ROOT, table } from "./html.mjs";
import { flat } from "./schema-table.mjs";

/** Codes that any call may return, any call with sign-in, or any call with a body. */
export const ANY_CALL = new Set(
  ["AnyCode", "CallerCode", "BodyCode"].flatMap((rule) => CODE_RULES[rule].codes),
);

/** All arguments in path, query, header and body, required ones first; `place` says where each is sent. */
export function argumentsOf({ parameters = [], requestBody }) {
  const found = parameters.map(({ name, in: place, required = false, schema, description }) => ({
    name,
    place,
    isRequired: required,
    schema: { ...schema, ...(description && { description }) },
  }));
  const known = new Set(found.map(({ name }) => name));
  const [body] = Object.values(requestBody?.content ?? {});
  const { properties, required } = flat(body?.schema ?? {});
  for (const [name, schema] of Object.entries(properties)) {
    if (known.has(name) || AUDIT.has(name) || schema.description?.startsWith("Ignored")) continue;
    found.push({ name, place: "body", isRequired: required.has(name), schema });
  }
  return found.toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired));
}

/** Which roles, keys and tokens may call it, and which rows they see. */
export function callersOf(operation) {
  const roles = operation["x-roles"];
  if (roles === "public") return "<p>Everybody, without sign-in.</p>";
  const names = roles.map((role) => ROLES[role]);
  const who = names.length === Object.keys(ROLES).length ? "Everybody who is signed in" : listed(names);
  const said = [
    `${who[0].toUpperCase()}${who.slice(1)}. ${SCOPES[operation["x-scope"]] ?? ""}`,
    operation["x-key"] === false
      ? "No API key, whoever made it (<code>KEY_FORBIDDEN</code>)."
      : "An API key of theirs that names it, or is not limited.",
    token(operation),
    operation["x-money"]
      ? "It must never be done twice: send an <code>Idempotency-Key</code>, the same whenever the same thing is sent. The SDK and the command make one for each call."
      : "",
  ];
  return `<ul>${said
    .filter(Boolean)
    .map((one) => `<li>${one}</li>`)
    .join("")}</ul>`;
}

function token(operation) {
  if (!operation["x-embed"]) return "No embed token.";
  const parties = Object.entries(operation["x-party"] ?? {});
  const narrowed = parties.map(([kind, by]) =>
    by === true ? `a ${kind}'s token finds only its own` : `a ${kind}'s token has ${code(by)} set to its own`,
  );
  return `An embed token that names it; ${narrowed.length > 0 ? listed(narrowed) : "not one of a customer or supplier"}.`;
}

/** A row for each code: what it means, and what to do. */
export function codeTable(label, codes, { problems, remedies }) {
  const rows = codes.map((name) => {
    const [status, message] = problems[name];
    return `<tr><th scope="row"><a href="${ROOT}/errors#${name}">${code(name)}</a></th><td>${status}</td><td>${inline(message)}</td><td>${inline(remedies[name])}</td></tr>`;
  });
  return table(label, ["Code", "Status", "What it means", "What to do"], rows, "codes");
}

function listed(names) {
  return names.length > 1 ? `${names.slice(0, -1).join(", ")} and ${names.at(-1)}` : (names[0] ?? "");
}

const SCOPES = {
  company: "They see the rows of their company.",
  users:
    "They see the rows of the users in their scope: a salesman his own, a branch or zone manager those of the salesmen there.",
  party:
    "They see the rows of the users in their scope: a salesman his own, a branch or zone manager those of the salesmen there.",
};
