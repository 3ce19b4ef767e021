import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { apt, canInstall } from "./debian.mjs";
import { ProjectProblem } from "./problem.mjs";

const NAMES = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome"];
const MAC = ["Chromium", "Google Chrome"].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);

/** The Chromium that the tests run in: VANBOOK_CHROMIUM, else the machine's own, else Debian's, installed when we may. */
export function findChromium({ install }) {
  const found = process.env.VANBOOK_CHROMIUM || machines();
  if (found) return found;
  if (install && canInstall()) {
    console.log("No Chromium is installed: installing Debian's package chromium (about 300 MB on disk) …");
    apt("update");
    apt("install", "--yes", "--no-install-recommends", "chromium");
    if (machines()) return machines();
  }
  throw new ProjectProblem(
    "The tests need Chromium, and this machine has none. Install it (Debian: sudo apt-get install chromium; Fedora: " +
      "sudo dnf install chromium; macOS: brew install --cask chromium), or name one with VANBOOK_CHROMIUM=/path/to/chromium.",
  );
}

function machines() {
  const folders = [...(process.env.PATH ?? "").split(delimiter).filter(Boolean), "/usr/bin", "/snap/bin"];
  const candidates = [...folders.flatMap((folder) => NAMES.map((name) => join(folder, name))), ...MAC];
  // Ubuntu's /usr/bin/chromium-browser may be a script that only says where to get the real one.
  return candidates.find((path) => existsSync(path) && spawnSync(path, ["--version"]).status === 0);
}
