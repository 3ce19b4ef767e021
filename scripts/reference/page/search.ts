import { announce } from "./announce.ts";
import { findEntries, type Entry } from "./find-entries.ts";

/**
 * The search field of every page: a result list under it, for keyboard and pointer; `/` focuses the
 * field.
 */
export function search(): void {
  const input = document.querySelector<HTMLInputElement>("#search");
  const list = document.querySelector<HTMLElement>("#found");
  if (!input || !list) return;
  let entries: Promise<readonly Entry[]> | undefined;
  let chosenIndex = -1;

  const load = () =>
    (entries ??= fetch(document.body.dataset["search"] ?? "")
      .then((answer) => answer.json() as Promise<Entry[]>)
      .catch(() => {
        entries = undefined; // the next letter tries again
        return [];
      }));
  const close = () => {
    list.hidden = true;
    chosenIndex = -1;
    input.setAttribute("aria-expanded", "false");
    input.removeAttribute("aria-activedescendant");
  };
  const choose = (at: number) => {
    const options = [...list.querySelectorAll<HTMLElement>("[role=option]")];
    chosenIndex = options.length === 0 ? -1 : (at + options.length) % options.length;
    for (const [index, option] of options.entries())
      option.setAttribute("aria-selected", String(index === chosenIndex));
    const option = options[chosenIndex];
    if (option) input.setAttribute("aria-activedescendant", option.id);
    option?.scrollIntoView({ block: "nearest" });
  };
  const show = async () => {
    const words = input.value.trim();
    if (words === "") return close();
    const foundEntries = findEntries(await load(), words);
    if (words !== input.value.trim()) return;
    list.replaceChildren(
      ...(foundEntries.length > 0 ? foundEntries.map(createOption) : [createNoResult(words)]),
    );
    list.hidden = false;
    input.setAttribute("aria-expanded", "true");
    choose(0);
    announce(foundEntries.length === 1 ? "1 found" : `${foundEntries.length} found`);
  };

  input.addEventListener("focus", () => void load());
  input.addEventListener("input", () => void show());
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      if (list.hidden) void show();
      else choose(chosenIndex + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter") list.querySelectorAll<HTMLAnchorElement>("a")[chosenIndex]?.click();
    else if (event.key === "Escape") close();
  });
  list.addEventListener("click", () => {
    close(); // a link to another place on the same page loads nothing
    input.value = "";
  });
  document.addEventListener("pointerdown", ({ target }) => {
    if (target instanceof Node && !list.contains(target) && target !== input) close();
  });
  input.addEventListener("blur", ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && list.contains(relatedTarget))) close();
  });
  document.addEventListener("keydown", (event) => {
    const isTyping = event.target instanceof Element && event.target.matches("input, textarea, select");
    if (event.key !== "/" || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

function createOption([title, address, words]: Entry, at: number): HTMLElement {
  const option = document.createElement("li");
  option.id = `found-${at}`;
  option.setAttribute("role", "option");
  const link = document.createElement("a");
  link.href = address;
  link.tabIndex = -1;
  const [name, about] = [document.createElement("strong"), document.createElement("span")];
  name.textContent = title;
  about.textContent = words;
  link.append(name, about);
  option.append(link);
  // Otherwise the field would lose the focus, and the list would close, before the click.
  link.addEventListener("pointerdown", (event) => event.preventDefault());
  return option;
}

function createNoResult(words: string): HTMLElement {
  const line = document.createElement("li");
  line.className = "nothing";
  line.textContent = `Nothing has “${words}” in it.`;
  return line;
}
