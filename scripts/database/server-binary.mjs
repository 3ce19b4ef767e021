import { spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, readFileSync, realpathSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { runApt, canInstall } from "../project/debian.mjs";
import { shareFolder } from "./bootstrap.mjs";
import { ProjectProblem } from "../project/problem.mjs";

/** Where packages install servers that are not on every user's PATH. */
const SERVER_FOLDERS = [
  "/usr/sbin",
  "/usr/bin",
  "/usr/libexec",
  "/usr/local/sbin",
  "/usr/local/bin",
  "/usr/local/mysql/bin",
  "/opt/homebrew/bin",
  "/opt/homebrew/opt/mariadb/bin",
  "/opt/homebrew/opt/mysql/bin",
  "/usr/local/opt/mariadb/bin",
  "/usr/local/opt/mysql/bin",
  "/opt/local/lib/mariadb/bin",
  "/opt/local/lib/mysql8/bin",
];

/**
 * The server to run, with its engine and version: VANBOOK_MYSQLD, otherwise the first one found on
 * the machine.
 */
export function findServer() {
  const chosenPath = process.env.VANBOOK_MYSQLD;
  if (chosenPath) return describe(chosenPath);
  const path = find("mariadbd") ?? find("mysqld");
  if (path === undefined) throw new ProjectProblem(SERVER_CHOICES);
  return describe(path);
}

/**
 * Installs the server on Debian and Ubuntu if it is missing and we are allowed to; elsewhere the
 * error lists the choices.
 */
export function ensureServer(say = console.log) {
  if (process.env.VANBOOK_MYSQLD || find("mariadbd") || find("mysqld")) return;
  if (!canInstall()) throw new ProjectProblem(SERVER_CHOICES);
  say(
    "No MariaDB or MySQL server is installed: installing Debian's package mariadb-server-core (about 150 MB on disk) …",
  );
  runApt("update");
  runApt("install", "--yes", "--no-install-recommends", findServerPackage());
}

/** Older Ubuntu releases have the version in the package's name. */
function findServerPackage() {
  const searchOutput =
    spawnSync("apt-cache", ["search", "--names-only", "^mariadb-server-core"], { encoding: "utf8" }).stdout ??
    "";
  const names = searchOutput.split("\n").map((line) => line.split(" ")[0]);
  return names.includes("mariadb-server-core")
    ? "mariadb-server-core"
    : (names.sort().at(-1) ?? "mariadb-server-core");
}

function describe(path) {
  const versionRun = spawnSync(path, ["--no-defaults", "--version"], { encoding: "utf8" });
  const version = /\d+\.\d+\.\d+/.exec(versionRun.stdout ?? "")?.[0];
  if (versionRun.status !== 0 || version === undefined) {
    throw new ProjectProblem(
      `${path} does not run as a database server: ${versionRun.error?.message ?? versionRun.stderr}`,
    );
  }
  if (!/mariadb/i.test(versionRun.stdout)) return { path, engine: "MySQL", version };
  const home = join(dirname(realpathSync(path)), "..");
  const share = shareFolder(
    ["share/mysql", "share/mariadb", "share", "scripts"].map((name) => join(home, name)),
  );
  if (share === undefined)
    throw new ProjectProblem(`The SQL files that make MariaDB's system tables are not under ${home}/share.`);
  return { path, engine: "MariaDB", version, share };
}

function find(name) {
  const onPath = (process.env.PATH ?? "").split(delimiter).filter(Boolean);
  return [...onPath, ...SERVER_FOLDERS].map((folder) => join(folder, name)).find(isExecutable);
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

const SERVER_CHOICES = `Vanbook needs a MariaDB (10.6+) or MySQL (8+) server, and this machine has none that it can start. Either
- install one and start again:${installCommand()}
- or use a container and start again with its address:
    docker run -d --name vanbook-db -p 127.0.0.1:3306:3306 -e MARIADB_ROOT_PASSWORD=vanbook -e MARIADB_DATABASE=vanbook mariadb:10.11
    DATABASE_URL=mysql://root:vanbook@127.0.0.1:3306/vanbook npm start
- or name a server that you have: DATABASE_URL=mysql://user:password@host:3306/database npm start`;

function installCommand() {
  const commands = {
    darwin: [["Homebrew", "brew install mariadb"]],
    linux: [
      ["Debian, Ubuntu", "sudo apt-get install mariadb-server-core"],
      ["Fedora, RHEL", "sudo dnf install mariadb-server"],
      ["Arch", "sudo pacman -S mariadb"],
      ["Alpine", "apk add mariadb"],
    ],
  }[process.platform] ?? [["Windows", "run Vanbook inside WSL, or use one of the other two"]];
  const release = existsSync("/etc/os-release") ? readFileSync("/etc/os-release", "utf8") : "";
  const fitting = commands.filter(([name]) => name.split(", ").some((word) => release.includes(word)));
  return (fitting.length > 0 ? fitting : commands)
    .map(([name, command]) => `\n    ${command}   (${name})`)
    .join("");
}
