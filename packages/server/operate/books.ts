import { checkBooks } from "../books/checks/check.ts";
import type { Finding } from "../books/checks/finding.ts";
import { rebuildRollups } from "../books/rollups/rebuild.ts";
import { listCompanies, COMPANY_OPTION, type Command } from "./command.ts";

export const check: Command = {
  about: "checks the books of every company, or of one; --full looks again at what was found sound before",
  options: { ...COMPANY_OPTION, full: { type: "boolean" } },
  async run(call) {
    const { db, values, say } = call;
    let isSound = true;
    for (const { id: companyId, name } of await listCompanies(call)) {
      const warnings: Finding[] = [];
      const findings = await checkBooks(db, companyId, {
        full: values["full"] === true,
        onWarning: (warning) => void warnings.push(warning),
      });
      say(`${name}: ${findings.length === 0 ? "the books are sound." : "the books are not sound."}`);
      for (const finding of findings) say(`  ${describeFinding(finding)}`);
      for (const warning of warnings) say(`  Warning, ${describeFinding(warning)}`);
      if (findings.length > 0) isSound = false;
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

function describeFinding({ invariant, message, voucherNo, voucherId }: Finding): string {
  const id = voucherId === null ? "" : ` (id ${voucherId})`;
  const where = id === "" && voucherNo === null ? "" : ` First at ${voucherNo ?? "a voucher"}${id}.`;
  return `${invariant}: ${message}${where}`;
}
