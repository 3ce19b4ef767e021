import type { ArgumentSchema, OperationGuide } from "../command/guide-type.ts";
import { Misuse } from "../command/misuse.ts";
import { guideOf, operationNames } from "../command/operation-guide.ts";
import type { OperationId } from "../methods.ts";

/** An operation as an assistant's tool. */
export interface AssistantTool {
  /** The operation's name with `_` for its dot, because tools' names have none. */
  name: string;
  id: OperationId;
  guide: OperationGuide;
}

/** What an assistant may be given. */
export interface ToolChoice {
  /** Operations that the key may call (`apiKeys.current`). */
  allowed: readonly string[];
  /** Only these, by name; all that read when left out. */
  only?: readonly string[] | undefined;
  /** Operations that change something, named one by one. */
  writes?: readonly string[] | undefined;
}

/**
 * The operations that an assistant gets as tools: of those that the key may call all that only read, and what changes something where it is named.
 * Throws Misuse for a name that is unknown, that the key may not call, or that does not belong where it stands.
 */
export function assistantTools({ allowed, only, writes = [] }: ToolChoice): AssistantTool[] {
  const mayCall = new Set(allowed);
  const named = (names: readonly string[], wants: boolean) =>
    names.map((name) => {
      const { id, guide } = guideOf(name);
      if (!mayCall.has(id)) throw new Misuse(`The key may not call ${id}.`);
      if ((guide.writes === true) !== wants)
        throw new Misuse(
          wants
            ? `${id} changes nothing: it needs no --writes.`
            : `${id} changes something: name it in --writes.`,
        );
      return id;
    });
  const reading = only
    ? named(only, false)
    : operationNames.filter((id) => mayCall.has(id) && isUseful(id, guideOf(id).guide));
  return [...new Set([...reading, ...named(writes, true)])].map((id) => ({
    id,
    name: id.replace(".", "_"),
    guide: guideOf(id).guide,
  }));
}

/** What reads the business: signing in, keys and what pages are made of are left out. */
function isUseful(id: string, { writes, list, noKey, answersText }: OperationGuide): boolean {
  if (writes || list || noKey || answersText) return false;
  return !/^(apiKeys|embedTokens|embedOrigins|views|health|setUp)\./.test(id);
}

/** A tool's arguments as a JSON schema; a report's page, order and search too. */
export function toolSchema({ args, required, columns }: OperationGuide) {
  const names = Object.keys(columns ?? {});
  const paging: Record<string, ArgumentSchema & Record<string, unknown>> = columns
    ? {
        page: { type: "integer", minimum: 1, description: "Which page of rows; the first is 1." },
        pageSize: {
          type: "integer",
          minimum: 1,
          maximum: MOST_ROWS,
          description: `Rows of a page; ${ROWS} unless given.`,
        },
        sort: {
          type: "string",
          enum: [...names, ...names.map((name) => `-${name}`)],
          description: "A column; with - before it the highest first.",
        },
        search: { type: "string", description: "Only rows that contain this text." },
      }
    : {};
  return {
    type: "object" as const,
    properties: { ...args, ...paging },
    ...(required && { required: [...required] }),
    additionalProperties: false,
  };
}

/** What a tool does, in words for whoever chooses among them. */
export function toolDescription({ summary, description, columns, totals = [] }: OperationGuide): string {
  return [
    summary,
    description,
    columns && `Columns: ${Object.keys(columns).join(", ")}.`,
    totals.length > 0 &&
      `Totals over all rows, computed by the server: ${totals.join(", ")}. Use them instead of adding rows.`,
  ]
    .filter(Boolean)
    .join("\n");
}

/** Rows that an assistant gets when it names no number, and the most that it gets. */
export const ROWS = 50;
const MOST_ROWS = 500;
