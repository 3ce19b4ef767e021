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

export function startWatching(db: Knex, config: Config, log: Logger): () => void {
  const { slowStatement, metrics } = config;
  if (slowStatement > 0) logSlowStatements(log, slowStatement);
  if (config.databaseReadUrl !== null) logReplica(log);
  logNodes(log); // logs nothing if there is one server
  if (!metrics) return () => {};
  keepMetrics({ db, registry: register, slowStatement: slowStatement || 1000 });
  if (cluster.isWorker) {
    new AggregatorRegistry(); // sends this process's metrics to the primary, which serves the sum of all
    return () => {};
  }
  const server = serveMetrics(() => register.metrics(), metrics, log);
  return () => void server.close();
}

export function serveMetricsOfAll({ metrics }: Config, log: Logger): void {
  if (!metrics) return;
  const all = new AggregatorRegistry();
  // `unref`, so that the primary process ends with the workers.
  serveMetrics(() => all.clusterMetrics(), metrics, log).unref();
}
