import { readFileSync } from "node:fs";
import { refused } from "../contract/problem.ts";

/** Throws PASSWORD_COMMON for a password that is among the most common ones, in whatever case (docs/decisions). */
export function refuseCommonPassword(password: string, field: string): void {
  if (COMMON.has(password.trim().toLowerCase())) throw refused("PASSWORD_COMMON", field);
}

/** One a line; those that are too short anyway are left out. The path holds from the built server too, which stands beside this folder. */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL("../auth/common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);
