import { createContext, useContext } from "react";
import type { AnswerSlots } from "../parts/answer-slots.ts";

/** What a host draws in a part in place of what it says of its answer; elements give it. */
export const PartSlots = createContext<AnswerSlots>({});

/** Says that a part has nothing to show, in the host's own words where it has some. */
export function PartEmpty({ words }: { words: string }) {
  const { empty } = useContext(PartSlots);
  return empty ?? <p className="vb-part-empty">{words}</p>;
}
