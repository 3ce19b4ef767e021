import type { Message } from "@vanbook/sdk/rules";
import type { MessageParameters } from "../generated/message-parameters.ts";

export type Translations = {
  readonly [Key in keyof MessageParameters]: (
    texts: Readonly<Record<MessageParameters[Key], string>>,
  ) => string;
};

/**
 * Returns a function that formats a language's messages from key and values, and translates labels
 * and words among the values. It returns undefined for messages that the language lacks.
 */
export function createSay(
  messages: Translations,
  translate: (english: string) => string,
): (message: Message) => string | undefined {
  const makers = new Map<string, (texts: Readonly<Record<string, string>>) => string>(
    Object.entries(messages),
  );
  const formatMessage = ({ key, values = {} }: Message): string | undefined =>
    key === undefined
      ? undefined
      : makers.get(key)?.(
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, formatValue(value)])),
        );
  const formatValue = (value: unknown): string => {
    if (!isMessage(value)) return translate(String(value));
    return formatMessage(value) ?? translate(value.message);
  };
  return formatMessage;
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "message" in value;
}
