import type { CommandIO } from "./command-io.ts";

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
