import { messages } from "../../generated/text/hi-IN/messages.ts";
import { wholeText } from "../../generated/text/hi-IN/whole.ts";
import { words } from "../../generated/text/hi-IN/words.ts";
import { createSay } from "../create-say.ts";
import { createTranslate } from "../create-translate.ts";
import type { Text } from "../en-IN/en-IN.ts";
import { amountInHindi } from "./amounts.ts";

const translateWords = createTranslate(words);

function translate(english: string): string {
  const translation = translateWords(english);
  return translation === english ? amountInHindi(english) : translation;
}

export const hiIN: Text = { ...wholeText, translate, say: createSay(messages, translate) };
