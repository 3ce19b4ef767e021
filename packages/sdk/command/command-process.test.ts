import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { build } from "esbuild";
import { afterAll, beforeAll, expect, onTestFinished, test } from "vitest";
import { chooseCompletionScript } from "./completion.ts";

let folder: string;
let program: string;
let env: NodeJS.ProcessEnv;
/** Installs the command as its package has it: one file, on the PATH. */
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "vanbook-process-"));
  program = join(folder, "vanbook");
  const entry = join(import.meta.dirname, "main.ts");
  await build({ entryPoints: [entry], outfile: program, bundle: true, platform: "node", format: "esm" });
  await writeFile(join(folder, "package.json"), '{ "type": "module" }');
  await chmod(program, 0o755);
  env = {
    ...process.env,
    PATH: `${folder}${delimiter}${process.env.PATH}`,
    VANBOOK_CONFIG: join(folder, "none"),
  };
});
afterAll(() => rm(folder, { recursive: true }));

// Never called. It adds what the program loads to vitest's module graph, for `npm test --
// --changed`.
const loadProcess = () => import("./main.ts");
void loadProcess;

const run = promisify(execFile);
const runInBash = async (script: string) => (await run("bash", ["--norc", "-c", script], { env })).stdout;

test("the command prints its version, and exits with 2 for an unknown operation", async () => {
  const { stdout } = await run(program, ["--version"], { env });
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
  await expect(run(program, ["no.such"], { env })).rejects.toMatchObject({ code: 2, stdout: "" });
});

test("the command exits with 0 when the program that reads its output stops early", async () => {
  expect(await runInBash("set -o pipefail; vanbook operations | head -1; echo ${PIPESTATUS[0]}")).toMatch(
    /\n0\n$/,
  );
});

test("Ctrl+C ends a waiting call with exit code 130", async () => {
  const server = createServer(() => child.kill("SIGINT")); // it never answers
  onTestFinished(() => void server.close().closeAllConnections());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const child = spawn(program, ["session.current"], {
    env: { ...env, VANBOOK_URL: url, VANBOOK_API_KEY: "vbk_x" },
  });
  const [status] = (await once(child, "close")) as [number];
  expect(status).toBe(130);
});

test.each([
  ["vanbook trialB", ["trialBalance.report"]],
  ["vanbook sales.report ", ["FromDate=", "ToDate="]],
  ["vanbook sales.report Type=R", ["Retail"]],
])("bash completes %j", async (line, expectedNames) => {
  const completions = await runInBash(`
    ${chooseCompletionScript("bash")}
    compopt() { :; }
    COMP_LINE=${JSON.stringify(line)}; COMP_POINT=\${#COMP_LINE}; _vanbook; printf '%s\\n' "\${COMPREPLY[@]}"`);
  expect(completions.trimEnd().split("\n")).toEqual(expect.arrayContaining(expectedNames));
  expect(completions).not.toContain("hsnSales");
});

test("API keys are kept in the system's key ring where there is one, and in no file", async () => {
  // Acts like secret-tool, with a file as the keyring.
  const ring = join(folder, "ring");
  const tool = `#!/bin/sh
[ "$1" = store ] && exec cat > ${ring}
[ "$1" = clear ] && exec rm ${ring}
cat ${ring}
`;
  await writeFile(join(folder, "secret-tool"), tool, { mode: 0o755 });
  const { forgetKey, keepKey, readKey } = await import("./key-store.ts");
  if (process.platform === "darwin") return; // macOS uses another command, and it would write to the developer's own keyring
  expect(await keepKey(env, "work", "vbk_secret")).toBe("key ring");
  expect(await readKey(env, "work")).toBe("vbk_secret");
  await forgetKey(env, "work");
  expect(await readKey(env, "work")).toBeUndefined();
  await expect(run("ls", [join(folder, "none")])).rejects.toThrow("No such file");
});
