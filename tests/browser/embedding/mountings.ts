import type Leaflet from "leaflet";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { attributeOf } from "../../../packages/sdk/format/attribute-of.ts";
import type { Held } from "./watch-page.ts";

/** Where the three mountings stand. */
export const PLACES = ["#in-react", "#in-layer", "#in-shadow"];

/** Mounts the report in all three ways and waits for their rows. */
export async function mountAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.mount.elements();
    window.unmountReact = await window.mount.react();
  });
  for (const place of PLACES) await page.locator(`${place} [role="gridcell"]`).first().waitFor();
}

/** Has something else shown in place of the report in all three, by its name as an element; `given` are its arguments in each place. */
export async function nameAll(
  page: Page,
  name: string,
  given: (place: string) => Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const place of PLACES) {
    const attributes = Object.entries(given(place)).map(([to, value]) => [attributeOf(to), value] as const);
    await page.locator(`${place} vanbook-report`).evaluateAll(
      (elements, [attributes, name]) => {
        for (const element of elements) {
          // What was given to the widget before is no argument of this one, which would say so on the console.
          for (const before of element.getAttributeNames())
            if (before !== "isolation") element.removeAttribute(before);
          for (const [attribute, value] of attributes) element.setAttribute(attribute, String(value));
          element.setAttribute("name", name);
        }
      },
      [attributes, name] as const,
    );
  }
  await page.evaluate(
    async ([name, given]) => {
      window.unmountReact();
      window.unmountReact = await window.mount.widget(name, given);
    },
    [name, given("#in-react")] as const,
  );
}

/** Takes all three away. */
export async function unmountAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.unmountReact();
    for (const element of document.querySelectorAll("vanbook-report")) element.remove();
  });
}

/** Mounts all three, opens something in each, and takes them away again. */
export async function useAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const isolation of ["layer", "shadow"]) {
      const element = document.createElement("vanbook-report");
      element.setAttribute("name", "sales.report");
      element.setAttribute("isolation", isolation);
      document.getElementById(`in-${isolation}`)?.append(element);
    }
  });
  await mountAll(page);
  for (const place of PLACES) {
    await page.locator(place).getByRole("button", { name: "More" }).click();
    await page.locator(place).getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    // The last one stays open: it goes with its report.
    if (place === PLACES.at(-1)) break;
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await unmountAll(page);
}

/** Whether a node stands in the mounting's own tree: inside the place, and inside its shadow root where it has one. */
export function isInside(node: Locator, place: string): Promise<boolean> {
  return node.evaluate((element, place) => {
    const box = document.querySelector(place);
    const tree = box?.querySelector("vanbook-report")?.shadowRoot;
    return tree ? element.getRootNode() === tree : Boolean(box?.contains(element));
  }, place);
}

/** The bills that a mounting shows. */
export async function billsIn(place: Locator): Promise<{ bill: string; customer: string }[]> {
  const rows = await place.locator('.vb-tbody [role="row"]').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.getByRole("gridcell").allInnerTexts();
      return { bill: cells[1] ?? "", customer: cells[3] ?? "" };
    }),
  );
}

/** Styles without those of the map, whose own marks come and go. */
export function withoutMap(styles: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(styles).filter(([name]) => !name.includes(" > div:")));
}

/** The count once the timers of the last moment have ended. */
export async function held(page: Page): Promise<Held> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => window.isAtRest());
  return page.evaluate(() => window.held());
}

/** How many listeners there are more than before. */
export function libraryListeners(before: Held, after: Held): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after.listeners)
      .map(([key, count]) => [key, count - (before.listeners[key] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );
}

/** What React and React Aria keep for as long as the page lives, of each copy once: the elements' and the partner's. */
export const KEPT = {
  ...Object.fromEntries(
    ["click", "invalid", "keydown", "keyup", "pointerdown", "pointermove", "pointerup", "selectionchange"]
      .concat(["transitionend", "transitionrun"])
      .map((type) => [`document ${type}`, 2]),
  ),
  "viewport resize": 2,
  "window beforeunload": 2,
  "window blur": 2,
  "window focus": 4,
};

/** Nothing of the page is hidden, held or kept from scrolling any more. */
export async function expectUntouched(page: Page, hidden: number): Promise<void> {
  await page.waitForFunction(() => document.documentElement.style.overflow === "");
  await expect.poll(() => hiddenOf(page)).toBe(hidden);
  await expect
    .poll(() => page.evaluate(() => [...document.body.children].map(({ localName }) => localName)))
    .toEqual(["main"]);
}

/** How many of the page's elements are hidden from assistive technology or inert: some of the map's own. */
export function hiddenOf(page: Page): Promise<number> {
  return page.locator("#host [aria-hidden=true], #host[aria-hidden=true], [inert]").count();
}

declare global {
  interface Window {
    mount: {
      elements(): Promise<void>;
      react(): Promise<() => void>;
      visitor(): Promise<void>;
      widget(name: string, given: object): Promise<() => void>;
    };
    unmountReact: () => void;
    L: typeof Leaflet;
    partner: { map: Leaflet.Map; leaflet: typeof Leaflet };
  }
}

/** Runs in the page: whether the focus is in an element, in a shadow root too. */
export function holdsFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && element.contains(root.activeElement);
}
