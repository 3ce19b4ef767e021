import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import type { CommandCall } from "../command.ts";
import { OperatorProblem } from "../command.ts";

/**
 * The operator's secret that a backup's digest is made with: somebody who can change the file, but
 * does not know the secret, can't make the digest right.
 */
export interface BackupKey {
  secret: string;
  /** Is written into the backup, to tell a wrong key from a changed file. */
  id: string;
}

/** Undefined if the operator has none. */
export function readBackupKey(env: CommandCall["env"]): BackupKey | undefined {
  const secret = env[KEY_VARIABLE]?.trim() ?? "";
  if (secret === "") return undefined;
  if (secret.length < LEAST_LENGTH)
    throw new OperatorProblem(`${KEY_VARIABLE} needs at least ${LEAST_LENGTH} characters.`);
  // Each backup names the key by a hash, so anybody who has a backup can try guesses.
  if (new Set(secret).size < LEAST_VARIETY)
    throw new OperatorProblem(
      `${KEY_VARIABLE} needs at least ${LEAST_VARIETY} different characters, such as \`openssl rand -hex 32\` makes.`,
    );
  const id = createHash("sha256").update(`vanbook backup key ${secret}`).digest("hex").slice(0, 16);
  return { secret, id };
}

/** A digest of all lines in their order, with the key. */
export interface KeyedDigest {
  add(text: string): void;
  result(): string;
}

export function createKeyedDigest({ secret }: BackupKey): KeyedDigest {
  const hmac = createHmac("sha256", secret);
  return { add: (text) => void hmac.update(text), result: () => hmac.digest("hex") };
}

export function isSameDigest(one: string, other: unknown): boolean {
  const [ours, theirs] = [Buffer.from(one), Buffer.from(String(other))];
  return ours.length === theirs.length && timingSafeEqual(ours, theirs);
}

export const KEY_VARIABLE = "VANBOOK_BACKUP_KEY";
const LEAST_LENGTH = 32;
const LEAST_VARIETY = 8;
