import type { Logger } from "pino";
import { channels, watch, type NodeChosen } from "../channels.ts";

export function logNodes(log: Logger): () => void {
  return watch<NodeChosen>(channels.node, ({ node, insteadOf, isLost }) => {
    if (isLost) log.warn({ node, insteadOf }, "The database's node can't be used: another takes its place.");
    else log.info({ node, insteadOf }, "An earlier node of the database is back and is used again.");
  });
}
