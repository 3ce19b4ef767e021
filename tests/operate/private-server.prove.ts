import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { startDatabase } from "../../scripts/database.mjs";

/** Runs `npm run operate` with the private database in a folder. */
async function runOperate(folder: string, ...words: string[]) {
  const { DATABASE_URL: _url, ...env } = process.env;
  const script = join(import.meta.dirname, "../../scripts/operate.mjs");
  const run = spawn(process.execPath, [script, ...words], { env: { ...env, VANBOOK_DATA_DIR: folder } });
  const [printedText, complaints, [code]] = await Promise.all([
    text(run.stdout),
    text(run.stderr),
    once(run, "close"),
  ]);
  return { code: code as number, said: printedText, complaints };
}

it("an operator's command uses the private database, running or not, and leaves it in the same state", async () => {
  const folder = await mkdtemp(join(tmpdir(), `vanbook-test-${process.pid}-`));
  try {
    const running = await startDatabase({ dir: folder, purpose: "test" });
    expect(await runOperate(folder, "migrate")).toMatchObject({
      code: 0,
      said: expect.stringMatching(/Applied: 001-/),
    });
    process.kill(running.pid, 0); // it is still running
    await running.stop();
    expect(await runOperate(folder, "status")).toMatchObject({ code: 0, complaints: "" });
    expect(existsSync(join(folder, "server.pid"))).toBe(false);
    expect(await runOperate(folder, "no-such-command")).toMatchObject({ code: 2 });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
