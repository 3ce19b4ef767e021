/** What fields for pictures say, in Indian English. */
export const pictureText = {
  images: "Images",
  image: (slot: number) => `Image ${slot}`,
  choose: (label: string) => `Choose ${label}`,
  replace: (label: string) => `Replace ${label}`,
  remove: (label: string) => `Remove ${label}`,
  unreadable: "The picture must be a PNG, JPEG or WebP file that can be read.",
  failed: "Failed to fetch images.",
  kinds: "PNG, JPEG or WebP",
};
