import { VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { voucherEntryText } from "../../sdk/generated/text/en-IN/masters/voucher-entry.ts";
import { voucherFailure } from "./voucher-failure.ts";

const words = (code: string, status: number | undefined, message = "…") => {
  const problem = new VanbookError({ code, message, ...(status !== undefined && { status }) });
  const { title, detail } = voucherFailure(
    problem,
    { noun: "contra" },
    { fields: {}, lines: [] },
    voucherEntryText,
  );
  return [title, detail].join(" ").trim();
};

const AGAIN = "Press Accept again: it is posted once, however often it is sent.";

test.each([
  ["NETWORK", undefined, `It is not known whether the contra was posted. ${AGAIN}`],
  ["DATABASE_UNAVAILABLE", 503, `It is not known whether the contra was posted. ${AGAIN}`],
  // The user has signed in again by then, so the message doesn't ask for it.
  ["SIGN_IN_REQUIRED", 401, `Your session had ended. ${AGAIN}`],
  ["PERIOD_LOCKED", 409, "The period is locked."],
])("after the error %s a voucher shows the message for it", (code, status, said) => {
  expect(words(code, status, "The period is locked.")).toBe(said);
});
