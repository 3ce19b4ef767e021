import { isVanbookError } from "@vanbook/sdk";
import type { Text } from "../../sdk/text/en-IN/en-IN.ts";
import { describeFailure } from "../../sdk/text/say-in.ts";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";

export function describeReportFailure(
  error: Error,
  { words = {} }: AnyReport,
  text: Text,
): { title: string; detail?: string } {
  const reason = describeFailure(error, text);
  const { failure = text.report.failed, unexplained = reason, unexpected } = words;
  if (!failure.includes("{message}")) return { title: failure, detail: reason };
  if (isVanbookError(error, "NETWORK")) return { title: reason };
  if (isVanbookError(error, "TIMEOUT")) return { title: text.report.unreachable, detail: reason };
  if (unexpected && !(isVanbookError(error) && error.status)) return { title: unexpected, detail: reason };
  const isUnexplained = isVanbookError(error, "UNEXPLAINED") || isVanbookError(error, "BAD_ANSWER");
  return { title: failure.replace("{message}", isUnexplained ? unexplained : reason) };
}

export function emptyWords({ words = {} }: AnyReport, text: Text, search: string): string {
  const { empty = text.report.noData, noMatch = empty } = words;
  return search === "" ? empty : noMatch;
}
