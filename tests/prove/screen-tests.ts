import { readdirSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./fingerprint.ts";

const FOLDER = "tests/browser";
const all = readdirSync(join(ROOT, FOLDER))
  .filter((name) => name.endsWith(".prove.ts"))
  .toSorted();
const inFolder = (names: readonly string[]) => names.map((name) => `${FOLDER}/${name}`);

/** Widgets on partners' pages, besides what every run tries of them. */
export const embeddingTests = inFolder(all.filter((name) => name.startsWith("embedding")));
/** A month of a business that is entered by the keyboard alone: minutes, whatever else is tried. */
export const monthTests = inFolder(all.filter((name) => name.startsWith("entered-month")));
/** A crash in the middle of each voucher that is entered by hand: its server and its database are killed, which takes minutes too. */
export const crashedVoucherTests = inFolder(all.filter((name) => name.startsWith("crashed-vouchers")));
/** Screens with ways of their own, each tried by a file of its own: whatever else is proved in a browser. */
export const areaTests = inFolder(
  all.filter((name) => !/^(embedding|entered-month|crashed-vouchers)/.test(name)),
);
