import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const SERVER_FOLDER = join(import.meta.dirname, "../packages/server");

/** What runs in an installation: without tests, their tools, and the stand-in of the SDK. */
const sources = readdirSync(SERVER_FOLDER, { recursive: true, encoding: "utf8" })
  .filter(
    (path) => /\.(ts|mjs)$/.test(path) && !/\.test\.|(^|\/)(testing|stand-in|dist|node_modules)\//.test(path),
  )
  .map((path) => ({ path, text: readFileSync(join(SERVER_FOLDER, path), "utf8") }));

/** The files in which the pattern occurs. */
function listFilesWith(pattern: RegExp): string[] {
  return sources.flatMap(({ path, text }) => (pattern.test(text) ? [path] : [])).toSorted();
}

/** What the pattern's group finds in all files, each once. */
function listFound(pattern: RegExp): string[] {
  const foundTexts = sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, what = ""]) => what));
  return [...new Set(foundTexts)].toSorted();
}

it("the server's sources are found", () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(listFilesWith(/export async function hashPassword/)).toEqual(["auth/password.ts"]);
});

it("only the operator's restore starts a program, with a list of arguments and without a shell", () => {
  expect(listFilesWith(/node:child_process|from "child_process"/)).toEqual([
    "operate/backup/point-in-time.ts",
  ]);
  const [restore] = sources.filter(({ path }) => path === "operate/backup/point-in-time.ts");
  expect(restore?.text).toContain('import { spawn } from "node:child_process"');
  expect(restore?.text).toMatch(/spawn\(program, \[/);
  expect(restore?.text).not.toMatch(/shell:/);
});

it("no text is run as code", () => {
  expect(listFilesWith(/\beval\(|new Function\(|node:vm|setTimeout\(\s*["'`]/)).toEqual([]);
});

it("regular expressions are made of the contract, of names in our own SQL and of nothing else", () => {
  expect(listFilesWith(/new RegExp\(|\bRegExp\(/)).toEqual([
    "auth/scope.ts",
    "books/checks/document-digest.ts",
    "contract/coerce.ts",
    "contract/validate.ts",
  ]);
});

it("secrets, codes and links come from the operating system's random bytes, never from Math.random", () => {
  // Both make waiting times that differ from process to process.
  expect(listFilesWith(/Math\.random/)).toEqual(["db/transaction.ts", "outbox/leases.ts"]);
  for (const file of [
    "auth/recovery-codes.ts",
    "auth/token-secrets.ts",
    "auth/token.ts",
    "auth/totp.ts",
    "platform/api-keys.ts",
    "session/known-browsers.ts",
    "webhooks/sign.ts",
  ])
    expect(
      listFilesWith(/\brandomBytes\((?:1[5-9]|[2-9]\d|CODE_LETTERS)\)|\brandomBytes\(\s*CODE_LETTERS/),
    ).toContain(file);
  expect(listFilesWith(/\brandomInt\(/)).toEqual(["company/set-up-code.ts"]);
});

it("the only algorithms are SHA-256, HMAC-SHA-256, AES-256-GCM and argon2id, and the second factor's SHA-1", () => {
  expect(listFound(/createHash\(\s*([^)]*?)\s*\)/g)).toEqual(['"sha256"']);
  expect(listFound(/createHmac\(\s*([^,]*),/g)).toEqual(['"sha256"']);
  expect(listFound(/create(?:Cipher|Decipher)iv\(\s*([^,]*),/g)).toEqual(["CIPHER_NAME"]);
  expect(listFound(/CIPHER_NAME = (\S+);/g)).toEqual(['"aes-256-gcm"']);
  expect(listFound(/algorithm: "(\w+)"/g)).toEqual(["SHA1"]);
  const packages = listFound(/from "([^".][^"]*)"/g);
  expect(
    packages.filter((name) => /crypt|argon|hash|jws|jwt|jose|otp|forge|nacl|sodium/i.test(name)),
  ).toEqual(["@node-rs/argon2", "node:crypto", "otpauth"]);
});

it("nothing turns off the check of certificates", () => {
  expect(listFilesWith(/rejectUnauthorized: false|NODE_TLS_REJECT_UNAUTHORIZED|checkServerIdentity/)).toEqual(
    [],
  );
  expect(listFilesWith(/rejectUnauthorized: true/)).toEqual(["db/connection.ts"]);
});

it("no operation takes or gives a hint for a password, or a secret question", () => {
  const contract = readFileSync(join(SERVER_FOLDER, "generated/contract.json"), "utf8");
  const names = [...contract.matchAll(/"(?:name|(\w+))":/g)].map(([, name = ""]) => name);
  expect(names).toContain("NewPassword");
  expect(names.filter((name) => /hint|secretQuestion|securityQuestion|maiden/i.test(name))).toEqual([]);
});

it("the server calls nothing but the database, webhook endpoints and WhatsApp", () => {
  expect(listFilesWith(/(?<![.\w])fetch\(/)).toEqual(["outbox/whatsapp-cloud.ts"]);
  expect(listFilesWith(/\b(request|requestHttps?|get)\b[^;]* from "node:https?"/)).toEqual([
    "webhooks/post-to-endpoint.ts",
  ]);
  expect(
    listFilesWith(/connect[^;]* from "node:(net|tls)"|"node:(dgram|http2)"|"(undici|axios|ws)"/),
  ).toEqual(["db/nodes.ts"]);
});
