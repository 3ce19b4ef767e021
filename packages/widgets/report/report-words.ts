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
  const { failure = text.report.failed } = words;
  if (!failure.includes("{message}")) return { title: failure, detail: reason };
  return { title: isVanbookError(error, "NETWORK") ? reason : failure.replace("{message}", reason) };
}

export function emptyWords({ words = {} }: AnyReport, text: Text, search: string): string {
  const { empty = text.report.noData, noMatch = empty } = words;
  return search === "" ? empty : noMatch;
}
