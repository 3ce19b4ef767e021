import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const ROOT_FOLDER = join(import.meta.dirname, "..");
const read = (path: string) => readFileSync(join(ROOT_FOLDER, path), "utf8");
const operations = read("docs/operations.md").replaceAll(/\s+/g, " ");
const secrets = read("docs/secrets-and-logs.md");

/** The value of a constant of the server, as its source has it. */
function readConstant(path: string, name: string): string {
  const foundText = new RegExp(`const ${name} = ([^;]+);`).exec(read(`packages/server/${path}`))?.[1];
  if (foundText === undefined) throw new Error(`${path} has no ${name}`);
  return foundText;
}

/** The first cells of the table below a heading. */
function listFirstCells(page: string, heading: string): string[] {
  const [, section = ""] = page.split(`\n## ${heading}\n`);
  return section
    .split("\n## ")[0]!
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(2)
    .map((line) => line.split(" | ")[0]!.slice(2));
}

it("docs/operations.md says how guessing is slowed down, with the figures of the server", () => {
  expect(readConstant("auth/attempts.ts", "FREE_FAILURES")).toBe("10");
  expect(readConstant("auth/attempts.ts", "WINDOW_MS")).toBe("15 * 60 * 1000");
  expect(readConstant("session/sign-in-steps.ts", "MAX_FAILURES")).toBe("5");
  for (const words of [
    "slowed down per account, per known browser and per address, separately for passwords and codes",
    "ten attempts are free, then delays double, up to a quarter of an hour",
    "Five wrong codes end a sign-in",
    "Nobody is locked out",
    "Recovery links and the set-up code are counted per address: ten wrong ones in a quarter of an hour",
  ])
    expect(operations).toContain(words);
});

it("docs/operations.md says which words and which common passwords are refused", () => {
  const commonPasswords = read("packages/server/auth/common-passwords.txt").split("\n").filter(Boolean);
  expect(commonPasswords).toHaveLength(3534);
  expect(operations).toContain("The 3,534 most common ones are refused");
  expect(operations).toContain(
    "the words of the company's name, the user's name and username, and *vanbook*",
  );
});

it("docs/operations.md describes every way to sign in, with its strength", () => {
  // The methods of the sign-in log, and what a program has in place of a sign-in.
  expect(read("packages/server/session/login-log.ts")).toMatch(/SignInMethod =[^;]*"Password"/);
  for (const words of [
    "**A new user, or a forgotten password.** *Recovery link* makes an address with which the user sets the password, once and within an hour",
    "**Second factor.**",
    "ten recovery codes",
    "**API keys and embed tokens** have no second factor: a key is made in a session that had one",
  ])
    expect(operations).toContain(words);
});

it("docs/operations.md has the lives of sessions that the server keeps, and how many a user may have", () => {
  expect(readConstant("auth/token.ts", "SESSION_LIFE")).toBe("7 * 24 * 60 * 60 * 1000");
  expect(readConstant("auth/authenticate.ts", "IDLE_MS")).toBe("12 * 60 * 60 * 1000");
  expect(operations).toContain(
    "**Sessions** end after twelve hours without use, and after seven days in any case; a user may have any number",
  );
});

it("docs/secrets-and-logs.md has a line for each secret that the database keeps", () => {
  const migrations = readdirSync(join(ROOT_FOLDER, "packages/server/db/migrations"))
    .map((name) => read(`packages/server/db/migrations/${name}`))
    .join("\n");
  const columns = new Set(
    [...migrations.matchAll(/\b(\w*(?:hash|secret)) (?:VARBINARY|BINARY|VARCHAR)\(/g)].map(
      ([, name]) => name,
    ),
  );
  const lines = listFirstCells(secrets, "Secrets and algorithms").join("\n");
  const linesOfColumns: Record<string, string> = {
    password_hash: "password",
    token_hash: "session, sign-in step, recovery link",
    secret_hash: "API key",
    former_hash: "API key",
    secret: "second factor",
    pending_secret: "second factor",
    code_hash: "recovery code",
    former_secret: "secret of a webhook",
  };
  // The hash of a request is none of a secret: it tells whether a repeated request is the same.
  columns.delete("request_hash");
  expect([...columns].toSorted()).toEqual(Object.keys(linesOfColumns).toSorted());
  for (const line of [
    ...Object.values(linesOfColumns),
    ...["known browser", "set-up code", "secret of embed tokens", "`DATABASE_URL`", "HTTPS certificate"],
  ])
    expect(lines).toContain(line);
});

it("docs/secrets-and-logs.md names the algorithms, and what to do after a leak", () => {
  for (const words of [
    "argon2id, 19 MiB, 2 passes",
    "AES-256-GCM",
    "HMAC-SHA-256",
    "HMAC-SHA-1",
    "After a leak",
  ])
    expect(secrets).toContain(words);
});

it("docs/secrets-and-logs.md has the levels of data, the addresses that are called, and each log", () => {
  expect(listFirstCells(secrets, "Levels of data")).toEqual(["secret", "confidential", "public"]);
  const addresses = listFirstCells(secrets, "Which addresses the server calls");
  expect(addresses).toHaveLength(3);
  for (const address of ["the database", "webhook addresses", "`WHATSAPP_API_URL`"])
    expect(addresses.join("\n")).toContain(address);
  expect(listFirstCells(secrets, "Logs")).toEqual([
    ...["requests", "slow statements", "Sign-in Log", "Audit Log", "deliveries of a webhook"],
    ...["the binary log", "metrics"],
  ]);
});
