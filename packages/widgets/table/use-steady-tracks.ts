import { useState } from "react";
import type { Track } from "./column-tracks.ts";

/**
 * Tracks only grow as long as `question` stays the same: columns do not shrink on another page or
 * in another order, so nothing moves under the pointer.
 */
export function useSteadyTracks(question: string, natural: readonly Track[]): readonly Track[] {
  const [keptTracks, setKeptTracks] = useState({ question, natural, tracks: natural });
  const isSame = keptTracks.question === question;
  if (isSame && keptTracks.natural === natural) return keptTracks.tracks;
  const tracks = isSame
    ? natural.map((track, at) => mergeWider(track, keptTracks.tracks[at] ?? track))
    : natural;
  setKeptTracks({ question, natural, tracks });
  return tracks;
}

/** `width` is not set at this point. */
function mergeWider(one: Track, other: Track): Track {
  const parts = Object.keys(one) as Part[]; // these are all its keys
  return Object.fromEntries(parts.map((part) => [part, Math.max(one[part], other[part])])) as Record<
    Part,
    number
  >;
}

type Part = Exclude<keyof Track, "width">;
