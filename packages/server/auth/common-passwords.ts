import { readFileSync } from "node:fs";
import type { Knex } from "knex";
import { problemOnField } from "@vanbook/sdk/problem";
import { ofCompany } from "./scope.ts";
import type { UserKey } from "./user-key.ts";

/**
 * Throws PASSWORD_COMMON for one of the most common passwords (ignoring case), or for one that is
 * little more than words easily guessed: `names` of the company and the user, and the product's
 * name (docs/decisions/014).
 */
export function refuseCommonPassword(
  password: string,
  field: string,
  names: readonly (string | null | undefined)[],
): void {
  const typedPassword = password.trim().toLowerCase();
  if (COMMON_PASSWORDS.has(typedPassword)) throw problemOnField("PASSWORD_COMMON", field);
  const remainder = listNameWords(names).reduce((rest, word) => rest.replaceAll(word, ""), typedPassword);
  if (
    remainder !== typedPassword &&
    (remainder.length < MIN_LENGTH || COMMON_PASSWORDS.has(remainder.replaceAll(/^\W+|\W+$/g, "")))
  )
    throw problemOnField("PASSWORD_COMMON", field, OF_NAMES);
}

export async function readNames(db: Knex, user: UserKey): Promise<string[]> {
  const row = await ofCompany(db, user, "companies as c")
    .leftJoin("users as u", (on) => void on.on("u.company_id", "c.company_id").andOnVal("u.id", user.userId))
    .first<Record<string, string | null>>({ company: "c.name", name: "u.name", username: "u.username" });
  return Object.values(row).filter((name) => name !== null);
}

function listNameWords(names: readonly (string | null | undefined)[]): string[] {
  const words = [PRODUCT_NAME, ...names].flatMap(
    (name) => name?.toLowerCase().split(/[^\p{L}\p{M}\p{N}]+/u) ?? [],
  );
  return words.filter((word) => word.length >= 3).toSorted((a, b) => b.length - a.length);
}

/**
 * One password per line, without those that are too short anyway. The path also works from the
 * built server, whose folder is next to this one.
 */
const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  readFileSync(new URL("../auth/common-passwords.txt", import.meta.url), "utf8")
    .split("\n")
    .filter(Boolean),
);
const PRODUCT_NAME = "vanbook";
const MIN_LENGTH = 8;
const OF_NAMES =
  "The password is little more than a name of the company, of the user or of Vanbook. Please choose another.";
