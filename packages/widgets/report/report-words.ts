import { isVanbookError } from "@vanbook/sdk";
import type { Text } from "../../sdk/text/en-IN/en-IN.ts";
import { saidOf } from "../../sdk/text/say-in.ts";
import type { AnyReport } from "../../sdk/report/define/any-report.ts";

/**
 * The report's own error text with the reason, inside it or beside it; if there was no answer at all, only that
 * reason.
 */
export function failureWords(
  error: Error,
  { words = {} }: AnyReport,
  text: Text,
): { title: string; detail?: string } {
  const said = saidOf(error, text);
  const { failure = text.report.failed } = words;
  if (!failure.includes("{message}")) return { title: failure, detail: said };
  return { title: isVanbookError(error, "NETWORK") ? said : failure.replace("{message}", said) };
}

/** The message of a report without rows, with or without a search. */
export function emptyWords({ words = {} }: AnyReport, text: Text, search: string): string {
  const { empty = text.report.noData, noMatch = empty } = words;
  return search === "" ? empty : noMatch;
}
