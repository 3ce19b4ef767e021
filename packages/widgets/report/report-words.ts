import type { VanbookError } from "@vanbook/sdk";
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
  // Errors of the program have neither.
  const { code, status } = error as Partial<VanbookError>;
  if (code === "NETWORK") return { title: reason };
  if (code === "TIMEOUT") return { title: text.report.unreachable, detail: reason };
  if (unexpected && !status) return { title: unexpected, detail: reason };
  const isUnexplained = code === "UNEXPLAINED" || code === "BAD_ANSWER";
  return { title: failure.replace("{message}", isUnexplained ? unexplained : reason) };
}

export function emptyWords({ words = {} }: AnyReport, text: Text, search: string): string {
  const { empty = text.report.noData, noMatch = empty } = words;
  return search === "" ? empty : noMatch;
}
