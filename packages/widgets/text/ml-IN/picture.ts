import type { MastersText } from "../en-IN/masters.ts";

/** What fields for pictures say, in Malayalam. */
export const pictureText: MastersText["picture"] = {
  images: "ചിത്രങ്ങൾ",
  image: (slot) => `ചിത്രം ${slot}`,
  choose: (label) => `${label} തിരഞ്ഞെടുക്കുക`,
  replace: (label) => `${label} മാറ്റിയിടുക`,
  remove: (label) => `${label} നീക്കുക`,
  unreadable: "ചിത്രം വായിക്കാവുന്ന PNG, JPEG അല്ലെങ്കിൽ WebP ഫയലാകണം.",
  failed: "ചിത്രങ്ങൾ ലഭിച്ചില്ല.",
  kinds: "PNG, JPEG അല്ലെങ്കിൽ WebP",
};
