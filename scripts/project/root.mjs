import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

/** The project's folder, whatever folder a command is called from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), "../..");
