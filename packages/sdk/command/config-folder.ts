import { mkdir, rename, writeFile } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";

export type Env = Readonly<Record<string, string | undefined>>;

/** Writes a file that only its owner can read, completely or not at all. */
export async function keepFile(path: string, text: string): Promise<void> {
  await mkdir(join(path, ".."), { recursive: true, mode: 0o700 });
  await writeFile(`${path}.new`, text, { mode: 0o600 });
  await rename(`${path}.new`, path);
}

export function findConfigFolder(env: Env): string {
  if (env.VANBOOK_CONFIG) return env.VANBOOK_CONFIG;
  if (process.platform === "win32" && env.APPDATA) return join(env.APPDATA, "vanbook");
  return join(env.XDG_CONFIG_HOME || join(env.HOME || homedir(), ".config"), "vanbook");
}
