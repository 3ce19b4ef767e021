import { join } from "node:path";

export const ROOT_FOLDER = join(import.meta.dirname, "..");
