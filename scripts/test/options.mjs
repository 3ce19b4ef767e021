import { parseArgs } from "node:util";

export function readOptions(words) {
  // `--changed` may have no value.
  const args = words.map((word) => (word === "--changed" ? "--changed=HEAD" : word));
  try {
    const { values } = parseArgs({
      args,
      options: {
        whole: { type: "boolean", default: false },
        changed: { type: "string" },
        "skip-install": { type: "boolean", default: false },
        ...Object.fromEntries(AMOUNT_OPTIONS.map((name) => [name, { type: "string" }])),
      },
    });
    const amounts = AMOUNT_OPTIONS.flatMap((name) =>
      values[name] === undefined ? [] : [`--${name}`, values[name]],
    );
    if (amounts.length > 0 && !values.whole) throw new Error("The amounts are those of --whole.");
    return { isWhole: values.whole, since: values.changed, mayInstall: !values["skip-install"], amounts };
  } catch (error) {
    console.error(
      `${error.message}\nnpm test [-- [--whole [--seed 7] […]] [--changed[=COMMIT]]]: CONTRIBUTING.md`,
    );
    process.exit(2);
  }
}

const AMOUNT_OPTIONS = [
  "seed",
  "faults",
  "days",
  "freeze",
  "from",
  "seeds",
  "steps",
  "receipts",
  "rounds",
  "people",
  "seconds",
  "pause",
  "requests",
  "only",
];
