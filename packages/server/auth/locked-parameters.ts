import * as say from "@vanbook/sdk/messages";
import { coerce } from "../contract/coerce.ts";
import type { GivenInput } from "../contract/handler.ts";
import { isAbsent, type Reading } from "../contract/coerce.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { PartyRule, SpecSchema } from "../contract/spec.ts";
import { records } from "./own-company.ts";

/** The parameters that an operation accepts. */
export interface Taken {
  query: SpecSchema;
  body: SpecSchema | undefined;
  party: PartyRule;
  reading: Reading;
}

/**
 * Adds the parameters that the embed token sets to the request, before the request is read. Throws
 * LOCKED_PARAMETER, which names the parameter but does not reveal its value, if the request has another
 * value under that name: in the query, the path or anywhere in the body, in any letter case, even if
 * repeated.
 */
export function withLocked(given: GivenInput, principal: Principal, taken: Taken): GivenInput {
  const locked = locksOf(principal, taken);
  if (locked.length === 0) return given;
  const query = new URLSearchParams(given.query);
  const set: Record<string, unknown> = {};
  for (const { name, value, schema, isInBody } of locked) {
    const isSame = (sent: unknown) => {
      if (taken.reading.isDocumented && isAbsent(sent)) return true; // older clients omit a parameter this way
      return coerce(schema, sent, taken.reading) === value;
    };
    if (!saidUnder(name, given).every(isSame))
      throw problem("LOCKED_PARAMETER", { fields: [{ field: name, ...say.cannotChange({ name }) }] });
    if (isInBody) set[name] = value;
    else query.set(name, String(value));
  }
  if (Object.keys(set).length === 0) return { ...given, query };
  if (!isRecord(given.body)) return { ...given, query }; // not an object: validation refuses it
  return { ...given, query, body: { ...given.body, ...set } };
}

/** The parameters of an operation that can be locked under this name (in any letter case), with their schemas. */
export function lockable(name: string, { query, body }: Taken) {
  const named = (schema: SpecSchema = {}, isInBody: boolean) => {
    const parts = [schema, ...(schema.allOf ?? [])];
    return parts
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([own]) => isSameName(own, name) && !COMPANY.test(own))
      .map(([own, found]) => ({ name: own, schema: found, isInBody }));
  };
  return [...named(query, false), ...named(body, true)];
}

/** The parameters that the token sets for an operation: the locked ones, and the one that selects its party. */
function locksOf({ token, party }: Principal, taken: Taken) {
  if (!token) return [];
  const rule = party ? taken.party?.[party.kind] : undefined;
  const own = Object.entries(token.locked).flatMap(([name, value]) =>
    lockable(name, taken).map((found) => ({ ...found, value })),
  );
  if (!party || typeof rule !== "string") return own;
  return [...own, ...lockable(rule, taken).map((found) => ({ ...found, value: party.id }))];
}

/** All values that a request has under a name. */
function saidUnder(name: string, { query, path, body }: GivenInput): unknown[] {
  const said = [...query, ...Object.entries(path), ...records(body).flatMap(Object.entries)];
  return said.filter(([own]) => isSameName(String(own), name)).map(([, value]) => value as unknown);
}

function isSameName(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase();
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Company parameters can't be locked: a token always has its own company. */
const COMPANY = /^comp(any)?id$/i;
