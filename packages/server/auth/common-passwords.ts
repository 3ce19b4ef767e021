import { readFileSync } from "node:fs";
import type { Knex } from "knex";
import { refused } from "@vanbook/sdk/problem";
import { ofCompany } from "./scope.ts";
import type { UserKey } from "./user-key.ts";

/**
 * Throws PASSWORD_COMMON for a password that is among the most common ones (ignoring case), or that is
 * little more than words which anyone who knows the company would try first: `names` of the company and the
 * user, and the product's name (docs/decisions/014).
 */
export function refuseCommonPassword(
  password: string,
  field: string,
  names: readonly (string | null | undefined)[],
): void {
  const given = password.trim().toLowerCase();
  if (COMMON.has(given)) throw refused("PASSWORD_COMMON", field);
  const left = wordsOf(names).reduce((rest, word) => rest.replaceAll(word, ""), given);
  if (left !== given && (left.length < LEAST || COMMON.has(left.replaceAll(/^\W+|\W+$/g, ""))))
    throw refused("PASSWORD_COMMON", field, OF_NAMES);
}

/** The names of a company and one of its users. A new user (id 0) has no names yet. */
export async function namesOf(db: Knex, user: UserKey): Promise<string[]> {
  const row = await ofCompany(db, user, "companies as c")
    .leftJoin("users as u", (on) => void on.on("u.company_id", "c.company_id").andOnVal("u.id", user.userId))
    .first<Record<string, string | null>>({ company: "c.name", name: "u.name", username: "u.username" });
  return Object.values(row).filter((name) => name !== null);
}

/** The words of names in lower case, longest first. Words of fewer than three letters are ignored. */
function wordsOf(names: readonly (string | null | undefined)[]): string[] {
  const words = [PRODUCT, ...names].flatMap(
    (name) => name?.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u) ?? [],
  );
  return words.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
}

/**
 * One password per line, without those that are too short anyway. The path also works from the built
 * server, whose folder is next to this one.
 */
const COMMON: ReadonlySet<string> = new Set(
  readFileSync(new URL("../auth/common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);
const PRODUCT = "vanbook";
/** Minimum password length in the contract. */
const LEAST = 8;
const OF_NAMES =
  "The password is little more than a name of the company, of the user or of Vanbook. Please choose another.";
