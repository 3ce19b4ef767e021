import type { OperationId } from "@vanbook/sdk";
import type { Request, Route } from "playwright";
import { expect } from "vitest";
import { operationMap } from "../../../packages/sdk/generated/operations.ts";
import { createClerk, type Typed } from "../month/clerk.ts";
import { createDesk } from "../month/entering.ts";
import { openBusiness, OWNER_PASSWORD } from "../month/open-business.ts";
import { Reckoning } from "../month/reckoning.ts";
import { toTypedForm, type FormKind } from "../month/typed.ts";
import { makeCrashedVoucher } from "./crashed-vouchers.ts";
import { readHeldForm, type Held } from "./held-form.ts";
import { DIES_BEFORE_ITS_ANSWER, type KillableSite } from "./killable-site.ts";

/**
 * Sets up the business of the month, and a tab in which vouchers are entered while things crash;
 * `reckoning` keeps the expected books.
 */
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
  let enteredVoucher = makeCrashedVoucher("openingBalances", 1);

  const isPost = (request: Request) =>
    request.method() === "POST" && new URL(request.url()).pathname === operationMap[operation][1];

  async function openTab(path: string) {
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.goto(path);
    await page.locator('.vb-voucher:not([aria-busy="true"]) [data-field]').first().waitFor();
    // Long before anything is posted: Chromium may miss a request that is sent just after the route
    // is set.
    await page.route(
      (url) => url.pathname === operationMap[operation][1],
      (route) => (onPost && isPost(route.request()) ? onPost(route) : route.continue()),
    );
  }

  /** Presses Ctrl+Enter, and waits until the form has stopped waiting for the response. */
  async function acceptInVain() {
    await clerk.press("Control+Enter");
    await page.getByRole("button", { name: "Posting..." }).waitFor();
    await page.getByRole("button", { name: "Accept", exact: true }).waitFor();
  }

  /** Accepts while `handle` intercepts each posting request. */
  async function acceptWhile(handle: typeof onPost) {
    onPost = handle;
    await acceptInVain();
    onPost = undefined;
  }

  return {
    ask,
    reckoning,
    errors,
    /** Waits for the form's message after a crash. */
    restored: () => page.getByText("What you typed here earlier has been kept.").waitFor(),
    ended: async () => {
      await page.getByText("Your session has ended.", { exact: true }).waitFor();
      await expect.poll(() => page.getByText(/sign in/i).count()).toBe(0);
    },
    unknown: () => page.getByText(/^We couldn't confirm that the .+ was posted\.$/).waitFor(),
    shown: () => page,
    async open(path: string, postedBy: OperationId) {
      operation = postedBy;
      await openTab(path);
    },
    /** Starts a voucher: enters it in the expected books, and returns what must be typed. */
    begin(kind: FormKind, turn: number): Typed {
      enteredVoucher = makeCrashedVoucher(kind, turn);
      const desk = createDesk(reckoning, numbers);
      const { amount } = reckoning.enter(enteredVoucher);
      // Full numbers: among few documents, the last digits of one may also occur in another number.
      const getNumber = (name: string) => numbers.get(name) ?? "";
      const typedForm = toTypedForm(enteredVoucher, {
        ...desk,
        numberOf: getNumber,
        printed: String((amount ?? 0) / 100),
      });
      // That switch is off already, as it should be.
      const { roundToRupee: _off, ...head } = typedForm.head ?? {};
      return { ...typedForm, head };
    },
    /**
     * Types the voucher or the rest of it; returns what the form shows for `whole` once the server
     * has priced it.
     */
    async type(typedForm: Typed, whole = typedForm): Promise<Held> {
      await clerk.fillIn(typedForm);
      await page.waitForFunction(() => !document.querySelector("[data-stale], .vb-lines-awaited"));
      return readHeldForm(page, whole);
    },
    /** Closes the tab without a warning, or crashes it, and opens the form in a new tab. */
    async loseTab(path: string, isCrashed: boolean) {
      if (isCrashed) {
        const crashEvent = page.waitForEvent("crash");
        const session = await context.newCDPSession(page);
        void session.send("Page.crash").catch(() => undefined);
        await crashEvent;
      }
      await page.close();
      page = await context.newPage();
      clerk = createClerk(page);
      await openTab(path);
    },
    /**
     * Ends the session, so that Accept gets a 401, and signs in again in the dialog over the form.
     */
    async signInAgain() {
      await db("sessions").delete();
      const refusedAnswer = page.waitForResponse(
        (answer) => isPost(answer.request()) && answer.status() === 401,
      );
      await clerk.press("Control+Enter");
      await refusedAnswer;
      const again = page.getByRole("dialog", { name: "Sign in" });
      await again.getByText("Your session has ended.").waitFor();
      await again.getByLabel("Username").fill("lakshmi");
      await again.getByRole("textbox", { name: "Password" }).fill(OWNER_PASSWORD);
      await again.getByRole("button", { name: "Login" }).click();
      await again.waitFor({ state: "detached" });
    },
    /**
     * Accepts, but the request doesn't reach the server: the server is killed, or the network is
     * lost.
     */
    async loseRequest(isKilled: boolean) {
      await acceptWhile(async (route) => {
        if (!isKilled) return route.abort();
        await installation.kill("server");
        return route.continue();
      });
      await installation.start();
    },
    /**
     * Accepts; the voucher is posted, but the response is lost: the server dies before sending it,
     * or the network is lost.
     */
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
    /** Kills the database, then accepts. */
    async loseDatabase() {
      await installation.kill("database");
      await acceptInVain();
    },
    startAgain: () => installation.start(),
    /**
     * Accepts the form's contents; returns the posted id once the browser no longer keeps a draft.
     */
    async accept(): Promise<number> {
      const postAnswer = page.waitForResponse((answer) => isPost(answer.request()) && answer.ok());
      const message = await clerk.accept();
      const { id, voucherId = id } = (await (await postAnswer).json()) as Answer; // shape given by the contract
      const { kind, as } = enteredVoucher;
      if (as !== undefined) numbers.set(as, kind === "purchase" ? enteredVoucher.invoice : message.number);
      await expect.poll(() => page.evaluate(listKeptDrafts, operation)).toEqual([]);
      return voucherId;
    },
  };
}

/** Response of an operation that posts a voucher, or of the one that places an order. */
interface Answer {
  id: number;
  voucherId?: number;
}

/** Runs in the page: localStorage keys of the drafts kept for an operation. */
function listKeptDrafts(operation: string): string[] {
  return Object.keys(localStorage).filter(
    (name) => /^vanbook\.drafts\./.test(name) && name.includes(operation),
  );
}
