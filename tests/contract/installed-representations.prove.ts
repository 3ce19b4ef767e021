import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import { getToday } from "../../packages/server/clock.ts";
import { connect } from "../../packages/server/db/connection.ts";
import { createInstallation, type Installation } from "../crash/installation.ts";
import { installWorkingTree } from "../machines/releases.ts";
import { callServer, UNLIMITED_SETTINGS, type Product } from "../product.ts";
import { describeEveryRepresentation } from "./every-representation.ts";

let folder: string;
let installation: Installation;
let product: Product;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vanbook-installed-"));
  installation = await createInstallation(await installWorkingTree(folder), {
    bills: 300,
    env: { VANBOOK_CHECK_ANSWERS: "1", ...UNLIMITED_SETTINGS },
  });
  const { url, databaseUrl } = installation;
  const db = connect(databaseUrl, { max: 2 });
  product = { ...callServer(url), db, databaseUrl, stop: () => db.destroy() };
}, 900_000);
afterAll(async () => {
  await product?.stop();
  await installation?.stop();
  await rm(folder, { recursive: true, force: true });
});

// The installation as it is shipped makes its demo until today.
describeEveryRepresentation(() => product, getToday());
