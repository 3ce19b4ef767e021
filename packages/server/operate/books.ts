import { checkBooks } from "../books/checks/check.ts";
import { rebuildRollups } from "../books/rollups/rebuild.ts";
import { companiesOf, COMPANY, type Command } from "./command.ts";

/** Checks the invariants of companies' books; `--full` also checks documents that an earlier check found sound. */
export const check: Command = {
  about: "checks the books of every company, or of one; --full looks again at what was found sound before",
  options: { ...COMPANY, full: { type: "boolean" } },
  async run(call) {
    const { db, values, say } = call;
    let isSound = true;
    for (const { id, name } of await companiesOf(call)) {
      const findings = await checkBooks(db, id, { full: values["full"] === true });
      say(`${name}: ${findings.length === 0 ? "the books are sound." : "the books are not sound."}`);
      for (const { invariant, message, voucherNo, voucherId } of findings) {
        const where = voucherId === null ? "" : ` First at ${voucherNo ?? "a voucher"} (id ${voucherId}).`;
        say(`  ${invariant}: ${message}${where}`);
        isSound = false;
      }
    }
    return isSound;
  },
};

/** Compares the rollups that reports read with their source rows and corrects them, while people work. */
export const rebuild: Command = {
  about: "compares the sums that reports read with the rows behind them, and mends them while people work",
  options: COMPANY,
  async run(call) {
    for (const { id, name } of await companiesOf(call)) {
      call.say(`${name}:`);
      await rebuildRollups(call.db, id, { say: (text) => call.say(`  ${text}`) });
    }
    return true;
  },
};
