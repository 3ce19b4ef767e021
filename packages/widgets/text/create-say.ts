import type { Message } from "@vanbook/sdk/rules";
import type { MessageParameters } from "../../sdk/generated/message-parameters.ts";

/** A language's messages by their keys, made of the texts that vary. */
export type Translations = {
  readonly [Key in keyof MessageParameters]: (
    texts: Readonly<Record<MessageParameters[Key], string>>,
  ) => string;
};

/** How a language says messages, by their keys and values; undefined for those that it does not have. Labels and words among the values are translated. */
export function createSay(
  messages: Translations,
  translate: (english: string) => string,
): (message: Message) => string | undefined {
  const makers = new Map<string, (texts: Readonly<Record<string, string>>) => string>(
    Object.entries(messages),
  );
  const say = ({ key, values = {} }: Message): string | undefined =>
    key === undefined
      ? undefined
      : makers.get(key)?.(
          Object.fromEntries(Object.entries(values).map(([name, value]) => [name, sayValue(value)])),
        );
  const sayValue = (value: unknown): string => {
    if (!isMessage(value)) return translate(String(value));
    return say(value) ?? translate(value.message);
  };
  return say;
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "message" in value;
}
