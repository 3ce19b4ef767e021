import { messages } from "../../generated/text/ml-IN/messages.ts";
import { wholeText } from "../../generated/text/ml-IN/whole.ts";
import { words } from "../../generated/text/ml-IN/words.ts";
import { createSay } from "../create-say.ts";
import { createTranslate } from "../create-translate.ts";
import type { Text } from "../en-IN/en-IN.ts";
import { amountInMalayalam } from "./amounts.ts";

const translateWords = createTranslate(words);

function translate(english: string): string {
  const translation = translateWords(english);
  return translation === english ? amountInMalayalam(english) : translation;
}

export const mlIN: Text = { ...wholeText, translate, say: createSay(messages, translate) };
