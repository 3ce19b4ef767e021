import { createContext, useContext } from "react";
import type { AnswerSlots } from "../parts/answer-slots.ts";

/** A host's replacements for a part's messages; elements provide them. */
export const PartSlots = createContext<AnswerSlots>({});

/** Says that a part has nothing to show, in the host's own words if given. */
export function PartEmpty({ words }: { words: string }) {
  const { empty } = useContext(PartSlots);
  return empty ?? <p className="vb-part-empty">{words}</p>;
}
