import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { runApt, canInstall } from "./debian.mjs";
import { ProjectProblem } from "./problem.mjs";

// Without windows, a page opens in a fifth of the time (docs/decisions/012-headless-shell.md).
const HEADLESS_SHELLS = ["chromium-headless-shell", "chrome-headless-shell"];
const CHROMIUM_NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC_PATHS = ["Chromium", "Google Chrome"].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

/**
 * The Chromium that the tests run in: VANBOOK_CHROMIUM, else the machine's headless shell, else
 * Debian's (installed if allowed), else a full Chromium, found or installed in the same way.
 */
export function findChromium({ install }) {
  const foundPath = process.env.VANBOOK_CHROMIUM || findProgram(HEADLESS_SHELLS);
  if (foundPath) return foundPath;
  const mayInstall = install && canInstall();
  if (mayInstall) {
    console.log("Installing Debian's package chromium-headless-shell (about 230 MB on disk) …");
    const shell = installPackage("chromium-headless-shell", HEADLESS_SHELLS);
    if (shell) return shell;
  }
  const whole = findProgram(CHROMIUM_NAMES, MAC_PATHS);
  if (whole) return whole;
  if (mayInstall) {
    console.log("No Chromium is installed: installing the package chromium (about 300 MB on disk) …");
    const chromium = installPackage("chromium", CHROMIUM_NAMES);
    if (chromium) return chromium;
  }
  throw new ProjectProblem(
    "The tests need Chromium, and this machine has none. Install it (Debian: sudo apt-get install chromium-headless-shell; Fedora: " +
      "sudo dnf install chromium; macOS: brew install --cask chromium), or name one with VANBOOK_CHROMIUM=/path/to/chromium.",
  );
}

/**
 * The Chromium for a single test, story or bench run on its own; `npm test` passes its own to all
 * of them.
 */
export function getChromiumPath() {
  return findChromium({ install: false });
}

function installPackage(name, programs) {
  try {
    runApt("update");
    runApt("install", "--yes", "--no-install-recommends", name);
  } catch (error) {
    console.log(error.message);
  }
  return findProgram(programs);
}

function findProgram(names, elsewhere = []) {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/bin", "/snap/bin"];
  const candidates = [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...elsewhere];
  // Ubuntu's /usr/bin/chromium-browser may be a script that only says where to get the real one.
  return candidates.find((path) => existsSync(path) && spawnSync(path, ["--version"]).status === 0);
}
