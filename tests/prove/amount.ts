import { parseArgs } from "node:util";
import type { Amount } from "./proof.ts";

/**
 * Reads the command line: amounts of the long runs, their names, paths of tests, and the file for
 * the results. The default amounts are small and the same every time. An unknown argument ends the
 * process with code 1 and a list of the known ones.
 */
export function readAmount(args: readonly string[], knownNames: readonly string[]) {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      seed: { type: "string", default: "1" },
      receipts: { type: "string", default: "400" },
      rounds: { type: "string", default: "3" },
      seeds: { type: "string", default: "2" },
      steps: { type: "string", default: "150" },
      requests: { type: "string", default: "20" },
      people: { type: "string", default: "8" },
      seconds: { type: "string", default: "8" },
      pause: { type: "string", default: "100" },
      freeze: { type: "string", default: "0" },
      faults: { type: "string", default: "6" },
      days: { type: "string", default: "1" },
      all: { type: "boolean", default: false },
      "hold-times": { type: "boolean", default: false },
      only: { type: "string", default: "" },
      from: { type: "string", default: "" },
      results: { type: "string" },
    },
  });
  const { all, "hold-times": holdTimes, only, from, results, ...texts } = values;
  const numbers = Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, Number(text)]),
  ) as Record<keyof typeof texts, number>; // the same keys
  const isWrong = ([name, value]: [string, number]) =>
    !Number.isInteger(value) || value < (MAY_BE_ZERO.has(name) ? 0 : 1);
  const paths = positionals.filter((each) => each.includes("/"));
  const names = positionals.filter((each) => !each.includes("/"));
  const unknown = names.filter((name) => !knownNames.includes(name));
  if (unknown.length > 0 || Object.entries(numbers).some(isWrong)) {
    process.stderr.write(`The long runs are ${knownNames.join(", ")}; their amounts are whole numbers.\n`);
    process.exit(1);
  }
  const amount: Amount = { ...numbers, isAll: all, holdTimes, only, from };
  return { amount, names, paths, results };
}

const MAY_BE_ZERO = new Set(["pause", "freeze"]);
