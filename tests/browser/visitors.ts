import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright";
import { newContext } from "./new-context.ts";

/** The browser contexts of a test file: who has signed in once is lent again, with the app's code in its cache. */
export interface Visitors {
  /** A context that nobody uses now: signed in as a user of Kairali's, or a new one of a visitor. */
  lend(user?: string): Promise<BrowserContext>;
  /** Closes its pages, and forgets what they kept in the browser. */
  takeBack(context: BrowserContext, user?: string): Promise<void>;
}

/** The visitors of the app at an address. */
export function createVisitors(browser: Browser, url: string): Visitors {
  const free = new Map<string, BrowserContext[]>();

  const visitor = () => newContext(browser, { ...VISITOR, baseURL: url });

  async function signedIn(user: string): Promise<BrowserContext> {
    const context = await visitor();
    const answer = await context.request.post("/api/login", {
      headers: { "X-Vanbook-Client": "test", Origin: url },
      data: { CompanyID: 1, Username: user, Password: PASSWORD },
    });
    if (!answer.ok()) throw new Error(`${user} can't sign in: ${await answer.text()}`);
    // As long as one page of the address is open, the process that draws them stays, with the app's code compiled.
    const doorstep = await context.newPage();
    await doorstep.goto(DOORSTEP);
    return context;
  }

  return {
    async lend(user) {
      if (user === undefined) return visitor();
      return free.get(user)?.pop() ?? signedIn(user);
    },
    async takeBack(context, user) {
      if (user === undefined) return context.close();
      const session = await context.request.get("/api/v1/session", {
        headers: { "X-Vanbook-Client": "test" },
      });
      // After a test has signed somebody out, the next one signs in again.
      if (!session.ok()) return context.close();
      const left = context.pages().filter((page) => page.url() !== url + DOORSTEP);
      const have = await Promise.allSettled(left.map((page) => leave(page, url)));
      // A page that was on its way elsewhere could not be told to forget.
      if (have.some(({ status }) => status === "rejected")) return context.close();
      free.set(user, [...(free.get(user) ?? []), context]);
    },
  };
}

/** Closes a page; what it kept for its session goes with it. */
async function leave(page: Page, url: string): Promise<void> {
  if (page.url().startsWith(url)) await page.evaluate(() => localStorage.clear());
  await page.close();
}

/** A page without a script of the app's. */
const DOORSTEP = "/healthz";

const VISITOR: BrowserContextOptions = {
  viewport: { width: 1440, height: 900 },
  colorScheme: "light",
  permissions: ["geolocation"],
  geolocation: { latitude: 9.2648, longitude: 76.787 },
};

/** The password of every demo user. */
export const PASSWORD = "vanbook-demo";
