import { stories, unit, type PlantedFault } from "./fault.ts";

const KEYS_STORIES = "packages/widgets/vouchers/VoucherKeys.stories.tsx";

/** Faults in entering vouchers by keyboard only. */
export const voucherKeyFaults: readonly PlantedFault[] = [
  {
    name: "a voucher's key is told by the letter that a Mac writes with Alt",
    file: "packages/app/shell/voucher-keys.ts",
    from: "letter ?? key",
    to: "key",
    caughtBy: unit("packages/app/shell/voucher-keys.test.ts", "a letter is recognised by its key's place"),
  },
  {
    name: "what one side has too much is proposed as less than nothing",
    file: "packages/widgets/voucher/balancing.ts",
    from: "Number(figure) > 0",
    to: "Number(figure) !== 0",
    caughtBy: unit("packages/widgets/voucher/balancing.test.ts"),
  },
  {
    name: "Up goes to the first line instead of the one before",
    file: "packages/widgets/voucher/field-order.ts",
    from: "fields.slice(0, at).toReversed()",
    to: "fields.slice(0, at)",
    caughtBy: stories(KEYS_STORIES, "Arrows"),
  },
  {
    name: "the day of the voucher that was posted is not kept for the next form",
    file: "packages/widgets/voucher/effects/use-posting.ts",
    from: "if (!correction && !heldDocument) keepDay(cache, definition, voucher.fields, today);",
    to: "",
    caughtBy: stories(KEYS_STORIES, "Day Of The Next Form"),
  },
];
