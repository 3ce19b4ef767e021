import * as say from "@vanbook/sdk/messages";
import { convertValue } from "../contract/coerce.ts";
import type { GivenInput } from "../contract/handler.ts";
import { isAbsent, type Reading } from "../contract/coerce.ts";
import type { Principal } from "../contract/principal.ts";
import { problem } from "@vanbook/sdk/problem";
import type { PartyRule, SpecSchema } from "../contract/spec.ts";
import { records } from "./own-company.ts";

export interface Taken {
  query: SpecSchema;
  body: SpecSchema | undefined;
  party: PartyRule;
  reading: Reading;
}

/**
 * Adds the parameters that the embed token sets, before the request is read. Throws
 * LOCKED_PARAMETER, which names the parameter but not its value, if the request has another value
 * under that name: in the query, the path or anywhere in the body, in any letter case, even if
 * repeated.
 */
export function withLocked(input: GivenInput, principal: Principal, parameters: Taken): GivenInput {
  const locks = listLocks(principal, parameters);
  if (locks.length === 0) return input;
  const query = new URLSearchParams(input.query);
  const set: Record<string, unknown> = {};
  for (const { name, value, schema, isInBody } of locks) {
    const isSame = (sentValue: unknown) => {
      if (parameters.reading.isDocumented && isAbsent(sentValue)) return true; // older clients omit a parameter this way
      return convertValue(schema, sentValue, parameters.reading) === value;
    };
    if (!listValuesUnder(name, input).every(isSame))
      throw problem("LOCKED_PARAMETER", { fields: [{ field: name, ...say.cannotChange({ name }) }] });
    if (isInBody) set[name] = value;
    else query.set(name, String(value));
  }
  if (Object.keys(set).length === 0) return { ...input, query };
  if (!isRecord(input.body)) return { ...input, query }; // not an object: validation refuses it
  return { ...input, query, body: { ...input.body, ...set } };
}

export function listLockable(name: string, { query, body }: Taken) {
  const matchParameters = (schema: SpecSchema = {}, isInBody: boolean) => {
    const parts = [schema, ...(schema.allOf ?? [])];
    return parts
      .flatMap(({ properties = {} }) => Object.entries(properties))
      .filter(([own]) => isSameName(own, name) && !COMPANY_PARAMETER.test(own))
      .map(([own, foundSchema]) => ({ name: own, schema: foundSchema, isInBody }));
  };
  return [...matchParameters(query, false), ...matchParameters(body, true)];
}

function listLocks({ token, party }: Principal, parameters: Taken) {
  if (!token) return [];
  const rule = party ? parameters.party?.[party.kind] : undefined;
  const own = Object.entries(token.locked).flatMap(([name, value]) =>
    listLockable(name, parameters).map((parameter) => ({ ...parameter, value })),
  );
  if (!party || typeof rule !== "string") return own;
  return [...own, ...listLockable(rule, parameters).map((parameter) => ({ ...parameter, value: party.id }))];
}

function listValuesUnder(name: string, { query, path, body }: GivenInput): unknown[] {
  const namedValues = [...query, ...Object.entries(path), ...records(body).flatMap(Object.entries)];
  return namedValues.filter(([own]) => isSameName(String(own), name)).map(([, value]) => value as unknown);
}

function isSameName(one: string, other: string) {
  return one.toLowerCase() === other.toLowerCase();
}

function isRecord(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Company parameters can't be locked: a token always has its own company. */
const COMPANY_PARAMETER = /^comp(any)?id$/i;
