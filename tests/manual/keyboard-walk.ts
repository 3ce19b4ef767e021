import type { Page } from "playwright";
import { expect } from "vitest";

/** Results of walking through a widget with Tab. */
export interface Walk {
  /** Number of controls that Tab reached. */
  stops: number;
  /** `missedStops`: controls that Tab did not reach; `unseen`: controls without a visible focus. */
  missed: string[];
  unseen: string[];
  /** Tab left the widget at its end, and Shift+Tab went back into it. */
  isFree: boolean;
}

/**
 * Walks with Tab through the widget on a page of the manual: from the field before it until Tab
 * leaves it, then one step back.
 */
export async function walkByTab(page: Page): Promise<Walk> {
  const first = await walkOnce(page);
  // A table adds the resize edges of its headings on its first focus. On a slow machine the first
  // walk may miss them.
  return first.missed.length > 0 ? walkOnce(page) : first;
}

async function walkOnce(page: Page): Promise<Walk> {
  await page.evaluate(installWalk);
  await page.locator(".manual-bar select:not([disabled])").last().focus();
  let stops = 0;
  const unseen: string[] = [];
  for (; stops < MAX_STOPS; stops++) {
    await page.keyboard.press("Tab");
    const { isInside, name, isSeen } = await page.evaluate(() => window.vanbookWalk.step());
    if (!isInside) break;
    if (!isSeen) unseen.push(name);
  }
  const missedStops = await page.evaluate(() => window.vanbookWalk.missed());
  await page.keyboard.press("Shift+Tab");
  const { isInside } = await page.evaluate(() => window.vanbookWalk.step());
  // The focus may have opened a list, or scrolled a table sideways under its fixed columns.
  await page.keyboard.press("Escape");
  await page.evaluate(() => window.vanbookWalk.rest());
  return { stops, missed: missedStops, unseen, isFree: stops < MAX_STOPS && (isInside || stops === 0) };
}

/**
 * Opens every control with aria-haspopup, closes the popup with Escape, and expects the focus on
 * the control. Returns their number.
 */
export async function escapeClosesAll(page: Page): Promise<number> {
  await page.evaluate(installWalk);
  const count = await page.evaluate(() => window.vanbookWalk.openers().length);
  for (let at = 0; at < Math.min(count, MOST_OPENERS); at++) {
    const opener = await page.evaluate((index) => window.vanbookWalk.focusOpener(index), at);
    if (opener === undefined) continue;
    // In a voucher Enter moves from a list field to the next field, so open lists with the arrow
    // key everywhere.
    const isChoice = await page.evaluate(
      () => document.activeElement?.getAttribute("aria-haspopup") === "listbox",
    );
    await page.keyboard.press(opener.isCombobox || isChoice ? "ArrowDown" : "Enter");
    await expect
      .poll(() => page.evaluate(() => window.vanbookWalk.isOpen()), { message: opener.name, timeout: 8000 })
      .toBe(true);
    await page.keyboard.press("Escape");
    await expect
      .poll(() => page.evaluate(() => window.vanbookWalk.isOpen()), {
        message: `${opener.name} closes`,
        timeout: 8000,
      })
      .toBe(false);
    await expect
      .poll(() => page.evaluate(() => window.vanbookWalk.isOnOpener()), {
        message: `focus back on ${opener.name}`,
        timeout: 8000,
      })
      .toBe(true);
  }
  return Math.min(count, MOST_OPENERS);
}

const MAX_STOPS = 250;
const MOST_OPENERS = 6;

interface InPage {
  step(): { isInside: boolean; name: string; isSeen: boolean };
  missed(): string[];
  openers(): HTMLElement[];
  focusOpener(at: number): { name: string; isCombobox: boolean } | undefined;
  isOpen(): boolean;
  isOnOpener(): boolean;
  rest(): void;
}

declare global {
  interface Window {
    vanbookWalk: InPage;
  }
}

/** Runs in the page, so it can't use anything outside this function. */
function installWalk(): void {
  const preview = document.querySelector(".manual-preview");
  const seenElements = new Set<Element>();
  // A voucher line renders its list only while the line has the focus; at other times its cell has
  // another element.
  const cells = new Set<Element | null>();
  let opener: HTMLElement | undefined;

  const getParentNode = (node: Node): Node | null =>
    node.parentNode instanceof ShadowRoot ? node.parentNode.host : node.parentNode;
  const isInside = (element: Element | null) => {
    for (let node: Node | null = element; node; node = getParentNode(node)) if (node === preview) return true;
    return false;
  };
  const findActiveElement = () => {
    let activeElement = document.activeElement;
    while (activeElement?.shadowRoot?.activeElement) activeElement = activeElement.shadowRoot.activeElement;
    return activeElement;
  };
  const findAllElements = (root: ParentNode | null, selector: string): HTMLElement[] =>
    root === null
      ? []
      : [...root.querySelectorAll<HTMLElement>("*")].flatMap((element) => [
          ...(element.matches(selector) ? [element] : []),
          ...(element.shadowRoot ? findAllElements(element.shadowRoot, selector) : []),
        ]);
  const isVisible = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) &&
    element.getBoundingClientRect().width > 0;
  const describeElement = (element: Element) =>
    `${element.localName}[${element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 30)}]`;
  const look = (element: Element) => {
    const looks: string[] = [];
    let node: Node | null = element;
    for (let up = 0; up < 4 && node instanceof Element; up++, node = getParentNode(node))
      for (const part of [undefined, "::before", "::after"]) {
        const style = getComputedStyle(node, part);
        looks.push(
          `${style.outlineStyle} ${style.outlineWidth} ${style.outlineColor} ${style.boxShadow} ${style.borderColor} ${style.backgroundColor}`,
        );
      }
    return looks.join("|");
  };
  const isSeenFocused = (element: HTMLElement) => {
    const style = getComputedStyle(element);
    if (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) > 0) return true;
    const focusedLook = look(element);
    element.blur();
    const blurredLook = look(element);
    element.focus();
    return focusedLook !== blurredLook;
  };
  const listPopups = () =>
    findAllElements(
      document,
      '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"]',
    ).filter((one) => isVisible(one) && !one.closest("[data-vanbook-before]"));

  window.vanbookWalk = {
    step() {
      const element = findActiveElement();
      if (!(element instanceof HTMLElement) || !isInside(element))
        return { isInside: false, name: "", isSeen: true };
      seenElements.add(element);
      const cell = element.closest(".vb-line-lookup");
      if (cell) cells.add(cell);
      return { isInside: true, name: describeElement(element), isSeen: isSeenFocused(element) };
    },
    missed() {
      const controls = findAllElements(
        preview,
        "a[href], button, input, select, textarea, [tabindex]",
      ).filter(
        (element) =>
          element.tabIndex >= 0 &&
          isVisible(element) &&
          !element.matches(":disabled") &&
          !element.closest("[inert]"),
      );
      // Tab reaches only one radio button of a group; the arrow keys reach the others.
      const groups = new Set(
        [...seenElements].flatMap((one) =>
          one instanceof HTMLInputElement && one.type === "radio" ? [one.name] : [],
        ),
      );
      return controls
        .filter(
          (one) =>
            !seenElements.has(one) &&
            !cells.has(one.closest(".vb-line-lookup")) &&
            !(one instanceof HTMLInputElement && one.type === "radio" && groups.has(one.name)),
        )
        .map(describeElement);
    },
    openers() {
      for (const one of listPopups()) one.dataset["vanbookBefore"] = "";
      return findAllElements(preview, "[aria-haspopup]").filter(
        (element) => element.tabIndex >= 0 && isVisible(element) && !element.matches(":disabled"),
      );
    },
    focusOpener(at) {
      opener = this.openers()[at];
      opener?.focus();
      return (
        opener && { name: describeElement(opener), isCombobox: opener.getAttribute("role") === "combobox" }
      );
    },
    rest() {
      for (const element of findAllElements(preview, "*")) element.scrollLeft = 0;
    },
    isOpen: () => listPopups().length > 0,
    // A button that loads its menu on the first press is replaced by another element.
    isOnOpener: () => {
      const now = findActiveElement();
      return (
        now === opener ||
        (now !== null && opener?.isConnected === false && describeElement(now) === describeElement(opener))
      );
    },
  };
}
