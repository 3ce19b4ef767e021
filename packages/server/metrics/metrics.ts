import type { Knex } from "knex";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";
import {
  channels,
  watch,
  type Happened,
  type RequestEnded,
  type SnapshotBegun,
  type StatementEnded,
} from "../channels.ts";
import { getDatabase, listPools } from "../db/database.ts";
import { queryRows } from "../db/rows.ts";

export interface MetricsOptions {
  db: Knex;
  registry?: Registry;
  /** Milliseconds from which a statement is slow. */
  slowStatement: number;
}

/** Until `stop`. docs/operations.md lists the metrics; deploy/ has alert rules and a dashboard. */
export function keepMetrics({ db, registry = new Registry(), slowStatement }: MetricsOptions): {
  registry: Registry;
  stop(): void;
} {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const eventCounter = new Counter({
    name: "vanbook_events_total",
    help: "What was committed, by type: postings as bill.posted, receipt.posted, and so on",
    labelNames: ["type"],
    registers,
  });
  const stops = [
    watch<Happened>(channels.happened, ({ type, count }) => eventCounter.inc({ type }, count)),
    countRequests(registers),
    countStatements(registers, slowStatement),
    countSnapshots(registers),
  ];
  measureConnections(db, registers);
  measureWaiting(db, registers);
  return { registry, stop: () => stops.forEach((stop) => stop()) };
}

function countRequests(registers: Registry[]) {
  const seconds = new Histogram({
    name: "vanbook_request_seconds",
    help: "Duration of requests, by operation and class of the answer",
    labelNames: ["operation", "class"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const refusalCounter = new Counter({
    name: "vanbook_refusals_total",
    help: "Requests that were refused or failed, by error code",
    labelNames: ["code"],
    registers,
  });
  const callers = new Counter({
    name: "vanbook_callers_total",
    help: "Requests by what their caller was known by: session, key, token (embed tokens), or nobody",
    labelNames: ["via"],
    registers,
  });
  return watch<RequestEnded>(channels.request, ({ operation, status, milliseconds, via, problem }) => {
    // Pages share one label: clients can invent any path, and each would be a new time series.
    seconds.observe(
      { operation: operation ?? "pages", class: `${Math.floor(status / 100)}xx` },
      milliseconds / 1000,
    );
    callers.inc({ via: via ?? "nobody" });
    if (problem !== undefined) refusalCounter.inc({ code: problem });
  });
}

function countStatements(registers: Registry[], slowStatement: number) {
  const statements = new Counter({
    name: "vanbook_statements_total",
    help: "Statements that the database has answered",
    registers,
  });
  const slow = new Counter({
    name: "vanbook_slow_statements_total",
    help: "Statements that took longer than VANBOOK_SLOW_STATEMENT",
    registers,
  });
  const failureCounter = new Counter({
    name: "vanbook_failed_statements_total",
    help: "Statements that failed",
    registers,
  });
  return watch<StatementEnded>(channels.statement, (statement) => {
    statements.inc();
    if (statement.milliseconds >= slowStatement) slow.inc();
    if (statement.failed) failureCounter.inc();
  });
}

function countSnapshots(registers: Registry[]) {
  const snapshots = new Counter({
    name: "vanbook_report_reads_total",
    help: "Reports that asked for the replica, by where they were read and why it was not the replica",
    labelNames: ["from", "why"],
    registers,
  });
  return watch<SnapshotBegun>(channels.snapshot, ({ from, why = "" }) => snapshots.inc({ from, why }));
}

function measureConnections(db: Knex, registers: Registry[]) {
  new Gauge({
    name: "vanbook_pool_connections",
    help: "Connections to the database, by pool and state",
    labelNames: ["pool", "state"],
    registers,
    collect() {
      for (const { pool, used, free, waiting } of listPools(db)) {
        this.set({ pool, state: "used" }, used);
        this.set({ pool, state: "free" }, free);
        this.set({ pool, state: "waiting" }, waiting);
      }
    },
  });
  new Gauge({
    name: "vanbook_queue_length",
    help: "Postings that are under way or wait for their turn",
    labelNames: ["state"],
    registers,
    collect() {
      const { running, waiting } = getDatabase(db).writers.length();
      this.set({ state: "running" }, running);
      this.set({ state: "waiting" }, waiting);
    },
  });
}

/** Takes the maximum, not the sum: all processes see the same messages and deliveries. */
function measureWaiting(db: Knex, registers: Registry[]) {
  new Gauge({
    name: "vanbook_sending_waiting",
    help: "What waits to be sent: messages of the outbox, deliveries to webhooks",
    labelNames: ["what"],
    registers,
    aggregator: "max",
    async collect() {
      // Other metrics report an unreachable database; this one must not fail the whole scrape.
      const counts = await countWaiting(db).catch(() => undefined);
      if (!counts) return this.reset();
      this.set({ what: "outbox" }, Number(counts.outbox));
      this.set({ what: "webhooks" }, Number(counts.webhooks));
    },
  });
}

async function countWaiting(db: Knex): Promise<Waiting | undefined> {
  const [counts] = await queryRows<Waiting>(
    db,
    `SELECT (SELECT COUNT(*) FROM companies c JOIN outbox o ON o.company_id = c.company_id AND o.status = 'queued') AS outbox,
      (SELECT COUNT(*) FROM webhooks w JOIN webhook_deliveries d
        ON d.company_id = w.company_id AND d.webhook_id = w.id AND d.status = 'pending') AS webhooks`,
  );
  return counts;
}

interface Waiting {
  outbox: number;
  webhooks: number;
}
