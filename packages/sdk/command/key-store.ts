import { spawnSync } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { findConfigFolder, keepFile, type Env } from "./config-folder.ts";
import { Misuse } from "./misuse.ts";

/** The system's key ring if there is one, otherwise a file that only its owner can read. */
export type KeyPlace = "key ring" | "file";

/** Undefined if there is no key. The key ring is read before the file. */
export async function readKey(env: Env, profile: string): Promise<string | undefined> {
  return fromRing(env, profile) ?? (await readKeys(env))[profile];
}

/** Returns where the key was stored. */
export async function keepKey(env: Env, profile: string, key: string): Promise<KeyPlace> {
  const [command, args] = getRingCommands(profile).keep;
  // macOS takes the secret only as an argument; secret-tool reads it from its input, so no process
  // list shows it.
  const output = run(env, command, process.platform === "darwin" ? [...args, key] : args, key);
  if (output !== undefined && fromRing(env, profile) === key) return "key ring";
  await keepFile(
    getKeyFile(env),
    `${JSON.stringify({ ...(await readKeys(env)), [profile]: key }, null, 2)}\n`,
  );
  return "file";
}

export async function forgetKey(env: Env, profile: string): Promise<void> {
  const [command, args] = getRingCommands(profile).forget;
  run(env, command, args);
  const { [profile]: removedKey, ...others } = await readKeys(env);
  if (removedKey !== undefined) await keepFile(getKeyFile(env), `${JSON.stringify(others, null, 2)}\n`);
}

function fromRing(env: Env, profile: string): string | undefined {
  const [command, args] = getRingCommands(profile).read;
  return run(env, command, args)?.trim() || undefined;
}

/** The key ring's command: `security` on macOS, libsecret's `secret-tool` on Linux desktops. */
function getRingCommands(profile: string): Record<"read" | "keep" | "forget", [string, string[]]> {
  if (process.platform === "darwin") {
    const item = ["-s", "vanbook", "-a", profile];
    return {
      read: ["security", ["find-generic-password", ...item, "-w"]],
      keep: ["security", ["add-generic-password", ...item, "-U", "-w"]],
      forget: ["security", ["delete-generic-password", ...item]],
    };
  }
  const item = ["service", "vanbook", "profile", profile];
  return {
    read: ["secret-tool", ["lookup", ...item]],
    keep: ["secret-tool", ["store", "--label", `Vanbook (${profile})`, ...item]],
    forget: ["secret-tool", ["clear", ...item]],
  };
}

/** Undefined if the command is not installed or failed. */
function run(env: Env, command: string, args: string[], input = ""): string | undefined {
  const options = { input, encoding: "utf8", timeout: 10_000, env: { ...env } } as const;
  const { status, stdout } = spawnSync(command, args, { ...options, stdio: ["pipe", "pipe", "ignore"] });
  return status === 0 ? stdout : undefined;
}

async function readKeys(env: Env): Promise<Record<string, string>> {
  const file = getKeyFile(env);
  const fileStats = await stat(file).catch(() => undefined);
  if (!fileStats) return {};
  if (process.platform !== "win32" && (fileStats.mode & 0o077) !== 0)
    throw new Misuse(`${file} can be read by others: \`chmod 600 ${file}\`, and give its keys new secrets.`);
  return JSON.parse(await readFile(file, "utf8")) as Record<string, string>; // written by keepKey
}

function getKeyFile(env: Env): string {
  return join(findConfigFolder(env), "keys.json");
}
