import { VanbookError } from "@vanbook/sdk";
import { expect, test } from "vitest";
import { dashboardText } from "../../sdk/generated/text/en-IN/dashboard.ts";
import { enIN } from "../../sdk/text/en-IN/en-IN.ts";
import { describeInvoiceFailure } from "./describe-invoice-failure.ts";

const DOCUMENTED_MESSAGE = "An error occurred while fetching the sale report";

test.each([
  ["The disk is full.", { code: "INTERNAL", status: 500 }],
  [DOCUMENTED_MESSAGE, { code: "UNEXPLAINED", status: 200 }],
  [DOCUMENTED_MESSAGE, { code: "BAD_ANSWER", status: 502 }],
  [DOCUMENTED_MESSAGE, { code: "NETWORK" }],
])("the invoices of the dashboard say '%s' after %o", (words, failure) => {
  const error = new VanbookError({ ...failure, message: "The disk is full." });
  expect(describeInvoiceFailure(error, enIN, dashboardText.invoices.failed)).toBe(words);
});
