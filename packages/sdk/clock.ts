/** The machine's clock, the one place of the SDK that reads it: ends of tokens and times to wait until are reckoned by it. */
export function now(): number {
  return Date.now();
}
