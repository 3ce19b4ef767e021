import { Server } from "@modelcontextprotocol/sdk/server/index.js";
import {
  CallToolRequestSchema,
  ListToolsRequestSchema,
  type CallToolResult,
  type Tool,
} from "@modelcontextprotocol/sdk/types.js";
import { describeFailure } from "../command/exit-code.ts";
import { getLooseMethod, namedRows } from "../command/loose-method.ts";
import { contractVersion } from "../generated/operations.ts";
import type { Vanbook } from "../generated/client.ts";
import { didYouMean } from "../nearest-name.ts";
import {
  DEFAULT_ROWS,
  writeToolDescription,
  buildToolSchema,
  type AssistantTool,
} from "./assistant-tools.ts";

/**
 * A Model Context Protocol server whose tools are operations. A report's response is a page of its
 * rows, with the totals over all rows and the source of each figure; a refusal is sent to the
 * assistant in words, with its code.
 */
export function createAssistantServer(vanbook: Vanbook, tools: readonly AssistantTool[]): Server {
  const server = new Server(
    { name: "vanbook", title: "Vanbook", version: contractVersion },
    { capabilities: { tools: {} }, instructions: SERVER_INSTRUCTIONS },
  );
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  server.setRequestHandler(ListToolsRequestSchema, () => ({ tools: tools.map(toListedTool) }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { signal }): Promise<CallToolResult> => {
    try {
      const tool = byName.get(params.name);
      if (!tool)
        throw new Error(`There is no tool "${params.name}".${didYouMean(params.name, [...byName.keys()])}`);
      return makeToolResult(await answerOf(vanbook, tool, params.arguments ?? {}, signal));
    } catch (error) {
      return { isError: true, content: [{ type: "text", text: describeFailure(error) }] };
    }
  });
  return server;
}

function toListedTool({ name, guide }: AssistantTool): Tool {
  const isWriting = guide.writes === true;
  return {
    name,
    title: guide.summary,
    description: writeToolDescription(guide),
    inputSchema: buildToolSchema(guide) as Tool["inputSchema"], // ours are JSON schemas without $ref
    annotations: {
      title: guide.summary,
      readOnlyHint: !isWriting,
      destructiveHint: isWriting,
      openWorldHint: false,
    },
  };
}

async function answerOf(
  vanbook: Vanbook,
  { id, guide }: AssistantTool,
  givenArgs: object,
  signal: AbortSignal,
) {
  const parameterNames = Object.keys(buildToolSchema(guide).properties);
  const unknown = Object.keys(givenArgs).find((name) => !parameterNames.includes(name));
  if (unknown !== undefined)
    throw new Error(`${id} has no argument "${unknown}".${didYouMean(unknown, parameterNames)}`);
  const method = getLooseMethod(vanbook, id);
  if (!guide.columns) {
    const { data, requestId } = await method(givenArgs, { signal }).withResponse();
    return { source: { operation: id, arguments: givenArgs, request: requestId }, answer: data };
  }

  const { page, pageSize = DEFAULT_ROWS, sort, search, ...args } = givenArgs as Paging;
  const tableRequest = method.table(args, { page, pageSize, sort, search, signal });
  const { data: table, requestId } = await tableRequest.withResponse();
  return {
    source: {
      operation: id,
      arguments: givenArgs,
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

function makeToolResult(answer: object): CallToolResult {
  return {
    content: [{ type: "text", text: JSON.stringify(answer) }],
    structuredContent: answer as Record<string, unknown>, // a plain object
  };
}

const SERVER_INSTRUCTIONS = `Vanbook keeps the books of a distribution business in India. Amounts are rupees with two decimals; days are YYYY-MM-DD in the company's
time zone; session_current says which day it is. Reports need FromDate and ToDate, and some FYearID (session_financialYear). For a question about the most,
least or sum of something use a report's sort and totals instead of reading all rows. Say which report and which days an amount is from.`;

interface Paging {
  page?: number;
  pageSize?: number;
  sort?: string;
  search?: string;
}
