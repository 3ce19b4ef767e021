import { VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { voucherEntryText } from "../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import { toVoucherFailure } from "./voucher-failure.ts";

const describeFailure = (code: string, status: number | undefined, message = "…") => {
  const problem = new VanbookError({ code, message, ...(status !== undefined && { status }) });
  const { title, detail } = toVoucherFailure(
    problem,
    { noun: "contra", operation: "contras.post" },
    { fields: {}, lines: [] },
    voucherEntryText,
  );
  return [title, detail].join(" ").trim();
};

const RETRY_ADVICE = "Press Accept again. It can't be posted twice.";

test.each([
  ["NETWORK", undefined, `We couldn't confirm that the contra was posted. ${RETRY_ADVICE}`],
  ["DATABASE_UNAVAILABLE", 503, `We couldn't confirm that the contra was posted. ${RETRY_ADVICE}`],
  ["BAD_ANSWER", 200, `We couldn't confirm that the contra was posted. ${RETRY_ADVICE}`],
  // The user has signed in again by then, so the message doesn't ask for it.
  ["SIGN_IN_REQUIRED", 401, `Your session has ended. ${RETRY_ADVICE}`],
  ["PERIOD_LOCKED", 409, "The period is locked."],
])("after the error %s a voucher shows the message for it", (code, status, message) => {
  expect(describeFailure(code, status, "The period is locked.")).toBe(message);
});
