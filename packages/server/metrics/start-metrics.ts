import cluster from "node:cluster";
import type { Knex } from "knex";
import type { Logger } from "pino";
import { AggregatorRegistry, register } from "prom-client";
import type { Config } from "../config.ts";
import { logNodes } from "./log-nodes.ts";
import { logReplica } from "./log-replica.ts";
import { keepMetrics } from "./metrics.ts";
import { serveMetrics } from "./serve-metrics.ts";
import { logSlowStatements } from "./slow-statements.ts";

/** What is watched in a process that serves requests: slow statements and metrics, as far as the operator wants them. Answers how to stop it. */
export function startWatching(db: Knex, config: Config, log: Logger): () => void {
  const { slowStatement, metrics } = config;
  if (slowStatement > 0) logSlowStatements(log, slowStatement);
  if (config.databaseReadUrl !== null) logReplica(log);
  logNodes(log); // silent where there is one server
  if (!metrics) return () => {};
  keepMetrics({ db, registry: register, slowStatement: slowStatement || 1000 });
  if (cluster.isWorker) {
    new AggregatorRegistry(); // answers the primary process, which serves the sum of all
    return () => {};
  }
  const server = serveMetrics(() => register.metrics(), metrics, log);
  return () => void server.close();
}

/** In the primary of several processes: serves the metrics of all of them as one. */
export function serveMetricsOfAll({ metrics }: Config, log: Logger): void {
  if (!metrics) return;
  const all = new AggregatorRegistry();
  // It ends with the processes that it speaks for.
  serveMetrics(() => all.clusterMetrics(), metrics, log).unref();
}
