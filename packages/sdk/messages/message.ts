import type { MessageParameters } from "../generated/message-parameters.ts";

/** The sentences of which a part varies, as programs and other languages know them: packages/sdk/messages/en-IN.json. */
export type MessageKey = keyof MessageParameters;

/** What a sentence says besides its own words: a text, a figure, or another message. */
export type MessageValue = string | number | Message;

/** A sentence for people in English. One of which a part varies has a key and values too, by which other languages say it. */
export interface Message {
  message: string;
  key?: MessageKey | (string & {});
  values?: Readonly<Record<string, unknown>>;
}

/** What is said to people: a sentence that is always the same, or a message. */
export type Said = string | Message;

/** The values of a sentence as it is put together. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** A message with its key and its values. */
export interface KeyedMessage<Key extends MessageKey = MessageKey> extends Message {
  key: Key;
  values: Readonly<Record<string, MessageValue>>;
}

/** Creates the function that says a sentence in English. */
export function createSentence<Key extends MessageKey, Name extends string>(
  key: Key,
  make: (texts: Texts<Name>) => string,
): (values: Readonly<Record<Name, MessageValue>>) => KeyedMessage<Key> {
  return (values) => {
    const texts = Object.fromEntries(
      Object.entries<MessageValue>(values).map(([name, value]) => [name, textOf(value)]),
    ) as Texts<Name>; // of the names that it was given
    return { message: make(texts), key, values };
  };
}

/** What is said, in English. */
export function textOf(said: MessageValue): string {
  return typeof said === "object" ? said.message : String(said);
}

/** What is said as a message: a sentence that is always the same has its text alone. */
export function messageOf(said: Said): Message {
  return typeof said === "string" ? { message: said } : said;
}
