import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { createContext } from "./new-context.ts";

/**
 * The browser contexts of a test file. A signed-in context is reused by later tests, with the app's
 * code in its cache.
 */
export interface Visitors {
  /**
   * Returns a context that no test is using: signed in as this user of Kairali, or a new one
   * without a sign-in.
   */
  lend(user?: string): Promise<BrowserContext>;
  /** Closes the context's pages and clears what they stored in the browser. */
  takeBack(context: BrowserContext, user?: string): Promise<void>;
}

export function createVisitors(browser: Browser, url: string): Visitors {
  const free = new Map<string, BrowserContext[]>();

  const createVisitorContext = () => createContext(browser, { ...VISITOR_OPTIONS, baseURL: url });

  async function createSignedInContext(user: string): Promise<BrowserContext> {
    const context = await createVisitorContext();
    const answer = await context.request.post("/api/login", {
      headers: { "X-Vanbook-Client": "test", Origin: url },
      data: { CompanyID: 1, Username: user, Password: DEMO_PASSWORD },
    });
    if (!answer.ok()) throw new Error(`${user} can't sign in: ${await answer.text()}`);
    // While one page of the address is open, the renderer process stays alive, with the app's code
    // compiled.
    const doorstep = await context.newPage();
    await doorstep.goto(DOORSTEP_PATH);
    return context;
  }

  return {
    async lend(user) {
      if (user === undefined) return createVisitorContext();
      return free.get(user)?.pop() ?? createSignedInContext(user);
    },
    async takeBack(context, user) {
      if (user === undefined) return context.close();
      const session = await context.request.get("/api/v1/session", {
        headers: { "X-Vanbook-Client": "test" },
      });
      // If the test has signed the user out, drop the context; the next test signs in again.
      if (!session.ok()) return context.close();
      const leftPages = context.pages().filter((page) => page.url() !== url + DOORSTEP_PATH);
      const have = await Promise.allSettled(leftPages.map((page) => leave(page, url)));
      // The storage of a page that was navigating could not be cleared.
      if (have.some(({ status }) => status === "rejected")) return context.close();
      free.set(user, [...(free.get(user) ?? []), context]);
    },
  };
}

/** Clears the page's localStorage and closes it; its sessionStorage ends with the page. */
async function leave(page: Page, url: string): Promise<void> {
  if (page.url().startsWith(url)) await page.evaluate(() => localStorage.clear());
  await page.close();
}

/** An address of the server that loads no script of the app. */
const DOORSTEP_PATH = "/healthz";

const VISITOR_OPTIONS: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  colorScheme: "light",
  permissions: ["geolocation"],
  geolocation: { latitude: 9.2648, longitude: 76.787 },
};

/** The password of every demo user. */
export const DEMO_PASSWORD = "vanbook-demo";
