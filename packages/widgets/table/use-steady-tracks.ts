import { useState } from "react";
import type { Track } from "./column-tracks.ts";

/**
 * Tracks that only grow as long as the question is the same: on another page of the answer, or in another order of it, columns do not become
 * narrower, so nothing moves under the pointer.
 */
export function useSteadyTracks(question: string, natural: readonly Track[]): readonly Track[] {
  const [kept, keep] = useState({ question, natural, tracks: natural });
  const isSame = kept.question === question;
  if (isSame && kept.natural === natural) return kept.tracks;
  const tracks = isSame ? natural.map((track, at) => wider(track, kept.tracks[at] ?? track)) : natural;
  keep({ question, natural, tracks });
  return tracks;
}

/** The greater of each two figures; no width has been chosen yet. */
function wider(one: Track, other: Track): Track {
  const parts = Object.keys(one) as Part[]; // all that it has
  return Object.fromEntries(parts.map((part) => [part, Math.max(one[part], other[part])])) as Record<
    Part,
    number
  >;
}

type Part = Exclude<keyof Track, "width">;
