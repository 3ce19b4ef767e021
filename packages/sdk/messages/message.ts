import type { MessageParameters } from "../generated/message-parameters.ts";

/** Keys of the sentences with a variable part, for programs and translations: packages/sdk/messages/en-IN.json. */
export type MessageKey = keyof MessageParameters;

/** A value inserted in a sentence: a text, a figure, or another message. */
export type MessageValue = string | number | Message;

/**
 * A sentence for users, in English. If a part of it varies, it also has a key and values, with which it can
 * be translated.
 */
export interface Message {
  message: string;
  key?: MessageKey | (string & {});
  values?: Readonly<Record<string, unknown>>;
}

/** A text for users: a fixed sentence, or a message. */
export type Said = string | Message;

/** The values of a sentence as formatted text. */
export type Texts<Name extends string> = Readonly<Record<Name, string>>;

/** A message with its key and its values. */
export interface KeyedMessage<Key extends MessageKey = MessageKey> extends Message {
  key: Key;
  values: Readonly<Record<string, MessageValue>>;
}

/** Creates the function that makes a sentence in English. */
export function createSentence<Key extends MessageKey, Name extends string>(
  key: Key,
  make: (texts: Texts<Name>) => string,
): (values: Readonly<Record<Name, MessageValue>>) => KeyedMessage<Key> {
  return (values) => {
    const texts = Object.fromEntries(
      Object.entries<MessageValue>(values).map(([name, value]) => [name, textOf(value)]),
    ) as Texts<Name>; // its keys are the given names
    return { message: make(texts), key, values };
  };
}

/** The English text of a value. */
export function textOf(said: MessageValue): string {
  return typeof said === "object" ? said.message : String(said);
}

/** A text as a message; a fixed sentence has only its text. */
export function messageOf(said: Said): Message {
  return typeof said === "string" ? { message: said } : said;
}
