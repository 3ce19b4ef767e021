import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { apt, canInstall } from "../../scripts/project/debian.mjs";

/** Installs Debian's packages of MariaDB and Galera where they are missing and we may; elsewhere the error says what to install. */
export function ensureGalera(say: (text: string) => void): void {
  if (NEEDED.every((file) => existsSync(file))) return;
  if (!canInstall()) throw new Error(`A cluster needs Debian's packages ${PACKAGES.join(", ")}`);
  say(`installing ${PACKAGES.join(", ")} …`);
  apt("update");
  apt("install", "--yes", "--no-install-recommends", ...PACKAGES);
}

/** Root's nodes run as `mysql`, whom the package makes: copying a node's data to another fails as root. Others run them as themselves. */
export function galeraAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string) => Number(spawnSync("id", [option, "mysql"], { encoding: "utf8" }).stdout);
  return { uid: idOf("-u"), gid: idOf("-g") };
}

/** Runs a program of these packages to its end, without stopping this process meanwhile. Its temporary files are in the node's folder. */
export const runAsGalera = (folder: string, program: string, args: readonly string[]) =>
  promisify(execFile)(program, args, {
    encoding: "utf8",
    env: { ...process.env, TMPDIR: folder },
    ...galeraAccount(),
  });

export const GALERA_LIBRARY = "/usr/lib/galera/libgalera_smm.so";
const NEEDED = [GALERA_LIBRARY, "/usr/bin/wsrep_sst_rsync", "/usr/bin/rsync"];
const PACKAGES = ["mariadb-server", "galera-4", "rsync"];
