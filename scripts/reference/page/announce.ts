/** Says something to who doesn't see the page. */
export function announce(words: string): void {
  const place = document.querySelector(".announce");
  if (place) place.textContent = words;
}
