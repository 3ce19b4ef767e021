/** The example languages as tabs; the chosen language applies to every page. */
export function showExampleTabs(): void {
  for (const tabs of document.querySelectorAll<HTMLElement>("[data-tabs]")) {
    const panels = [...tabs.querySelectorAll<HTMLElement>("[data-tab]")];
    const list = document.createElement("div");
    list.setAttribute("role", "tablist");
    list.setAttribute("aria-label", tabs.dataset["tabs"] ?? "");
    const buttons = panels.map((panel) => createTab(panel));
    list.append(...buttons);
    tabs.prepend(list);
    const choose = (name: string) => {
      for (const [at, panel] of panels.entries()) {
        const isChosen = panel.dataset["tab"] === name;
        panel.hidden = !isChosen;
        buttons[at]?.setAttribute("aria-selected", String(isChosen));
        if (buttons[at]) buttons[at].tabIndex = isChosen ? 0 : -1;
      }
    };
    list.addEventListener("click", ({ target }) => {
      if (!(target instanceof HTMLButtonElement)) return;
      choose(target.textContent);
      keep(target.textContent);
    });
    list.addEventListener("keydown", ({ key }) => {
      const step = { ArrowRight: 1, ArrowLeft: -1 }[key];
      if (step === undefined) return;
      const at = buttons.findIndex((button) => button === document.activeElement);
      const next = buttons[(at + step + buttons.length) % buttons.length];
      next?.focus();
      next?.click();
    });
    const names = panels.map(({ dataset }) => dataset["tab"] ?? "");
    choose(names.find((name) => name === readKeptLanguage()) ?? names[0] ?? "");
  }
}

function createTab(panel: HTMLElement): HTMLButtonElement {
  const button = document.createElement("button");
  const name = panel.dataset["tab"] ?? "";
  button.type = "button";
  button.textContent = name;
  button.id = `tab-${name}`;
  button.setAttribute("role", "tab");
  panel.id = `panel-${name}`;
  button.setAttribute("aria-controls", panel.id);
  panel.setAttribute("role", "tabpanel");
  panel.setAttribute("aria-labelledby", button.id);
  panel.querySelector("h3")?.remove(); // the tab has the same label
  return button;
}

const STORAGE_KEY = "vanbook-reference-language";

function readKeptLanguage(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null; // the browser blocks storage
  }
}

function keep(name: string) {
  try {
    localStorage.setItem(STORAGE_KEY, name);
  } catch {
    // Not stored; the choice still applies on this page.
  }
}
