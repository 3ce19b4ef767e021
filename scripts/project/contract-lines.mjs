// The contract as lines that can be compared: one for each operation, parameter, field and limit.
import { findPartName, resolveContract } from "../resolve-contract.mjs";

/**
 * What the contract promises, as a map from a place ("sales.report ? FromDate", "Sale.lines[].Qty")
 * to its facts. `sent` and `answered` mark schemas used in requests and in responses, because a
 * change may break only one of them.
 */
export function collectFacts(sourceContract) {
  const { paths, components } = resolveContract(sourceContract);
  const facts = new Map();
  const reachedNames = { sent: new Set(), answered: new Set() };
  for (const [path, item] of Object.entries(paths))
    for (const [method, operation] of Object.entries(item).filter(([, one]) => one?.operationId))
      addOperation(operation, `${method.toUpperCase()} ${path}`);
  // A component is processed when it is reached, and may reach others.
  for (const way of ["sent", "answered"])
    for (const name of reachedNames[way])
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
      ...(operation["x-changes"] === "access" && { confirmed: true }),
    });
    for (const parameter of operation.parameters ?? []) {
      const { name, in: place, required, schema } = parameter;
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

  function addSchema(prefix, place, schema, way, isRequired) {
    const name = findPartName(schema);
    if (!name) return addFields(prefix, place, schema, way, isRequired);
    reachedNames[way].add(name);
    facts.set(`${prefix} ${place}`, { is: name, required: isRequired });
  }

  function addFields(prefix, place, schema, way, isRequired) {
    if (!schema) return;
    const types = [schema.type ?? []].flat();
    const { enum: values, const: only, format } = schema;
    const limits = Object.fromEntries(
      LIMIT_KEYWORDS.filter((name) => schema[name] !== undefined).map((name) => [name, schema[name]]),
    );
    facts.set(`${prefix} ${place}`, {
      types: types.toSorted(),
      ...(isRequired !== undefined && { required: isRequired }),
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
        addSchema(prefix, `${place} ${kind} ${findPartName(part) ?? at + 1}`, part, way);
  }
}

/**
 * Says in words what a caller written for `before` can no longer rely on in `after`. Both are
 * results of `collectFacts`.
 */
export function findBreakingChanges(before, after) {
  const changes = [];
  for (const [place, was] of before) {
    const is = after.get(place);
    if (!is) changes.push(`${place}: is gone`);
    else changes.push(...listDifferences(was, is, getDirection(place)).map((words) => `${place}: ${words}`));
  }
  for (const [place, is] of after)
    if (
      !before.has(place) &&
      getDirection(place) === "sent" &&
      is.required === true &&
      hasParent(place, before)
    )
      changes.push(`${place}: is new and required`);
  return changes;
}

export function listChangedNames(changes, before) {
  const names = changes.map((change) => {
    const [arrow, place = ""] = change.split(" ");
    if (arrow !== "→" && arrow !== "←") return change.split(":")[0];
    return before.has(place) ? place : place.split(/[.[{:]/)[0];
  });
  return [...new Set(names)].toSorted();
}

export function listUnlistedNames(names, entries, version) {
  const own = entries.filter((entry) => entry.includes(version));
  const isIn = (name) => new RegExp(`(?<![\\w.])${name.replaceAll(".", "\\.")}(?!\\.?\\w)`);
  return names.filter((name) => !own.some((entry) => isIn(name).test(entry)));
}

function getDirection(place) {
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

function listDifferences(was, is, direction) {
  if (direction === "operation") return ofOperation(was, is);
  const isSent = direction === "sent";
  const foundDifferences = [];
  if (was.is !== is.is) foundDifferences.push(`was ${was.is ?? "written out"}, is ${is.is ?? "written out"}`);
  // Requests may accept more, and responses may contain less.
  const lostTypes = isSent ? listMissing(was.types, is.types) : listMissing(is.types, was.types);
  if (lostTypes.length > 0)
    foundDifferences.push(
      isSent ? `is no longer ${lostTypes.join(", ")}` : `may now be ${lostTypes.join(", ")}`,
    );
  if (isSent && is.required && !was.required) foundDifferences.push("is required now");
  if (!isSent && was.required && !is.required) foundDifferences.push("may be left out now");
  if (isSent && is.values) {
    const goneValues = was.values ? listMissing(was.values, is.values) : ["anything else"];
    if (goneValues.length > 0) foundDifferences.push(`takes no ${goneValues.join(", ")} any more`);
  }
  if (was.format !== is.format && (is.format || !isSent))
    foundDifferences.push(`was ${was.format ?? "of no format"}, is ${is.format ?? "of none"}`);
  if (isSent)
    for (const limit of LIMIT_KEYWORDS)
      if (isTighter(limit, is[limit], was[limit]))
        foundDifferences.push(`${limit} is ${is[limit]} now, was ${was[limit] ?? "none"}`);
  return foundDifferences;
}

function ofOperation(was, is) {
  const foundDifferences = [];
  if (was.address !== is.address) foundDifferences.push(`was ${was.address}, is ${is.address}`);
  const roles = is.roles.includes("public") ? [] : listMissing(was.roles, is.roles);
  if (roles.length > 0) foundDifferences.push(`may no longer be called by ${roles.join(", ")}`);
  if (was.token && !is.token) foundDifferences.push("may no longer be called by embed tokens");
  if (is.confirmed && !was.confirmed) foundDifferences.push("needs a session with a password just given");
  if (was.key && !is.key) foundDifferences.push("may no longer be called by API keys");
  return foundDifferences;
}

function isTighter(limit, now, before) {
  if (now === undefined || now === before) return false;
  if (before === undefined) return true;
  if (limit === "pattern" || limit === "multipleOf") return true;
  return limit.startsWith("min") ? now > before : now < before;
}

function listMissing(all = [], remaining = []) {
  return remaining.length === 0
    ? []
    : all.filter((one) => !remaining.includes(one) && !(one === "integer" && remaining.includes("number")));
}

const LIMIT_KEYWORDS = [
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "minItems",
  "maxItems",
  "pattern",
  "multipleOf",
];

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
