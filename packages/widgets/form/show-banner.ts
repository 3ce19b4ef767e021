/** Brings what is said above a form's fields into sight, which may be off the screen. */
export function showBanner(box: HTMLElement | null): void {
  box?.querySelector(".vb-form > .vb-banner")?.scrollIntoView({ block: "nearest" });
}
