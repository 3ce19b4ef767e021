// `node scripts/notice.mjs`: writes NOTICE, the licences of everything in an installation in
// addition to our own code; `--check` says whether it is up to date. The packages are read from the
// lockfile, their licence texts from the installed packages.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { root } from "./project/root.mjs";

/**
 * What is shipped of each of our packages: all its dependencies, and those development packages
 * that are bundled into it.
 */
const SHIPPED_PACKAGES = {
  "packages/server": [],
  "packages/app": [],
  "packages/sdk": [
    ...["@modelcontextprotocol/sdk", "ky", "openapi-fetch", "zod"],
    // The packages for writing files, which are bundled into the widgets' package.
    ...["fflate", "harfbuzzjs", "jspdf", "subset-font"],
  ],
  "packages/widgets": [
    ...["@fontsource-variable/inter", "@fontsource/noto-sans-devanagari", "@fontsource/noto-sans-malayalam"],
    ...["react", "react-dom", "xlsx"],
  ],
};

const PLATFORM_SUFFIX = /-(linux|linuxmusl|darwin|win32|freebsd|android)-.*$/;

const text = writeNotice();
const path = join(root, "NOTICE");
if (!process.argv.includes("--check")) writeFileSync(path, text);
else if (!existsSync(path) || readFileSync(path, "utf8") !== text) {
  console.error("NOTICE is not that of pnpm-lock.yaml: node scripts/notice.mjs");
  process.exitCode = 1;
}

function writeNotice() {
  const packages = listShippedPackages();
  const bodies = new Map();
  for (const { name, version, licence, words } of packages) {
    const [lines, body] = splitLicence(words ?? describeLicence(licence));
    const group = bodies.get(body) ?? { users: [], licence };
    group.users.push([`${name} ${version} (${licence})`, ...lines.map((line) => `    ${line}`)].join("\n"));
    bodies.set(body, group);
  }
  const parts = [...bodies].map(([body, { users }]) => `${users.join("\n")}\n\n${body}`);
  const intro =
    "Vanbook has in it the following software of others, each under its own licence.\n" +
    `Written by scripts/notice.mjs from pnpm-lock.yaml: ${packages.length} packages.`;
  return `${[intro, ...parts].join(`\n\n${"-".repeat(80)}\n\n`)}\n`;
}

function listShippedPackages() {
  const { importers, snapshots } = parse(readFileSync(join(root, "pnpm-lock.yaml"), "utf8"));
  const keys = new Set();
  const optional = new Set();
  const visit = (name, version, isOptional) => {
    if (version.startsWith("link:")) return;
    const key = version in snapshots ? version : `${name}@${version}`;
    if (keys.has(key)) return;
    keys.add(key);
    if (isOptional) optional.add(key);
    const { dependencies = {}, optionalDependencies = {} } = snapshots[key] ?? {};
    for (const [each, at] of Object.entries(dependencies)) visit(each, at, isOptional);
    for (const [each, at] of Object.entries(optionalDependencies)) visit(each, at, true);
  };
  for (const [folder, builtIn] of Object.entries(SHIPPED_PACKAGES)) {
    const { dependencies = {}, devDependencies = {} } = importers[folder];
    for (const [name, { version }] of Object.entries(dependencies)) visit(name, version, false);
    for (const name of builtIn) if (devDependencies[name]) visit(name, devDependencies[name].version, false);
  }
  const installedFolders = findPackageFolders();
  const foundPackages = new Map();
  for (const key of keys) {
    const id = key.replace(/\(.*$/, "");
    const at = id.lastIndexOf("@");
    const [name, version] = [id.slice(0, at), id.slice(at + 1)];
    const folder = installedFolders.get(id);
    // Of packages for several platforms, only this platform's is installed.
    if (!folder && optional.has(key)) continue;
    if (!folder) throw new Error(`${id} is not installed: npx pnpm install`);
    const shownName = optional.has(key) ? name.replace(PLATFORM_SUFFIX, "-*") : name;
    foundPackages.set(`${shownName} ${version}`, { name: shownName, version, ...readLicence(folder) });
  }
  return [...foundPackages.values()].toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function findPackageFolders() {
  const store = join(root, "node_modules/.pnpm");
  const foundFolders = new Map();
  for (const entry of readdirSync(store)) {
    const id = entry.replace(/_.*$/, "").replace("+", "/");
    const folder = join(store, entry, "node_modules", id.slice(0, id.lastIndexOf("@")));
    if (existsSync(join(folder, "package.json"))) foundFolders.set(id, folder);
  }
  return foundFolders;
}

function readLicence(folder) {
  const { license, licenses } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const licence =
    typeof license === "string" ? license : (license?.type ?? licenses?.[0]?.type ?? "see below");
  const file = readdirSync(folder)
    .toSorted()
    .find((name) => /^(licen[cs]e|copying)([.-].*)?$/i.test(name));
  const words = file ? readFileSync(join(folder, file), "utf8") : undefined;
  return { licence, words };
}

/** Version 3 of the LGPL is a supplement to the GPL, so both are shipped beside NOTICE. */
function describeLicence(licence) {
  const texts = /^LGPL-3/.test(licence)
    ? "Its text is in licences/LGPL-3.0.txt and licences/GPL-3.0.txt."
    : "Its package has no text of it.";
  return `Licensed under ${licence}. ${texts}`;
}

function splitLicence(words) {
  const lines = words
    .replaceAll("\r\n", "\n")
    .split("\n")
    .map((line) => line.trimEnd());
  const own = lines.filter((line) => /^\s*(Copyright|©|\(c\))/i.test(line)).map((line) => line.trim());
  const body = lines.filter((line) => !/^\s*(Copyright|©|\(c\))/i.test(line)).join("\n");
  return [own, body.replaceAll(/\n{3,}/g, "\n\n").trim()];
}
