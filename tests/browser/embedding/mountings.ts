import type Leaflet from "leaflet";
import type { Locator, Page } from "playwright";
import { expect } from "vitest";
import { toAttributeName } from "../../../packages/sdk/format/attribute-of.ts";
import type { Held } from "./watch-page.ts";

/**
 * Where the page shows the report: as a React component, as an element in a CSS layer, as an
 * element with a shadow root.
 */
export const MOUNT_PLACES = ["#in-react", "#in-layer", "#in-shadow"];

/** Mounts the report in all three places and waits for the rows. */
export async function mountAll(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await window.mount.elements();
    window.unmountReact = await window.mount.react();
  });
  for (const place of MOUNT_PLACES) await page.locator(`${place} [role="gridcell"]`).first().waitFor();
}

/**
 * Shows another widget in all three places; `name` is its element name, `given` its arguments per
 * place.
 */
export async function showInAllPlaces(
  page: Page,
  name: string,
  getAttributes: (place: string) => Readonly<Record<string, string | number>>,
): Promise<void> {
  for (const place of MOUNT_PLACES) {
    const attributes = Object.entries(getAttributes(place)).map(
      ([to, value]) => [toAttributeName(to), value] as const,
    );
    await page.locator(`${place} vanbook-report`).evaluateAll(
      (elements, [attributes, name]) => {
        for (const element of elements) {
          // Arguments of the previous widget are unknown to this one, which would log a warning.
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
    async ([name, widgetProps]) => {
      window.unmountReact();
      window.unmountReact = await window.mount.widget(name, widgetProps);
    },
    [name, getAttributes("#in-react")] as const,
  );
}

export async function unmountAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.unmountReact();
    for (const element of document.querySelectorAll("vanbook-report")) element.remove();
  });
}

/** Mounts all three, opens a dialog in each, and unmounts them. */
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
  for (const place of MOUNT_PLACES) {
    await page.locator(place).getByRole("button", { name: "More" }).click();
    await page.locator(place).getByRole("menuitem", { name: "Keyboard shortcuts" }).click();
    await page.getByRole("dialog", { name: "Keyboard shortcuts" }).waitFor();
    // The last dialog stays open and is removed with its report.
    if (place === MOUNT_PLACES.at(-1)) break;
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
  }
  await unmountAll(page);
}

/**
 * Whether a node is in the mounting's own tree: inside the place, and inside its shadow root if it
 * has one.
 */
export function isInside(node: Locator, place: string): Promise<boolean> {
  return node.evaluate((element, place) => {
    const box = document.querySelector(place);
    const tree = box?.querySelector("vanbook-report")?.shadowRoot;
    return tree ? element.getRootNode() === tree : Boolean(box?.contains(element));
  }, place);
}

export async function readBills(place: Locator): Promise<{ bill: string; customer: string }[]> {
  const rows = await place.locator('.vb-tbody [role="row"]').all();
  return Promise.all(
    rows.map(async (row) => {
      const cells = await row.getByRole("gridcell").allInnerTexts();
      return { bill: cells[1] ?? "", customer: cells[3] ?? "" };
    }),
  );
}

/** Styles without those inside the map, whose own elements come and go. */
export function dropMapStyles(styles: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(styles).filter(([name]) => !name.includes(" > div:")));
}

/** The page's counts once all short timers have ended. */
export async function readHeld(page: Page): Promise<Held> {
  await page.mouse.move(0, 0);
  await page.waitForFunction(() => window.isAtRest());
  return page.evaluate(() => window.held());
}

/** By how much the number of listeners has changed, by target and type. */
export function countLibraryListeners(before: Held, after: Held): Record<string, number> {
  return Object.fromEntries(
    Object.entries(after.listeners)
      .map(([key, count]) => [key, count - (before.listeners[key] ?? 0)] as const)
      .filter(([, more]) => more !== 0),
  );
}

/**
 * Listeners that React and React Aria keep as long as the page is open, for each of two copies: the
 * elements' and the partner's.
 */
export const KEPT_LISTENERS = {
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

/**
 * Checks that nothing on the page is left hidden or locked: it can scroll, and `body` has no added
 * elements.
 */
export async function expectUntouched(page: Page, hiddenCount: number): Promise<void> {
  await page.waitForFunction(() => document.documentElement.style.overflow === "");
  await expect.poll(() => countHidden(page)).toBe(hiddenCount);
  await expect
    .poll(() => page.evaluate(() => [...document.body.children].map(({ localName }) => localName)))
    .toEqual(["main"]);
}

/**
 * Number of the page's elements that are hidden from assistive technology or inert; the map itself
 * has some.
 */
export function countHidden(page: Page): Promise<number> {
  return page.locator("#host [aria-hidden=true], #host[aria-hidden=true], [inert]").count();
}

declare global {
  interface Window {
    mount: {
      elements(): Promise<void>;
      react(): Promise<() => void>;
      visitor(): Promise<void>;
      widget(name: string, widgetProps: object): Promise<() => void>;
    };
    unmountReact: () => void;
    L: typeof Leaflet;
    partner: { map: Leaflet.Map; leaflet: typeof Leaflet };
  }
}

/** Runs in the page: whether the focus is in an element, also within a shadow root. */
export function hasFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && element.contains(root.activeElement);
}
