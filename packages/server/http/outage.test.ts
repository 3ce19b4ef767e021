import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startDatabase } from "../../../scripts/database.mjs";
import { serve } from "../../../tests/product.ts";
import { connect } from "../db/connection.ts";
import { migrateUp } from "../db/migrate.ts";

let dir: string;
let database: Awaited<ReturnType<typeof startDatabase>>;

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), "vanbook-outage-"));
  database = await startDatabase({ dir, purpose: "test" });
});
afterAll(async () => {
  await database?.stop();
  await rm(dir, { recursive: true, force: true });
});

it("answers 503 while the database is away, stays alive, and heals by itself", async () => {
  const db = connect(database.url);
  await migrateUp(db);
  const served = await serve(db, database.url);
  const companies = () => served.call({ method: "GET", path: "/api/companies" });
  expect((await companies()).json).toEqual({ data: [] });
  expect((await served.call({ method: "GET", path: "/readyz" })).json).toMatchObject({ status: "ready" });

  await database.stop();
  for (const path of ["/api/companies", "/readyz"]) {
    const begun = performance.now();
    const away = await served.call({ method: "GET", path });
    expect({ status: away.status, code: away.read<{ code: string }>().code }).toEqual({
      status: 503,
      code: "DATABASE_UNAVAILABLE",
    });
    expect(away.headers.get("Retry-After")).toBe("1");
    // WALL: a figure that users are promised, not a speed: the answer comes within three seconds.
    expect(performance.now() - begun).toBeLessThan(3000);
  }
  expect((await served.call({ method: "GET", path: "/healthz" })).status).toBe(200);

  database = await startDatabase({ dir, purpose: "test" });
  await expect.poll(async () => (await companies()).status, { timeout: 2000, interval: 100 }).toBe(200);
  await served.stop();
  await db.destroy();
});
