/** An error that the person at the command line can act on: shown as its message only, without a stack. */
export class ProjectProblem extends Error {
  name = "ProjectProblem";
}

/** Shows the problem's message, or the whole error when it is a fault of our own; the command ends with code 1. */
export function report(error) {
  const isKnown = error instanceof ProjectProblem;
  console.error(isKnown ? `\n${error.message}` : error);
  process.exitCode = 1;
}

/** Ends the command when this Node is too old for the packages, before one of them says so in its own way. */
export function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  console.error(`Vanbook needs Node 20.19 or newer; this is ${process.versions.node}.`);
  process.exit(1);
}
