import { createContext, useContext } from "react";
import type { AnswerSlots } from "../parts/answer-slots.ts";

/** Elements provide a host's replacements for a part's messages. */
export const PartSlots = createContext<AnswerSlots>({});

export function PartEmpty({ words }: { words: string }) {
  const { empty } = useContext(PartSlots);
  return empty ?? <p className="vb-part-empty">{words}</p>;
}
