// A vite plugin that breaks one line of the product while the tests load it: `npm run prove -- planted`.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./root.mjs";

/**
 * The variable that names the fault, as JSON: `{ "file": "packages/…", "from": "…", "to": "…" }`. If it is
 * unset, nothing is changed.
 */
export const VARIABLE = "VANBOOK_PLANTED_FAULT";

/** The plugins that plant the fault named in the environment: one or none. */
export function plantedFault() {
  const given = process.env[VARIABLE];
  if (!given) return [];
  const fault = JSON.parse(given);
  const file = join(root, fault.file);
  return [
    {
      name: "planted-fault",
      enforce: "pre",
      transform(code, id) {
        return pathOf(id) === file ? { code: plant(code, fault), map: null } : undefined;
      },
    },
  ];
}

/** A file's text with the fault in it; throws if the lines are missing or occur more than once. */
export function plant(code, { file, from, to }) {
  const lines = new RegExp(from.trim().split(/\s+/).map(escaped).join("\\s+"), "g");
  const found = code.match(lines)?.length ?? 0;
  if (found !== 1) throw new Error(`${file} holds ${found} times, not once: ${from}`);
  return code.replace(lines, () => to);
}

function pathOf(id) {
  const path = id.split("?")[0];
  return path.startsWith("file:") ? fileURLToPath(path) : path;
}

function escaped(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
