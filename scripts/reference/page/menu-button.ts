/**
 * The menu, which narrow screens show on request; on wide ones the current page's entry is scrolled
 * into view.
 */
export function setUpMenuButton(): void {
  const button = document.querySelector<HTMLButtonElement>(".menu-button");
  const menu = document.querySelector<HTMLElement>("#menu");
  if (!button || !menu) return;
  const show = (isOpen: boolean) => {
    menu.classList.toggle("open", isOpen);
    button.setAttribute("aria-expanded", String(isOpen));
  };
  button.addEventListener("click", () => show(button.getAttribute("aria-expanded") !== "true"));
  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || button.getAttribute("aria-expanded") !== "true") return;
    show(false);
    button.focus();
  });
  const own = menu.querySelector<HTMLElement>('[aria-current="page"]');
  // Not `scrollIntoView`, which would also scroll the page.
  if (own) menu.scrollTop = own.offsetTop - menu.clientHeight / 2;
}
