import type { OperationId } from "@vanbook/sdk";
import type { Request, Route } from "playwright";
import { expect } from "vitest";
import { operationMap } from "../../../packages/sdk/generated/operations.ts";
import { createClerk, type Typed } from "../month/clerk.ts";
import { deskOf } from "../month/entering.ts";
import { openBusiness, PASSWORD } from "../month/open-business.ts";
import { Reckoning } from "../month/reckoning.ts";
import { typedOf, type FormKind } from "../month/typed.ts";
import { crashedVoucher } from "./crashed-vouchers.ts";
import { heldOf, type Held } from "./held-form.ts";
import { DIES_BEFORE_ITS_ANSWER, type KillableSite } from "./killable-site.ts";

/** Opens the business of the month, and a tab for somebody who enters vouchers there while things crash; books are kept beside. */
export async function createCrashingClerk(site: KillableSite) {
  const { db, installation } = site;
  const context = await site.visitors.lend();
  let page = await context.newPage();
  let clerk = createClerk(page);
  const { ask } = await openBusiness(site, page);
  const reckoning = new Reckoning();
  const numbers = new Map<string, string>();
  const errors: string[] = [];
  let operation: OperationId = "openings.post";
  let onPost: ((route: Route) => Promise<void>) | undefined;
  let entered = crashedVoucher("openingBalances", 1);

  const isPost = (request: Request) =>
    request.method() === "POST" && new URL(request.url()).pathname === operationMap[operation][1];

  async function openTab(path: string) {
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(path);
    await page.locator('.vb-voucher:not([aria-busy="true"]) [data-field]').first().waitFor();
    // Long before anything is posted: Chromium may not hold a request back that is sent just after it was told to.
    await page.route(
      (url) => url.pathname === operationMap[operation][1],
      (route) => (onPost && isPost(route.request()) ? onPost(route) : route.continue()),
    );
  }

  /** Presses the key that accepts, and waits until the form has given up the answer. */
  async function acceptInVain() {
    await clerk.press("Control+Enter");
    await page.getByRole("button", { name: "Posting..." }).waitFor();
    await page.getByRole("button", { name: "Accept", exact: true }).waitFor();
  }

  /** Accepts while something becomes of each request that posts. */
  async function acceptWhile(handle: typeof onPost) {
    onPost = handle;
    await acceptInVain();
    onPost = undefined;
  }

  return {
    ask,
    reckoning,
    errors,
    /** What the form says after a crash. */
    restored: () => page.getByText("What was typed here before is still here.").waitFor(),
    ended: async () => {
      await page.getByText("Your session had ended.", { exact: true }).waitFor();
      await expect.poll(() => page.getByText(/sign in/i).count()).toBe(0);
    },
    unknown: () => page.getByText(/^It is not known whether the .+ was posted\.$/).waitFor(),
    shown: () => page,
    async open(path: string, postedBy: OperationId) {
      operation = postedBy;
      await openTab(path);
    },
    /** Begins a voucher, which the books beside have from now on: what is to be typed of it. */
    begin(kind: FormKind, turn: number): Typed {
      entered = crashedVoucher(kind, turn);
      const desk = deskOf(reckoning, numbers);
      const { amount } = reckoning.enter(entered);
      // Of few documents the end of a number may stand in another's as well.
      const numberOf = (name: string) => numbers.get(name) ?? "";
      const typed = typedOf(entered, { ...desk, numberOf, printed: String((amount ?? 0) / 100) });
      // That switch is off, as it should be.
      const { roundToRupee: _off, ...head } = typed.head ?? {};
      return { ...typed, head };
    },
    /** Types it, or the rest of it, and answers what the form shows of the whole once the server has priced it. */
    async type(typed: Typed, whole = typed): Promise<Held> {
      await clerk.fillIn(typed);
      await page.waitForFunction(() => !document.querySelector("[data-stale], .vb-lines-awaited"));
      return heldOf(page, whole);
    },
    /** Closes the tab without a warning, or crashes it, and opens the form in a new one. */
    async loseTab(path: string, isCrashed: boolean) {
      if (isCrashed) {
        const gone = page.waitForEvent("crash");
        const session = await context.newCDPSession(page);
        void session.send("Page.crash").catch(() => undefined);
        await gone;
      }
      await page.close();
      page = await context.newPage();
      clerk = createClerk(page);
      await openTab(path);
    },
    /** The session ends; Accept meets it, and its user signs in again over the form. */
    async signInAgain() {
      await db("sessions").delete();
      const refused = page.waitForResponse((answer) => isPost(answer.request()) && answer.status() === 401);
      await clerk.press("Control+Enter");
      await refused;
      const again = page.getByRole("dialog", { name: "Sign in" });
      await again.getByText("Your session has ended.").waitFor();
      await again.getByLabel("Username").fill("lakshmi");
      await again.getByRole("textbox", { name: "Password" }).fill(PASSWORD);
      await again.getByRole("button", { name: "Login" }).click();
      await again.waitFor({ state: "detached" });
    },
    /** The voucher does not come to the server: it has died, or the network is lost. */
    async loseRequest(isKilled: boolean) {
      await acceptWhile(async (route) => {
        if (!isKilled) return route.abort();
        await installation.kill("server");
        return route.continue();
      });
      await installation.start();
    },
    /** The voucher is posted, and the answer does not come back: the server has died before it, or the network is lost. */
    async loseAnswer(isKilled: boolean) {
      await acceptWhile(async (route) => {
        const headers = { ...route.request().headers(), [DIES_BEFORE_ITS_ANSWER]: "1" };
        if (isKilled) return route.continue({ headers });
        await route.fetch();
        return route.abort();
      });
      if (isKilled) await installation.kill("server");
      await installation.start();
    },
    /** The database dies; Accept meets it. */
    async loseDatabase() {
      await installation.kill("database");
      await acceptInVain();
    },
    startAgain: () => installation.start(),
    /** Accepts what stands in the form: answers the id that it is posted as, when no draft of it is kept any more. */
    async accept(): Promise<number> {
      const answered = page.waitForResponse((answer) => isPost(answer.request()) && answer.ok());
      const said = await clerk.accept();
      const { id, voucherId = id } = (await (await answered).json()) as Answer; // as the contract has it
      const { kind, as } = entered;
      if (as !== undefined) numbers.set(as, kind === "purchase" ? entered.invoice : said.number);
      await expect.poll(() => page.evaluate(keptDrafts, operation)).toEqual([]);
      return voucherId;
    },
  };
}

/** Of an operation that posts a voucher, or of the one that places an order. */
interface Answer {
  id: number;
  voucherId?: number;
}

/** Runs in the page: the drafts of an operation's vouchers that its browser keeps. */
function keptDrafts(operation: string): string[] {
  return Object.keys(localStorage).filter(
    (name) => /^vanbook\.drafts\./.test(name) && name.includes(operation),
  );
}
