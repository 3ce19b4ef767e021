import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Pressed } from "./entering.ts";

/**
 * Number of keys for a kind's first voucher in the month: to open its form, and from its first
 * field to the accepting key.
 */
type Keystrokes = Readonly<Record<string, readonly [opening: number, voucher: number]>>;

export function countKeys(pressedKeys: readonly Pressed[]): Keystrokes {
  const first = new Map<string, Pressed>();
  for (const one of pressedKeys) if (!first.has(one.kind)) first.set(one.kind, one);
  return Object.fromEntries([...first].map(([kind, { opening, voucher }]) => [kind, [opening, voucher]]));
}

/** The numbers of keys in the table of docs/keystrokes.md. */
export function readPrintedKeys(): Keystrokes {
  const rows = readPage().matchAll(/^\| `(\w+)` *\|[^|]*\| *(\d+) \| *(\d+) \|/gm);
  return Object.fromEntries(
    [...rows].map(([, kind = "", opening, voucher]) => [kind, [Number(opening), Number(voucher)]]),
  );
}

/**
 * Lines to copy into that table: kind, number of vouchers, keys of the first, and the range of keys
 * of all.
 */
export function formatKeysTable(pressedKeys: readonly Pressed[]): string {
  return Object.entries(countKeys(pressedKeys))
    .map(([kind, [opening, voucher]]) => {
      const own = pressedKeys.filter((one) => one.kind === kind);
      const all = own.map((one) => one.voucher).toSorted((a, b) => a - b);
      return `${kind}: ${own.length} vouchers, ${opening} + ${voucher} keys, from ${all[0]} to ${all.at(-1)}`;
    })
    .join("\n");
}

/** Tally's keys in that table, by kind: the number that the table states, and the keys counted. */
export function readTallyKeys(): { kind: string; said: number; counted: number }[] {
  const rows = readPage().matchAll(/^\| `(\w+)` *\|[^|]*\|[^|]*\|[^|]*\| *(\d+) \| `([^`]+)` *\|/gm);
  return [...rows].map(([, kind = "", saidCount, keys = ""]) => ({
    kind,
    said: Number(saidCount),
    counted: keys.split(" ").reduce((sum, word) => sum + (/^(F\d|\^|⌥|Pg)/.test(word) ? 1 : word.length), 0),
  }));
}

function readPage(): string {
  return readFileSync(join(import.meta.dirname, "../../../docs/keystrokes.md"), "utf8");
}
