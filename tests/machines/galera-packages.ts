import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { runApt, canInstall } from "../../scripts/project/debian.mjs";

/**
 * Installs Debian's MariaDB and Galera packages if they are missing. If it may not, it throws an
 * error that says what to install.
 */
export function ensureGalera(say: (text: string) => void): void {
  if (NEEDED_FILES.every((file) => existsSync(file))) return;
  if (!canInstall()) throw new Error(`A cluster needs Debian's packages ${NEEDED_PACKAGES.join(", ")}`);
  say(`installing ${NEEDED_PACKAGES.join(", ")} …`);
  runApt("update");
  runApt("install", "--yes", "--no-install-recommends", ...NEEDED_PACKAGES);
}

/**
 * As root, nodes run as the package's user `mysql`, because copying data between nodes fails as
 * root. Otherwise as the current user.
 */
export function findGaleraAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const findId = (option: string) => Number(spawnSync("id", [option, "mysql"], { encoding: "utf8" }).stdout);
  return { uid: findId("-u"), gid: findId("-g") };
}

/**
 * Runs a program of these packages asynchronously. Its temporary files are in the node's folder.
 */
export const runAsGalera = (folder: string, program: string, args: readonly string[]) =>
  promisify(execFile)(program, args, {
    encoding: "utf8",
    env: { ...process.env, TMPDIR: folder },
    ...findGaleraAccount(),
  });

export const GALERA_LIBRARY = "/usr/lib/galera/libgalera_smm.so";
const NEEDED_FILES = [GALERA_LIBRARY, "/usr/bin/wsrep_sst_rsync", "/usr/bin/rsync"];
const NEEDED_PACKAGES = ["mariadb-server", "galera-4", "rsync"];
