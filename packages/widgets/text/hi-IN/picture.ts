/** What fields for pictures say, in Hindi. */
export const pictureText = {
  images: "चित्र",
  image: (slot: number) => `चित्र ${slot}`,
  choose: (label: string) => `${label} चुनें`,
  replace: (label: string) => `${label} बदलें`,
  remove: (label: string) => `${label} हटाएँ`,
  unreadable: "चित्र PNG, JPEG या WebP फ़ाइल हो, जो पढ़ी जा सके।",
  failed: "चित्र नहीं लाए जा सके।",
  kinds: "PNG, JPEG या WebP",
};
