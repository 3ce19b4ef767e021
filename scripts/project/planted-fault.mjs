// A vite plugin that breaks one line of the product while the tests load it: `npm run prove --
// planted`.
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { root } from "./root.mjs";

/**
 * The variable that names the fault, as JSON: `{ "file": "packages/…", "from": "…", "to": "…" }`.
 * If it is unset, nothing is changed.
 */
export const FAULT_VARIABLE = "VANBOOK_PLANTED_FAULT";

export function createFaultPlugins() {
  const faultJson = process.env[FAULT_VARIABLE];
  if (!faultJson) return [];
  const fault = JSON.parse(faultJson);
  const file = join(root, fault.file);
  return [
    {
      name: "planted-fault",
      enforce: "pre",
      transform(code, id) {
        return getPath(id) === file ? { code: plant(code, fault), map: null } : undefined;
      },
    },
  ];
}

/** A file's text with the fault in it; throws if the lines are missing or occur more than once. */
export function plant(code, { file, from, to }) {
  const lines = new RegExp(from.trim().split(/\s+/).map(escapePattern).join("\\s+"), "g");
  const matchCount = code.match(lines)?.length ?? 0;
  if (matchCount !== 1) throw new Error(`${file} holds ${matchCount} times, not once: ${from}`);
  return code.replace(lines, () => to);
}

function getPath(id) {
  const path = id.split("?")[0];
  return path.startsWith("file:") ? fileURLToPath(path) : path;
}

function escapePattern(text) {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
