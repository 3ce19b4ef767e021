export function showBanner(box: HTMLElement | null): void {
  box?.querySelector(".vb-form > .vb-banner")?.scrollIntoView({ block: "nearest" });
}
