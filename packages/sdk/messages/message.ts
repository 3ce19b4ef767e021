import type { MessageParameters } from "../generated/message-parameters.ts";

/** Keys of sentences with a variable part, for translations: packages/sdk/messages/en-IN.json. */
export type MessageKey = keyof MessageParameters;

export type MessageValue = string | number | Message;

/**
 * A sentence for users, in English. If a part of it varies, it also has a key and values, with
 * which it can be translated.
 */
export interface Message {
  message: string;
  key?: MessageKey | (string & {});
  values?: Readonly<Record<string, unknown>>;
}

/** A text for users: a fixed sentence, or a message. */
export type Said = string | Message;

export type Texts<Name extends string> = Readonly<Record<Name, string>>;

export interface KeyedMessage<Key extends MessageKey = MessageKey> extends Message {
  key: Key;
  values: Readonly<Record<string, MessageValue>>;
}

export function createSentence<Key extends MessageKey, Name extends string>(
  key: Key,
  make: (texts: Texts<Name>) => string,
): (values: Readonly<Record<Name, MessageValue>>) => KeyedMessage<Key> {
  return (values) => {
    const texts = Object.fromEntries(
      Object.entries<MessageValue>(values).map(([name, value]) => [name, toText(value)]),
    ) as Texts<Name>; // its keys are the given names
    return { message: make(texts), key, values };
  };
}

export function toText(sentence: MessageValue): string {
  return typeof sentence === "object" ? sentence.message : String(sentence);
}

export function toMessage(sentence: Said): Message {
  return typeof sentence === "string" ? { message: sentence } : sentence;
}
