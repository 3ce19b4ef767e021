/**
 * An error that the user at the command line can fix: shown as its message only, without a stack.
 */
export class ProjectProblem extends Error {
  name = "ProjectProblem";
}

/**
 * Shows the problem's message, or the whole error if it is our own fault; the command ends with
 * code 1.
 */
export function showProblem(error) {
  const isKnown = error instanceof ProjectProblem;
  console.error(isKnown ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/**
 * Ends the command if this Node version is too old, before a package fails with a less clear
 * message.
 */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Vanbook needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
