import { setTimeout as sleep } from "node:timers/promises";
import type { Knex } from "knex";
import { expect } from "vitest";
import { NEW_COMPANY } from "./new-company.ts";
import { serve, type Answer, type Product } from "./product.ts";
import { createApp } from "../packages/server/app.ts";
import { getToday } from "../packages/server/clock.ts";
import { connect } from "../packages/server/db/connection.ts";
import { queryRows } from "../packages/server/db/rows.ts";
import { createLog } from "../packages/server/http/log.ts";

/** The product over an account with no more than an ordinary account's rights. */
export async function serveAsClerk(databaseUrl: string) {
  const operatorDb = connect(databaseUrl);
  await operatorDb.raw("CREATE USER IF NOT EXISTS 'clerk'@'localhost' IDENTIFIED BY 'clerk-2026'");
  await operatorDb.raw("GRANT ALL ON vanbook.* TO 'clerk'@'localhost'");
  const url = Object.assign(new URL(databaseUrl), { username: "clerk", password: "clerk-2026" }).href;
  const db = connect(url);
  const logLines: Record<string, unknown>[] = [];
  const log = createLog("warn", {
    write: (line) => void logLines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const server = await serve(db, url, (options) => createApp({ ...options, log }));
  return {
    ...{ operatorDb, url, server, logLines, cookie: readCookie(await sendCredentials(server)) },
    /** Rights and limits of an account hold for new connections. */
    changeAccount: async (sql: string) => {
      await operatorDb.raw(sql);
      const listSessions = () =>
        queryRows<{ id: number }>(
          operatorDb,
          "SELECT id FROM information_schema.processlist WHERE user = 'clerk'",
        );
      for (const { id } of await listSessions())
        await operatorDb.raw("KILL ?", [Number(id)]).catch(() => undefined);
      await expect.poll(listSessions).toEqual([]);
      await sleep(100); // until the server has seen that its connections are closed
    },
    stop: async () => {
      await server.stop();
      await Promise.all([db.destroy(), operatorDb.destroy()]);
    },
  };
}

/** Returns a function that posts a journal with the idempotency key. */
export async function prepareJournal(
  operatorDb: Knex,
  { call }: Pick<Product, "call">,
  cookie: string,
  key: string,
): Promise<() => Promise<Answer>> {
  const accounts = await operatorDb("accounts")
    .where({ company_id: 1 })
    .whereIn("system_key", ["cash", "sales"])
    .orderBy("system_key")
    .pluck("id");
  const [cash, sales] = accounts as number[];
  const lines = [
    { accountId: cash, debit: 100 },
    { accountId: sales, credit: 100 },
  ];
  return () =>
    call({
      ...{ method: "POST", path: "/api/v1/journals", body: { date: getToday(), lines }, cookie },
      headers: { "Idempotency-Key": key.replaceAll(/[^\w-]/g, "") },
    });
}

export function sendCredentials({ call }: Pick<Product, "call">) {
  const { AdminUserName: Username, AdminPassword: Password } = NEW_COMPANY;
  return call({ method: "POST", path: "/api/login", body: { CompanyID: 1, Username, Password } });
}

export function readCookie({ headers }: Answer): string {
  return headers.getSetCookie()[0]?.split(";")[0] ?? "";
}
