import type { ArgumentSchema, OperationGuide } from "../command/guide-type.ts";
import { Misuse } from "../command/misuse.ts";
import { findGuide, operationNames } from "../command/operation-guide.ts";
import type { OperationId } from "../methods.ts";

export interface AssistantTool {
  /** The operation's name with `_` instead of the dot, because tool names can't contain dots. */
  name: string;
  id: OperationId;
  guide: OperationGuide;
}

export interface ToolChoice {
  allowed: readonly string[];
  /** Only these operations, by name; if omitted, all that only read. */
  only?: readonly string[] | undefined;
  writes?: readonly string[] | undefined;
}

/**
 * The operations that an assistant gets as tools: of those that the key may call, all that only
 * read (or only those in `only`), and the ones in `writes`. Throws Misuse for a name that is
 * unknown, that the key may not call, or that is in the wrong list.
 */
export function listAssistantTools({ allowed, only, writes = [] }: ToolChoice): AssistantTool[] {
  const mayCall = new Set(allowed);
  const requireTools = (names: readonly string[], wants: boolean) =>
    names.map((name) => {
      const { id, guide } = findGuide(name);
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
    ? requireTools(only, false)
    : operationNames.filter((id) => mayCall.has(id) && isUseful(id, findGuide(id).guide));
  return [...new Set([...reading, ...requireTools(writes, true)])].map((id) => ({
    id,
    name: id.replace(".", "_"),
    guide: findGuide(id).guide,
  }));
}

/** Whether it reads business data; not sign-in, keys or operations for building pages. */
function isUseful(id: string, { writes, list, noKey, answersText }: OperationGuide): boolean {
  if (writes || list || noKey || answersText) return false;
  return !/^(apiKeys|embedTokens|embedOrigins|views|health|setUp)\./.test(id);
}

export function buildToolSchema({ args, required, columns }: OperationGuide) {
  const names = Object.keys(columns ?? {});
  const paging: Record<string, ArgumentSchema & Record<string, unknown>> = columns
    ? {
        page: { type: "integer", minimum: 1, description: "Which page of rows; the first is 1." },
        pageSize: {
          type: "integer",
          minimum: 1,
          maximum: MOST_ROWS,
          description: `Rows of a page; ${DEFAULT_ROWS} unless given.`,
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

export function writeToolDescription({ summary, description, columns, totals = [] }: OperationGuide): string {
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

export const DEFAULT_ROWS = 50;
const MOST_ROWS = 500;
