import { useState } from "react";
import type { Track } from "./column-tracks.ts";

/**
 * Tracks that only grow as long as `question` stays the same: columns do not shrink on another page or in
 * another order, so nothing moves under the pointer.
 */
export function useSteadyTracks(question: string, natural: readonly Track[]): readonly Track[] {
  const [kept, keep] = useState({ question, natural, tracks: natural });
  const isSame = kept.question === question;
  if (isSame && kept.natural === natural) return kept.tracks;
  const tracks = isSame ? natural.map((track, at) => wider(track, kept.tracks[at] ?? track)) : natural;
  keep({ question, natural, tracks });
  return tracks;
}

/** The larger of each pair of figures; `width` is not set at this point. */
function wider(one: Track, other: Track): Track {
  const parts = Object.keys(one) as Part[]; // these are all its keys
  return Object.fromEntries(parts.map((part) => [part, Math.max(one[part], other[part])])) as Record<
    Part,
    number
  >;
}

type Part = Exclude<keyof Track, "width">;
