import type { SpecSchema } from "../../../packages/server/contract/spec.ts";
import { operations } from "../../wall/operations.ts";

/** The kinds of documents: what can be posted and cancelled. A new kind is here by itself. */
export const DOCUMENT_KINDS: readonly string[] = operations
  .filter(({ id, path }) => id.endsWith(".cancel") && path.startsWith("/api/v1/"))
  .map(({ id }) => id.slice(0, id.indexOf(".")))
  .toSorted();

/**
 * What a document of a kind can have, by the contract: each field, as `lines.batch`, each of its
 * choices, as `payment=cash`, and each flag, as `roundToRupee=true`.
 */
export function listPartsOfKind(kind: string): string[] {
  const body = operations.find(({ id }) => id === `${kind}.post`)?.body;
  return body ? listPartsOfSchema(body, "") : [];
}

/** The same of a document that was sent. */
export function listPartsOfBody(body: unknown, place = ""): string[] {
  if (Array.isArray(body)) return body.flatMap((entry) => listPartsOfBody(entry, place));
  if (typeof body === "object" && body !== null)
    return Object.entries(body)
      .filter(([, value]) => value !== undefined && value !== null)
      .flatMap(([name, value]) => [
        joinPlace(place, name),
        ...listPartsOfBody(value, joinPlace(place, name)),
      ]);
  return [`${place}=${String(body)}`];
}

function listPartsOfSchema(schema: SpecSchema, place: string): string[] {
  const { properties = {}, items, oneOf = [], allOf = [] } = schema;
  return [
    ...Object.entries(properties).flatMap(([name, each]) => [
      joinPlace(place, name),
      ...listPartsOfSchema(each, joinPlace(place, name)),
    ]),
    ...[...(items ? [items] : []), ...oneOf, ...allOf].flatMap((each) => listPartsOfSchema(each, place)),
    ...(schema.enum ?? []).filter((choice) => choice !== null).map((choice) => `${place}=${String(choice)}`),
    ...([schema.type].flat().includes("boolean") ? [`${place}=true`] : []),
  ];
}

function joinPlace(place: string, name: string): string {
  return place === "" ? name : `${place}.${name}`;
}
