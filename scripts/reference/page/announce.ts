export function announce(words: string): void {
  const place = document.querySelector(".announce");
  if (place) place.textContent = words;
}
