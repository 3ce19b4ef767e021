import { isVanbookError } from "@vanbook/sdk";
import type { Said } from "@vanbook/sdk/rules";
import type { Text } from "./en-IN/en-IN.ts";

export function formatMessage({ say, translate }: Pick<Text, "say" | "translate">, sentence: Said): string {
  if (typeof sentence === "string") return translate(sentence);
  return say?.(sentence) ?? translate(sentence.message);
}

export function describeFailure(error: Error, text: Text): string {
  return isVanbookError(error, "NETWORK")
    ? text.report.unreachable
    : formatMessage(text, describeError(error));
}

export function getFailureMessage({ message, key, values = {} }: FailureWords): Said {
  return key === undefined ? message : { message, key, values };
}

interface FailureWords {
  message: string;
  key?: string | undefined;
  values?: Readonly<Record<string, unknown>> | undefined;
}

/** The server's text, or what the host's token route says (token-route.ts). In English. */
export function describeError(error: Error): Said {
  const { visitor } = Object(error.cause) as { visitor?: string };
  return visitor ?? getFailureMessage(error);
}
