import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import { failureText } from "../command/exit-code.ts";
import { looseMethod, namedRows } from "../command/loose-method.ts";
import { contractVersion } from "../generated/operations.ts";
import type { Vanbook } from "../generated/client.ts";
import { didYouMean } from "../nearest-name.ts";
import { ROWS, toolDescription, toolSchema, type AssistantTool } from "./assistant-tools.ts";

/**
 * A Model Context Protocol server whose tools are operations. A report's response is a page of its rows,
 * with the totals over all rows and the source of each figure; a refusal is sent to the assistant in words,
 * with its code.
 */
export function createAssistantServer(vanbook: Vanbook, tools: readonly AssistantTool[]): Server {
  const server = new Server(
    { name: "vanbook", title: "Vanbook", version: contractVersion },
    { capabilities: { tools: {} }, instructions: INSTRUCTIONS },
  );
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(listed) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }): Promise<CallToolResult> => {
    try {
      const tool = byName.get(params.name);
      if (!tool)
        throw new Error(`There is no tool "${params.name}".${didYouMean(params.name, [...byName.keys()])}`);
      return told(await answerOf(vanbook, tool, params.arguments ?? {}, signal));
    } catch (error) {
      return { isError: true, content: [{ type: "text", text: failureText(error) }] };
    }
  });
  return server;
}

function listed({ name, guide }: AssistantTool): Tool {
  const isWriting = guide.writes === true;
  return {
    name,
    title: guide.summary,
    description: toolDescription(guide),
    inputSchema: toolSchema(guide) as Tool["inputSchema"], // ours are JSON schemas without $ref
    annotations: {
      title: guide.summary,
      readOnlyHint: !isWriting,
      destructiveHint: isWriting,
      openWorldHint: false,
    },
  };
}

/** The response with its source: the operation, its arguments, and the request id in the server's log. */
async function answerOf(vanbook: Vanbook, { id, guide }: AssistantTool, given: object, signal: AbortSignal) {
  const known = Object.keys(toolSchema(guide).properties);
  const unknown = Object.keys(given).find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`${id} has no argument "${unknown}".${didYouMean(unknown, known)}`);
  const method = looseMethod(vanbook, id);
  if (!guide.columns) {
    const { data, requestId } = await method(given, { signal }).withResponse();
    return { source: { operation: id, arguments: given, request: requestId }, answer: data };
  }

  const { page, pageSize = ROWS, sort, search, ...args } = given as Paging;
  const asked = method.table(args, { page, pageSize, sort, search, signal });
  const { data: table, requestId } = await asked.withResponse();
  return {
    source: {
      operation: id,
      arguments: given,
      request: requestId,
      totals:
        "Sums over all rows that these arguments find, not over this page alone; computed by the server.",
    },
    totals: table.totals,
    ties: table.ties,
    page: table.page,
    rows: namedRows(table),
  };
}

function told(answer: object): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(answer) }],
    structuredContent: answer as Record<string, unknown>, // a plain object
  };
}

const INSTRUCTIONS = `Vanbook keeps the books of a distribution business in India. Amounts are rupees with two decimals; days are YYYY-MM-DD in the company's
time zone; session_current says which day it is. Reports need FromDate and ToDate, and some FYearID (session_financialYear). For a question about the most,
least or sum of something use a report's sort and totals instead of reading all rows. Say which report and which days an amount is from.`;

interface Paging {
  page?: number;
  pageSize?: number;
  sort?: string;
  search?: string;
}
