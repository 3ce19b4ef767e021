import type { CommandIO } from "./command-io.ts";

/** Shows the progress of a long call on a terminal, in one line that is cleared at the end. */
export function createProgress({ errors }: CommandIO, isQuiet: boolean) {
  const isShown = errors.isTTY === true && !isQuiet;
  let last = -Infinity;
  return {
    say(text: string): void {
      if (!isShown || performance.now() - last < 100) return;
      last = performance.now();
      errors.write(`\r\u001b[2K${text}`);
    },
    end(): void {
      if (isShown && last > 0) errors.write("\r\u001b[2K");
    },
  };
}
