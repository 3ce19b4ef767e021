import { once } from "node:events";
import { StdioServerTransport } from "@modelcontextprotocol/sdk/server/stdio.js";
import type { CommandIO } from "../command/command-io.ts";
import type { Vanbook } from "../generated/client.ts";
import { createAssistantServer } from "./assistant-server.ts";
import { listAssistantTools, type ToolChoice } from "./assistant-tools.ts";

/**
 * `vanbook mcp`: speaks the Model Context Protocol on standard input and output until the assistant
 * disconnects.
 */
export async function serveAssistant(
  { input, output, errors, signal }: CommandIO,
  vanbook: Vanbook,
  choice: Omit<ToolChoice, "allowed">,
): Promise<void> {
  const { operations: allowedOperations } = await vanbook.apiKeys.current({}, { signal });
  const tools = listAssistantTools({ ...choice, allowed: allowedOperations });
  const server = createAssistantServer(vanbook, tools);
  await server.connect(new StdioServerTransport(input, output));
  errors.write(`Vanbook: ${tools.length} tools for the assistant.\n`);
  await Promise.race([once(input, "close"), once(input, "end"), once(signal, "abort")]);
  await server.close();
}
