import type { Page } from "playwright";
import { expect } from "vitest";
import type { Embedded } from "./partner.ts";
import { openTokenPage, type TokenPage } from "./token-pages.ts";
import { watchPage } from "./watch-page.ts";

/** A page under the policy of `examples/strict-policy`, with our elements and nothing else. */
export async function openStrictPage(site: Embedded): Promise<TokenPage> {
  const strictPage = await openTokenPage(site, "/strict", {
    prepare: (page) => page.addInitScript(watchPage),
  });
  const { page } = strictPage;
  await page.evaluate(() =>
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`Refused by ${event.effectiveDirective}: ${event.blockedURI} ${event.sample}`),
    ),
  );
  // As a text: vitest would replace the import.
  await page.evaluate(`import(document.querySelector("script[src]").src).then(async ({ createVanbook }) => {
    const { server, kairali, salesman } = await (await fetch("/keys.json")).json();
    const client = createVanbook({ baseUrl: server, auth: { kind: "key", key: kairali } });
    window.vanbook = { client, salesman, drawn: new Map() };
  })`);
  return strictPage;
}

type Isolation = "shadow" | "layer";

interface MountOptions {
  /** Given to the elements in turns. */
  isolations?: readonly Isolation[] | undefined;
  /** Milliseconds after which an element is removed, given in turns; they stay if left out. */
  removalTimes?: readonly number[];
}

/** Adds one element for each name, and notes whether it is ready or failed. */
export async function mountWidgets(
  page: Page,
  names: readonly string[],
  { isolations = ["shadow"], removalTimes = [] }: MountOptions = {},
): Promise<void> {
  await page.evaluate(
    ([names, isolations, removalTimes]) => {
      const { client, salesman, drawn } = window.vanbook;
      for (const [at, name] of names.entries()) {
        const element = document.createElement("vanbook-widget");
        element.setAttribute("name", name);
        element.setAttribute("isolation", isolations[at % isolations.length] ?? "");
        if (/^trips\.(counts|map|orders|receipts|sales)$/.test(name))
          element.setAttribute("user-id", String(salesman));
        element.addEventListener("vanbook-ready", () => drawn.set(element, "ready"));
        element.addEventListener("vanbook-error", () => drawn.set(element, "error"));
        document.body.append(Object.assign(element, { client }));
        const time = removalTimes[at % removalTimes.length];
        if (time !== undefined) setTimeout(() => element.remove(), time);
      }
    },
    [names, isolations, removalTimes] as const,
  );
}

/** Some wait for a choice of the visitor, and are drawn without an answer. */
export async function waitUntilDrawn(
  page: Page,
  names: readonly string[],
  as: "ready" | "error" = "ready",
): Promise<void> {
  const readDrawn = () =>
    page.locator("vanbook-widget").evaluateAll((elements) => {
      const states = elements.map((element) => {
        const root = (element.shadowRoot ?? element).querySelector(".vb-root");
        const isAtRest = root !== null && !root.querySelector("[aria-busy=true], .vb-report-wait");
        const state = window.vanbook.drawn.get(element) ?? (isAtRest ? "ready" : "loading");
        return [element.getAttribute("name"), state];
      });
      // Parts of the dashboard load when they are in sight.
      elements.find((_, at) => states[at]?.[1] === "loading")?.scrollIntoView();
      return states;
    });
  await expect.poll(readDrawn).toEqual(names.map((name) => [name, as]));
}

export async function removeWidgets(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("vanbook-widget")) element.remove();
    window.vanbook.drawn.clear();
  });
}

declare global {
  interface Window {
    vanbook: { client: unknown; salesman: number; drawn: Map<Element, "ready" | "error"> };
  }
}
