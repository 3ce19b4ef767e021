import { execFile, spawn } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";

/** A private copy of the repository that a test changes and runs. */
export interface Copy {
  at(path: string): string;
  read(path: string): Promise<string>;
  write(path: string, text: string): Promise<void>;
  /** Runs a command line; if it fails, the error contains its output. */
  run(command: string, env?: Record<string, string>): Promise<void>;
  /** Files that differ from the original, by git. */
  changedFiles(): Promise<string[]>;
  /** Starts the server; resolves when it listens. */
  serve(env: Record<string, string>): Promise<{ url: string; stop(): Promise<void> }>;
  remove(): Promise<void>;
}

/** Copies the sources. The installed registry packages are shared with the original. */
export async function copyRepository(): Promise<Copy> {
  const root = await mkdtemp(join(tmpdir(), "vanbook-recipe-"));
  const excludeOptions = [".git", ".data", "dist", "./node_modules", "storybook-static"].map(
    (name) => `--exclude='${name}'`,
  );
  await runShell(
    `tar -C '${ORIGINAL_FOLDER}' ${excludeOptions.join(" ")} -cf - . | tar -C '${root}' -xf -`,
    ORIGINAL_FOLDER,
  );
  await symlink(join(ORIGINAL_FOLDER, "node_modules"), join(root, "node_modules"));
  const joinPath = (path: string) => join(root, path);
  await runShell(
    "git init --quiet && git add --all && git -c user.name=a -c user.email=a@b commit --quiet -m copy",
    root,
  );
  return {
    at: joinPath,
    read: (path) => readFile(joinPath(path), "utf8"),
    write: (path, text) => writeFile(joinPath(path), text),
    run: (command, env) => runShell(command, root, env),
    changedFiles: async () => {
      const { stdout } = await promisify(execFile)("git", ["status", "--short", "--untracked-files=all"], {
        cwd: root,
      });
      return stdout
        .split("\n")
        .filter(Boolean)
        .map((line) => line.slice(3));
    },
    serve: (env) => serve(root, env),
    remove: () => rm(root, { recursive: true, force: true }),
  };
}

async function runShell(command: string, cwd: string, env: Record<string, string> = {}): Promise<void> {
  const settings = {
    cwd,
    env: { ...process.env, NODE_ENV: undefined, VITEST: undefined, ...env },
    maxBuffer: 1e8,
  };
  await promisify(execFile)("sh", ["-c", command], settings).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${command} failed:\n${`${stdout}\n${stderr}`.slice(-4000)}`);
    },
  );
}

async function serve(root: string, env: Record<string, string>) {
  const server = spawn(
    process.execPath,
    ["--import", "tsx", "--conditions", "vanbook-source", "packages/server/main.ts"],
    {
      cwd: root,
      env: { ...process.env, NODE_ENV: "production", PORT: "0", ...env },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  const serverExit = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  const port = await new Promise<number>((resolve, reject) => {
    let printedText = "";
    server.stdout.on("data", (chunk) => {
      printedText += String(chunk);
      const listening = /"port":(\d+)/.exec(printedText);
      if (listening) resolve(Number(listening[1]));
    });
    void serverExit.then(() => reject(new Error(`The server ended:\n${printedText.slice(-2000)}`)));
  });
  const stop = async () => {
    server.kill("SIGTERM");
    await serverExit;
  };
  return { url: `http://127.0.0.1:${port}`, stop };
}

const ORIGINAL_FOLDER = join(import.meta.dirname, "../..");
