import { spawnSync } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { configFolder, keepFile, type Env } from "./config-folder.ts";
import { Misuse } from "./misuse.ts";

/** Where keys are stored: the system's key ring if there is one, otherwise a file that only its owner can read. */
export type KeyPlace = "key ring" | "file";

/** The key of a profile; undefined if there is none. The key ring is read before the file. */
export async function readKey(env: Env, profile: string): Promise<string | undefined> {
  return fromRing(env, profile) ?? (await keysOf(env))[profile];
}

/** Stores a profile's key; returns where. */
export async function keepKey(env: Env, profile: string, key: string): Promise<KeyPlace> {
  const [command, args] = ringCommands(profile).keep;
  // macOS takes the secret only as an argument; secret-tool reads it from its input, so no process list shows
  // it.
  const kept = run(env, command, process.platform === "darwin" ? [...args, key] : args, key);
  if (kept !== undefined && fromRing(env, profile) === key) return "key ring";
  await keepFile(fileOf(env), `${JSON.stringify({ ...(await keysOf(env)), [profile]: key }, null, 2)}\n`);
  return "file";
}

/** Deletes a profile's key, from the key ring and the file. */
export async function forgetKey(env: Env, profile: string): Promise<void> {
  const [command, args] = ringCommands(profile).forget;
  run(env, command, args);
  const { [profile]: gone, ...others } = await keysOf(env);
  if (gone !== undefined) await keepFile(fileOf(env), `${JSON.stringify(others, null, 2)}\n`);
}

function fromRing(env: Env, profile: string): string | undefined {
  const [command, args] = ringCommands(profile).read;
  return run(env, command, args)?.trim() || undefined;
}

/** The system's command for its key ring: `security` on macOS, libsecret's `secret-tool` on Linux desktops. */
function ringCommands(profile: string): Record<"read" | "keep" | "forget", [string, string[]]> {
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

/** The output of a command; undefined if it is not installed or failed. */
function run(env: Env, command: string, args: string[], input = ""): string | undefined {
  const options = { input, encoding: "utf8", timeout: 10_000, env: { ...env } } as const;
  const { status, stdout } = spawnSync(command, args, { ...options, stdio: ["pipe", "pipe", "ignore"] });
  return status === 0 ? stdout : undefined;
}

async function keysOf(env: Env): Promise<Record<string, string>> {
  const file = fileOf(env);
  const found = await stat(file).catch(() => undefined);
  if (!found) return {};
  if (process.platform !== "win32" && (found.mode & 0o077) !== 0)
    throw new Misuse(`${file} can be read by others: \`chmod 600 ${file}\`, and give its keys new secrets.`);
  return JSON.parse(await readFile(file, "utf8")) as Record<string, string>; // written by keepKey
}

function fileOf(env: Env): string {
  return join(configFolder(env), "keys.json");
}
