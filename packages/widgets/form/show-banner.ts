/** Scrolls the banner above a form's fields into view. */
export function showBanner(box: HTMLElement | null): void {
  box?.querySelector(".vb-form > .vb-banner")?.scrollIntoView({ block: "nearest" });
}
