/**
 * The most milliseconds that something may take, where a time is promised. The proof `timed` holds the product to them, on a
 * machine that does nothing else. Every other run has two workers, and sometimes a machine of a third of the speed: it allows
 * five times as much, which still tells an answer that comes from one that never does.
 */
export function promised(milliseconds: number): number {
  return process.env["VANBOOK_TIMED"] === "1" ? milliseconds : 5 * milliseconds;
}
