import type { ArgumentSchema, OperationGuide } from "../command/guide-type.ts";
import { Misuse } from "../command/misuse.ts";
import { guideOf, operationNames } from "../command/operation-guide.ts";
import type { OperationId } from "../methods.ts";

/** An operation offered as an assistant's tool. */
export interface AssistantTool {
  /** The operation's name with `_` instead of the dot, because tool names can't contain dots. */
  name: string;
  id: OperationId;
  guide: OperationGuide;
}

/** Which operations an assistant may get. */
export interface ToolChoice {
  /** Operations that the key may call (`apiKeys.current`). */
  allowed: readonly string[];
  /** Only these operations, by name; if omitted, all that only read. */
  only?: readonly string[] | undefined;
  /** Operations that change data, each listed by name. */
  writes?: readonly string[] | undefined;
}

/**
 * The operations that an assistant gets as tools: of those that the key may call, all that only read (or
 * only those in `only`), and the ones in `writes`. Throws Misuse for a name that is unknown, that the key
 * may not call, or that is in the wrong list.
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

/** Whether an operation reads business data; sign-in, keys and operations for building pages are omitted. */
function isUseful(id: string, { writes, list, noKey, answersText }: OperationGuide): boolean {
  if (writes || list || noKey || answersText) return false;
  return !/^(apiKeys|embedTokens|embedOrigins|views|health|setUp)\./.test(id);
}

/** A tool's arguments as a JSON schema, including page, order and search for a report. */
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

/** What a tool does, in words that help an assistant choose a tool. */
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

/** Rows that an assistant gets if it asks for no number, and the maximum. */
export const ROWS = 50;
const MOST_ROWS = 500;
