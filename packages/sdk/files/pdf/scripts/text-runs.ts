import type { Face } from "../../layout/page-plan.ts";
import type { ScriptFace } from "./script-face.ts";

export type DrawnBy = Face | ScriptFace | "foreign";

interface TextRun {
  text: string;
  by: DrawnBy;
}

/**
 * Splits a text where the font changes. Joiners belong to the letters around them, and spaces
 * between two words that are pictures belong to the picture; other spaces are in Inter, as on
 * screen. A text with right-to-left letters becomes one picture, because the browser knows their
 * order.
 */
export function splitRuns(text: string, drawnBy: (letter: string) => DrawnBy): TextRun[] {
  const runs: TextRun[] = [];
  // A joiner at the start or after Latin belongs to what follows.
  let joiner = "";
  for (const letter of text.replaceAll(CONTROL_CHARACTERS, " ")) {
    const [before, last] = [runs.at(-2), runs.at(-1)];
    if (JOINER_PATTERN.test(letter)) {
      if (last && canTakeJoiners(last.by)) last.text += letter;
      else joiner = letter;
      continue;
    }
    const by = drawnBy(letter);
    if (by === "foreign" && RIGHT_TO_LEFT.test(letter)) return [{ text, by }];
    const joinedText = canTakeJoiners(by) ? joiner + letter : letter;
    joiner = "";
    if (last?.by === by) last.text += joinedText;
    else if (by === "foreign" && before?.by === by && last && /^ +$/.test(last.text)) {
      before.text += last.text + joinedText;
      runs.pop();
    } else runs.push({ text: joinedText, by });
  }
  return runs;
}

/** Inter's letters never join. */
function canTakeJoiners(by: DrawnBy): boolean {
  return by === "foreign" || typeof by !== "string";
}

const JOINER_PATTERN = /^[\u200c\u200d]$/;
const CONTROL_CHARACTERS = /\p{Cc}/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
