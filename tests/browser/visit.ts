import axe from "axe-core";
import type { Page } from "playwright";
import { expect, onTestFinished } from "vitest";
import type { Site } from "./site.ts";
import { DEMO_PASSWORD } from "./visitors.ts";

/**
 * A page in its own browser context; the test fails if its console has errors or warnings at the
 * end.
 */
export interface Visit {
  page: Page;
  /** Errors and warnings in the console. */
  complaints: string[];
}

interface VisitOptions {
  width?: number;
  scheme?: "light" | "dark";
  /** Username at Kairali who is already signed in; not signed in if omitted. */
  as?: string;
}

/** Opens an address in a page of `openPage`. */
export async function visit(site: Site, path = "/", options: VisitOptions = {}): Promise<Visit> {
  const visitedPage = await openPage(site, options);
  await visitedPage.page.goto(path);
  return visitedPage;
}

/**
 * Opens an empty page without data of earlier pages. Console errors and warnings, also of the
 * content policy, fail the test that opened it.
 */
export async function openPage(site: Site, options: VisitOptions = {}): Promise<Visit> {
  const newVisit = await createVisit(site, options);
  onTestFinished(async () => {
    await site.visitors.takeBack(newVisit.page.context(), options.as);
    expect(newVisit.complaints).toEqual([]);
  });
  return newVisit;
}

/**
 * A user who goes from screen to screen in one page without reloading it, as users do all day.
 * After a failed test the next one gets a new page. `prepare` is called with each new page before
 * it loads anything.
 */
export function createWalker(site: () => Site, as: string, prepare?: (page: Page) => Promise<unknown>) {
  let current: Visit | undefined;

  /** The page for the current test, which fails if the console has errors or warnings. */
  async function getCurrentPage(): Promise<Page> {
    if (!current) {
      current = await createVisit(site(), { as });
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
    page: getCurrentPage,
    /**
     * Opens an address in a page of `getCurrentPage()`, without a reload if the page is already in
     * the app.
     */
    async goTo(page: Page, address: string): Promise<void> {
      if (page.url() === "about:blank") return void (await page.goto(address));
      await page.evaluate((to) => {
        // React Router keeps its position in the history in `idx`.
        const { idx = 0 } = (window.history.state ?? {}) as { idx?: number };
        window.history.pushState({ usr: null, key: `walk${idx}`, idx: idx + 1 }, "", to);
        window.dispatchEvent(new PopStateEvent("popstate"));
      }, address);
    },
  };
}

async function createVisit(site: Site, { width = 1440, scheme = "light", as }: VisitOptions): Promise<Visit> {
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
    // The browser logs each response with a 4xx status; tests check on the page what it means.
    if (/^Failed to load resource: the server responded with a status of 4\d\d/.test(message.text())) return;
    complaints.push(message.text());
  });
  return { page, complaints };
}

/**
 * Makes a phone-sized page as wide as a desktop screen, and waits for the table's column headings.
 */
export async function widen(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole("columnheader").first().waitFor();
}

/** Signs in by the form as a demo user, and waits for the main menu. */
export async function signIn(page: Page, username = "meera", company = /Kairali/) {
  await page.getByRole("button", { name: /Company/ }).click();
  await page.getByRole("option", { name: company }).click();
  await page.getByLabel("Username").fill(username);
  await page.getByRole("textbox", { name: "Password" }).fill(DEMO_PASSWORD);
  await page.getByRole("button", { name: "Login" }).click();
  await page
    .getByRole("navigation", { name: "Main menu" })
    .or(page.getByRole("button", { name: "Open the menu" }))
    .first()
    .waitFor();
}

/** Fails if axe still finds problems on the page after the poll's timeout. */
export async function expectAccessible(page: Page, name?: string) {
  await expect.poll(() => listAxeProblems(page), { message: name ?? "axe" }).toEqual([]);
}

/**
 * Problems that axe finds now on the page or in a part of it: WCAG 2.2 A and AA, and axe's best
 * practices.
 */
export async function listAxeProblems(page: Page, within = "html"): Promise<string[]> {
  // Wait for animations, because axe would measure the contrast of a half-faded element.
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((each) => each.effect?.getComputedTiming().endTime !== Infinity)
        .map((each) => each.finished.catch(() => undefined)),
    ),
  );
  await page.evaluate(axe.source);
  const axeResult = await page.evaluate(
    (selector) =>
      window.axe.run(selector, {
        runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      }),
    within,
  );
  return axeResult.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
