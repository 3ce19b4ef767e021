import { fstatSync, writeSync } from "node:fs";

/**
 * Writes to standard output. If that is a file on a full disk, this text is lost but later texts
 * are still tried; a stream would fail for good and end the command.
 */
export function print(text) {
  if (!isFile()) return void process.stdout.write(text);
  try {
    writeSync(1, text);
  } catch (error) {
    if (error.code !== "ENOSPC" && error.code !== "EDQUOT") throw error;
  }
}

let isOutputFile;
function isFile() {
  return (isOutputFile ??= fstatSync(1).isFile() || fstatSync(1).isCharacterDevice());
}
