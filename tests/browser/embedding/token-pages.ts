import type { BrowserContext, Page } from "playwright";
import { onTestFinished } from "vitest";
import { createContext } from "../new-context.ts";
import type { Embedded } from "./partner.ts";

/** A page of the partner's customer, with its requests and console errors. */
export interface TokenPage {
  page: Page;
  /** Requested paths, in order. */
  asked: string[];
  complaints: string[];
  times(path: string): number;
}

interface TokenPageOptions {
  /** Origin of the page; by default the partner's allowed origin. */
  at?: string;
  colorScheme?: "light" | "dark";
  width?: number;
  /** Milliseconds by which the visitor's clock is wrong. */
  wrong?: number;
  /** Called with the page before it loads anything. */
  prepare?: (page: Page) => Promise<unknown>;
}

/**
 * Opens a partner page that uses tokens, `/customer` or `/framed`; `/embed/v1/` serves the elements
 * that the partner built.
 */
export async function openTokenPage(
  { site, url }: Embedded,
  path: string,
  { at = url, colorScheme = "light", width = 1280, wrong = 0, prepare }: TokenPageOptions = {},
): Promise<TokenPage> {
  const context = await createContext(site.browser, { viewport: { width, height: 900 }, colorScheme, wrong });
  onTestFinished(() => context.close());
  await serveElements(context, url);
  const page = await context.newPage();
  await prepare?.(page);
  const requests: string[] = [];
  const complaints: string[] = [];
  page.on("request", (request) => void requests.push(new URL(request.url()).pathname));
  page.on("pageerror", (error) => void complaints.push(error.message));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) complaints.push(message.text());
  });
  await page.goto(`${at}${path}`);
  return {
    page,
    asked: requests,
    complaints,
    times: (path) => requests.filter((one) => one === path).length,
  };
}

/** Serves the server's `/embed/v1/` from the elements that the partner at `url` built. */
export async function serveElements(target: BrowserContext | Page, url: string): Promise<void> {
  await target.route("**/embed/v1/**", async (route) => {
    const name = new URL(route.request().url()).pathname.replace("/embed/v1/", "");
    const answer = await fetch(`${url}/vanbook/elements/${name}`);
    const contentType = answer.headers.get("Content-Type") ?? "";
    await route.fulfill({ body: Buffer.from(await answer.arrayBuffer()), contentType });
  });
}
