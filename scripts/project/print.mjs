import { fstatSync, writeSync } from "node:fs";

/**
 * Writes to standard output. If that is a file on a full disk, the text is lost and the next one is tried
 * again: a stream would end at the first failure, and this command with it.
 */
export function print(text) {
  if (!isFile()) return void process.stdout.write(text);
  try {
    writeSync(1, text);
  } catch (error) {
    if (error.code !== "ENOSPC" && error.code !== "EDQUOT") throw error;
  }
}

let known;
function isFile() {
  return (known ??= fstatSync(1).isFile() || fstatSync(1).isCharacterDevice());
}
