import type { Face } from "../../layout/page-plan.ts";
import type { ScriptFace } from "./script-face.ts";

/** What draws a letter: a face of Inter, a script's font, or a picture if no font has it. */
export type DrawnBy = Face | ScriptFace | "foreign";

/** A part of a text with one font or picture. */
interface TextRun {
  text: string;
  by: DrawnBy;
}

/**
 * Splits a text where the font changes. Joiners belong to the letters around them, and spaces between two
 * words that are pictures belong to the picture; other spaces are in Inter, as on screen. A text with
 * right-to-left letters becomes one picture, because the browser knows their order.
 */
export function runsOf(text: string, drawnBy: (letter: string) => DrawnBy): TextRun[] {
  const runs: TextRun[] = [];
  // At the start, or after Latin, a joiner belongs to what follows.
  let joiner = "";
  for (const letter of text.replaceAll(CONTROL, " ")) {
    const [before, last] = [runs.at(-2), runs.at(-1)];
    if (JOINER.test(letter)) {
      if (last && takesJoiners(last.by)) last.text += letter;
      else joiner = letter;
      continue;
    }
    const by = drawnBy(letter);
    if (by === "foreign" && RIGHT_TO_LEFT.test(letter)) return [{ text, by }];
    const joined = takesJoiners(by) ? joiner + letter : letter;
    joiner = "";
    if (last?.by === by) last.text += joined;
    else if (by === "foreign" && before?.by === by && last && /^ +$/.test(last.text)) {
      before.text += last.text + joined;
      runs.pop();
    } else runs.push({ text: joined, by });
  }
  return runs;
}

/** Whether joiners can belong to a run; Inter's letters never join. */
function takesJoiners(by: DrawnBy): boolean {
  return by === "foreign" || typeof by !== "string";
}

const JOINER = /^[\u200c\u200d]$/;
const CONTROL = /\p{Cc}/gu;
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;
