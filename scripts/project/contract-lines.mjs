// The contract as lines that can be compared: one for each operation, parameter, field and limit.
import { nameOf, resolveContract } from "../resolve-contract.mjs";

/**
 * What the contract promises, as a map from a place ("sales.report ? FromDate", "Sale.lines[].Qty") to its
 * facts. `sent` and `answered` mark schemas used in requests and in responses, because a change may break
 * only one of them.
 */
export function contractFacts(written) {
  const { paths, components } = resolveContract(written);
  const facts = new Map();
  const reached = { sent: new Set(), answered: new Set() };
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item).filter(([, one]) => one?.operationId))
      addOperation(operation, `${method.toUpperCase()} ${path}`);
  // A component is processed when it is reached, and may reach others.
  for (const way of ["sent", "answered"])
    for (const name of reached[way])
      addFields(way === "sent" ? "→" : "←", name, components.schemas[name], way);
  return facts;

  function addOperation(operation, address) {
    const { operationId: id } = operation;
    const roles = operation["x-roles"];
    facts.set(id, {
      address,
      roles: roles === "public" ? ["public"] : (roles ?? []).map(String),
      token: operation["x-embed"] === true,
      key: operation["x-key"] !== false,
    });
    for (const given of operation.parameters ?? []) {
      const { name, in: place, required, schema } = given;
      const mark = place === "path" ? "/" : "?";
      addSchema(`→ ${id} ${mark}`, name, schema, "sent", required === true);
    }
    for (const [type, { schema }] of Object.entries(operation.requestBody?.content ?? {}))
      addSchema(`→ ${id} body`, type, schema, "sent", operation.requestBody.required === true);
    for (const [status, answer] of Object.entries(operation.responses ?? {}))
      if (/^2/.test(status))
        for (const [type, { schema }] of Object.entries(answer.content ?? {}))
          addSchema(`← ${id} ${status}`, type, schema, "answered", true);
  }

  /** A named schema is processed once, under its name. */
  function addSchema(prefix, place, schema, way, required) {
    const name = nameOf(schema);
    if (!name) return addFields(prefix, place, schema, way, required);
    reached[way].add(name);
    facts.set(`${prefix} ${place}`, { is: name, required });
  }

  function addFields(prefix, place, schema, way, required) {
    if (!schema) return;
    const types = [schema.type ?? []].flat();
    const { enum: values, const: only, format } = schema;
    const limits = Object.fromEntries(
      LIMITS.filter((name) => schema[name] !== undefined).map((name) => [name, schema[name]]),
    );
    facts.set(`${prefix} ${place}`, {
      types: types.toSorted(),
      ...(required !== undefined && { required }),
      ...((values ?? only !== undefined) && { values: (values ?? [only]).map(String).toSorted() }),
      ...(format && { format }),
      ...limits,
    });
    for (const [name, field] of Object.entries(schema.properties ?? {}))
      addSchema(prefix, `${place}.${name}`, field, way, schema.required?.includes(name) ?? false);
    for (const name of (schema.required ?? []).filter((one) => !schema.properties?.[one]))
      facts.set(`${prefix} ${place}.${name} of its parts`, { required: true });
    if (schema.items) addSchema(prefix, `${place}[]`, schema.items, way);
    if (typeof schema.additionalProperties === "object")
      addSchema(prefix, `${place}{}`, schema.additionalProperties, way);
    for (const kind of ["allOf", "oneOf", "anyOf"])
      for (const [at, part] of (schema[kind] ?? []).entries())
        addSchema(prefix, `${place} ${kind} ${nameOf(part) ?? at + 1}`, part, way);
  }
}

/** What a caller written for `before` can no longer rely on, in words; both arguments are from `contractFacts`. */
export function breakingChanges(before, after) {
  const found = [];
  for (const [place, was] of before) {
    const is = after.get(place);
    if (!is) found.push(`${place}: is gone`);
    else found.push(...differences(was, is, directionOf(place)).map((words) => `${place}: ${words}`));
  }
  for (const [place, is] of after)
    if (
      !before.has(place) &&
      directionOf(place) === "sent" &&
      is.required === true &&
      hasParent(place, before)
    )
      found.push(`${place}: is new and required`);
  return found;
}

/** The names affected by changes, each once: operations by id, and what they send and answer by schema name. */
export function changedNames(changes, before) {
  const names = changes.map((change) => {
    const [arrow, place = ""] = change.split(" ");
    if (arrow !== "→" && arrow !== "←") return change.split(":")[0];
    return before.has(place) ? place : place.split(/[.[{:]/)[0];
  });
  return [...new Set(names)].toSorted();
}

/** The names that are not in any changelog entry for the version. */
export function unlisted(names, entries, version) {
  const own = entries.filter((entry) => entry.includes(version));
  const isIn = (name) => new RegExp(`(?<![\\w.])${name.replaceAll(".", "\\.")}(?!\\.?\\w)`);
  return names.filter((name) => !own.some((entry) => isIn(name).test(entry)));
}

function directionOf(place) {
  if (place.startsWith("→")) return "sent";
  return place.startsWith("←") ? "answered" : "operation";
}

/** A new operation or a new optional part may have any requirements. */
function hasParent(place, before) {
  const parent = place.includes(" ? ")
    ? place.split(" ")[1]
    : place.replace(/(\.|\[\]|\{\}| allOf| oneOf| anyOf)[^.[\]{}]*$/, "");
  return before.has(parent);
}

function differences(was, is, direction) {
  if (direction === "operation") return ofOperation(was, is);
  const isSent = direction === "sent";
  const found = [];
  if (was.is !== is.is) found.push(`was ${was.is ?? "written out"}, is ${is.is ?? "written out"}`);
  // Requests may accept more, and responses may contain less.
  const lost = isSent ? missing(was.types, is.types) : missing(is.types, was.types);
  if (lost.length > 0)
    found.push(isSent ? `is no longer ${lost.join(", ")}` : `may now be ${lost.join(", ")}`);
  if (isSent && is.required && !was.required) found.push("is required now");
  if (!isSent && was.required && !is.required) found.push("may be left out now");
  if (isSent && is.values) {
    const gone = was.values ? missing(was.values, is.values) : ["anything else"];
    if (gone.length > 0) found.push(`takes no ${gone.join(", ")} any more`);
  }
  if (was.format !== is.format && (is.format || !isSent))
    found.push(`was ${was.format ?? "of no format"}, is ${is.format ?? "of none"}`);
  if (isSent)
    for (const limit of LIMITS)
      if (isTighter(limit, is[limit], was[limit]))
        found.push(`${limit} is ${is[limit]} now, was ${was[limit] ?? "none"}`);
  return found;
}

function ofOperation(was, is) {
  const found = [];
  if (was.address !== is.address) found.push(`was ${was.address}, is ${is.address}`);
  const roles = is.roles.includes("public") ? [] : missing(was.roles, is.roles);
  if (roles.length > 0) found.push(`may no longer be called by ${roles.join(", ")}`);
  if (was.token && !is.token) found.push("may no longer be called by embed tokens");
  if (was.key && !is.key) found.push("may no longer be called by API keys");
  return found;
}

function isTighter(limit, now, before) {
  if (now === undefined || now === before) return false;
  if (before === undefined) return true;
  if (limit === "pattern" || limit === "multipleOf") return true;
  return limit.startsWith("min") ? now > before : now < before;
}

function missing(all = [], kept = []) {
  return kept.length === 0
    ? []
    : all.filter((one) => !kept.includes(one) && !(one === "integer" && kept.includes("number")));
}

const LIMITS = [
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "pattern",
  "multipleOf",
];

/** The facts as sorted text, one line each; `readFacts` reads it. */
export function writeFacts(facts) {
  return [...facts]
    .map(([place, fact]) => `${place} ${JSON.stringify(fact)}\n`)
    .toSorted()
    .join("");
}

export function readFacts(text) {
  return new Map(
    text
      .split("\n")
      .filter((line) => line.includes(" {"))
      .map((line) => {
        const at = line.indexOf(' {"') < 0 ? line.indexOf(" {}") : line.indexOf(' {"');
        return [line.slice(0, at), JSON.parse(line.slice(at + 1))];
      }),
  );
}
