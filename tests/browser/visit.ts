import axe from "axe-core";
import type { Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import type { Site } from "./site.ts";
import { PASSWORD } from "./visitors.ts";

/** A page of a visitor of their own, who must end without an error in the console. */
export interface Visit {
  page: Page;
  /** What the console said that a healthy page would not say. */
  complaints: string[];
}

interface VisitOptions {
  width?: number;
  scheme?: "light" | "dark";
  /** Signed in already, as this user of Kairali's; a visitor when left out. */
  as?: string;
}

/** Opens an address, as `openPage` opens a page. */
export async function visit(site: Site, path = "/", options: VisitOptions = {}): Promise<Visit> {
  const opened = await openPage(site, options);
  await opened.page.goto(path);
  return opened;
}

/**
 * A page that remembers nothing of earlier ones and has yet to go somewhere. Complaints (errors, refused by the content policy) fail the
 * test that opened it.
 */
export async function openPage(site: Site, options: VisitOptions = {}): Promise<Visit> {
  const visited = await newPage(site, options);
  onTestFinished(async () => {
    await site.visitors.takeBack(visited.page.context(), options.as);
    expect(visited.complaints).toEqual([]);
  });
  return visited;
}

/**
 * Who goes from screen to screen in one page, without loading it again, as people do all day. After a test that failed the next one
 * gets a new page. `prepare` is done with a page before it goes anywhere.
 */
export function createWalker(site: () => Site, as: string, prepare?: (page: Page) => Promise<unknown>) {
  let current: Visit | undefined;

  /** The page for the test that runs now, which fails with what the console complains of. */
  async function page(): Promise<Page> {
    if (!current) {
      current = await newPage(site(), { as });
      await prepare?.(current.page);
    }
    const { complaints } = current;
    onTestFinished(({ task }) => {
      if (task.result?.state === "fail") current = undefined;
      expect(complaints.splice(0)).toEqual([]);
    });
    return current.page;
  }

  return {
    page,
    /** Opens an address in a page of `page()`. */
    async goTo(page: Page, address: string): Promise<void> {
      if (page.url() === "about:blank") return void (await page.goto(address));
      await page.evaluate((to) => {
        // The router counts the places that it has been to.
        const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
        window.history.pushState({ usr: null, key: `walk${idx}`, idx: idx + 1 }, "", to);
        window.dispatchEvent(new PopStateEvent("popstate"));
      }, address);
    },
  };
}

async function newPage(site: Site, { width = 1440, scheme = "light", as }: VisitOptions): Promise<Visit> {
  const context = await site.visitors.lend(as);
  const page = await context.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme: scheme });
  const complaints: string[] = [];
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      console.error(`Content policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("console", (message) => {
    if (message.type() !== "error" && message.type() !== "warning") return;
    // The browser writes a line for each answer of 400 and above; what they mean is asserted on the page.
    if (/^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) return;
    complaints.push(message.text());
  });
  return { page, complaints };
}

/** Makes a phone's page as wide as a screen's, and waits for the headings that its table then has. */
export async function widen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("columnheader").first().waitFor();
}

/** Signs in by the form, as the demo's users do, and waits for the dashboard. */
export async function signIn(page: Page, username = "meera", company = /Kairali/) {
  await page.getByRole("button", { name: /Company/ }).click();
  await page.getByRole("option", { name: company }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page
    .getByRole("navigation", { name: "Main menu" })
    .or(page.getByRole("button", { name: "Open the menu" }))
    .first()
    .waitFor();
}

/** Fails with what axe goes on finding against WCAG 2.2 A and AA on the page. */
export async function expectAccessible(page: Page, name?: string) {
  await expect.poll(() => axeProblems(page), { message: name ?? "axe" }).toEqual([]);
}

/** What axe finds against WCAG 2.2 A and AA on the page as it stands, or in a part of it. */
export async function axeProblems(page: Page, within = "html"): Promise<string[]> {
  // What fades in is measured at its end.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  );
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    (selector) =>
      window.axe.run(selector, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }),
    within,
  );
  return found.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
