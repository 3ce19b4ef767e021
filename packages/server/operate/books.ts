import { checkBooks } from "../books/checks/check.ts";
import { rebuildRollups } from "../books/rollups/rebuild.ts";
import { listCompanies, COMPANY_OPTION, type Command } from "./command.ts";

export const check: Command = {
  about: "checks the books of every company, or of one; --full looks again at what was found sound before",
  options: { ...COMPANY_OPTION, full: { type: "boolean" } },
  async run(call) {
    const { db, values, say } = call;
    let isSound = true;
    for (const { id: companyId, name } of await listCompanies(call)) {
      const findings = await checkBooks(db, companyId, { full: values["full"] === true });
      say(`${name}: ${findings.length === 0 ? "the books are sound." : "the books are not sound."}`);
      for (const { invariant, message, voucherNo, voucherId } of findings) {
        const id = voucherId === null ? "" : ` (id ${voucherId})`;
        const where = id === "" && voucherNo === null ? "" : ` First at ${voucherNo ?? "a voucher"}${id}.`;
        say(`  ${invariant}: ${message}${where}`);
        isSound = false;
      }
    }
    return isSound;
  },
};

export const rebuild: Command = {
  about: "compares the sums that reports read with the rows behind them, and mends them while people work",
  options: COMPANY_OPTION,
  async run(call) {
    for (const { id, name } of await listCompanies(call)) {
      call.say(`${name}:`);
      await rebuildRollups(call.db, id, { say: (text) => call.say(`  ${text}`) });
    }
    return true;
  },
};
