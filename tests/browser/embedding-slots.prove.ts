import type { Frame, Locator, Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Embedded, startEmbedded } from "./embedding/partner.ts";
import { openTokenPage } from "./embedding/token-pages.ts";

let embeddedSite: Embedded;
beforeAll(async () => {
  embeddedSite = await startEmbedded();
});
afterAll(() => embeddedSite?.stop());

test("the host's text for no rows covers the empty rows of the frame, and hides when a window opens there", async () => {
  const { page } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  await page.locator('vanbook-widget[name="sales.report"]').evaluate((one) => {
    const own = one.cloneNode() as HTMLElement;
    own.id = "without-bills";
    own.setAttribute("from-date", "2020-04-01");
    own.setAttribute("to-date", "2020-04-02");
    own.innerHTML = '<p slot="empty" hidden>No bills yet. <a href="#order">Order now</a></p>';
    document.body.replaceChildren(own);
  });
  const element = page.locator("#without-bills");
  const frame = element.locator("iframe").contentFrame();
  const [words, report] = [element.getByText("No bills yet."), frame.locator(".vb-report-card")];
  await words.waitFor();
  await expect.poll(() => frame.getByText("No records found").count()).toBe(0);
  const measureBox = async (place: Locator) =>
    (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect
    .poll(async () => {
      const [own, around] = [await measureBox(words), await measureBox(report)];
      return own.height > 0 && own.y > around.y && own.y + own.height <= around.y + around.height + 1;
    })
    .toBe(true);
  await element.getByRole("link", { name: "Order now" }).click();
  expect(new URL(page.url()).hash).toBe("#order");
  await frame.getByRole("button", { name: "Filters" }).first().click();
  await frame.getByRole("dialog").waitFor();
  await expect.poll(() => words.isVisible()).toBe(false);
  await page.keyboard.press("Escape");
  await words.waitFor();
  // A new range loads a new frame. Once it has rows, the host's text for an empty report is hidden.
  await element.evaluate((one) => one.removeAttribute("from-date"));
  await element.evaluate((one) => one.removeAttribute("to-date"));
  await frame.locator('.vb-tbody [role="row"]').first().waitFor();
  await expect.poll(() => words.isVisible()).toBe(false);
});

test("an action that is pressed in a row of a frame reaches the page with the row's data, by mouse and keys", async () => {
  const { page } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  await addActions(page);
  const rows = page.locator("#bills iframe").contentFrame().locator('.vb-tbody [role="row"]');
  const first = await readBill(rows.nth(0));
  const readTaken = () => page.evaluate(() => window.taken);
  await rows.nth(0).getByRole("button", { name: "Remind" }).click();
  await expect.poll(readTaken).toEqual([
    ["event", "remind", first],
    ["function", first],
  ]);
  // Arrow keys lead from the row to its controls; Enter and Space press them.
  await rows.nth(0).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect.poll(readTaken).toHaveLength(4);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Space");
  await expect.poll(readTaken).toHaveLength(5);
  expect((await readTaken()).slice(2)).toEqual([
    ["event", "remind", first],
    ["function", first],
    ["event", "ask", first],
  ]);
  // A control's press does not open the row.
  await expect.poll(() => page.evaluate(() => window.openedRows)).toBe(0);
});

test("an action's function that throws, or whose promise fails, is reported by the element of its frame", async () => {
  const { page } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  await addActions(page);
  const rows = page.locator("#bills iframe").contentFrame().locator('.vb-tbody [role="row"]');
  const remind = rows.nth(0).getByRole("button", { name: "Remind" });
  const first = await readBill(rows.nth(0));
  const failures: Window["failures"] = [];
  for (const failing of ["throws", "rejects"] as const) {
    await page.evaluate((failing) => void (window.failing = failing), failing);
    await remind.click();
    failures.push({ code: "RENDER_FAILED", message: `The action ${failing}` });
    await expect.poll(() => page.evaluate(() => window.failures)).toEqual(failures);
  }
  // The next press works again, and the row was never opened.
  await page.evaluate(() => {
    window.failing = undefined;
    window.taken = [];
  });
  await remind.click();
  await expect.poll(() => page.evaluate(() => window.taken)).toContainEqual(["function", first]);
  await expect.poll(() => page.evaluate(() => [window.failures.length, window.openedRows])).toEqual([2, 0]);
});

test("the page takes an action only from its frame, and the frame takes messages only from its page", async () => {
  const { page } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  await addActions(page);
  const element = page.locator("#bills");
  const rows = element.locator("iframe").contentFrame().locator('.vb-tbody [role="row"]');
  await rows.first().waitFor();
  await page.evaluate(() => {
    const foreign = Object.assign(document.createElement("iframe"), { name: "foreign" });
    document.body.append(foreign);
  });
  const forgedMessage = { type: "vanbook-action", detail: { id: "remind", row: { BillNo: "forged" } } };
  const pages = page.frames().filter((one) => one !== page.mainFrame());
  const findFrame = (isWanted: (frame: Frame) => boolean) => {
    const frame = pages.find(isWanted);
    if (!frame) throw new Error(`None of ${pages.map((one) => one.url()).join(", ")}`);
    return frame;
  };
  const [bills, ledger, foreign] = [
    findFrame((frame) => frame.url().includes("/embed/sales.report")),
    findFrame((frame) => frame.url().includes("/embed/customerLedger.report")),
    findFrame((frame) => frame.name() === "foreign"),
  ];
  await page.evaluate(() => {
    window.received = 0;
    addEventListener("message", ({ data }) => {
      if ((data as { detail?: { row?: { BillNo?: string } } }).detail?.row?.BillNo === "forged")
        window.received += 1;
    });
  });
  // From another page, from another frame of Vanbook, and from the page itself.
  for (const sender of [foreign, ledger])
    await sender.evaluate((message) => parent.postMessage(message, "*"), forgedMessage);
  await page.evaluate((message) => postMessage(message, "*"), forgedMessage);
  await expect.poll(() => page.evaluate(() => window.received)).toBe(3);
  // What only the page may send: a token, and the look of the widget.
  await bills.evaluate(() => {
    window.received = 0;
    addEventListener("message", () => (window.received += 1));
  });
  for (const sender of [foreign, ledger])
    for (const message of [
      { type: "vanbook-look", scheme: "dark", variables: { "--vb-brand": "rgb(9, 9, 9)" } },
      { type: "vanbook-token", error: { message: "forged", visitor: "forged" } },
    ])
      await sender.evaluate(
        ([message, url]) => {
          for (let at = 0; at < parent.frames.length; at += 1) parent.frames[at]?.postMessage(message, url);
        },
        [message, "*"] as const,
      );
  await expect.poll(() => bills.evaluate(() => window.received)).toBe(4);
  await rows.first().getByRole("button", { name: "Remind" }).click();
  await expect.poll(() => page.evaluate(() => window.taken.length)).toBe(2);
  expect(JSON.stringify(await page.evaluate(() => window.taken))).not.toContain("forged");
  const widget = bills.locator("vanbook-widget");
  await expect.poll(() => widget.getAttribute("scheme")).not.toBe("dark");
  await expect
    .poll(() => widget.evaluate((one) => getComputedStyle(one).getPropertyValue("--vb-brand")))
    .not.toContain("9, 9");
});

test("a page without our script hears of an action in its frame, and of actions that it wrote wrong", async () => {
  const { page } = await openTokenPage(embeddedSite, "/framed");
  const show = (actions: string) =>
    page.evaluate((actions) => {
      const frame = document.querySelector("iframe");
      if (!frame) return;
      const address = new URL(frame.src);
      window.taken = [];
      addEventListener("message", ({ source, origin, data }) => {
        const { type, detail } = data as { type: string; detail: { code?: string; id?: string; row?: Bill } };
        if (source !== frame.contentWindow || origin !== address.origin) return;
        if (type === "vanbook-misuse") window.taken.push([detail.code ?? ""]);
        if (type === "vanbook-action")
          window.taken.push(["event", detail.id ?? "", detail.row?.BillNo ?? ""]);
      });
      address.searchParams.set("row-actions", actions);
      frame.src = address.href;
    }, actions);
  const rows = page.locator("iframe").contentFrame().locator('.vb-tbody [role="row"]');
  await rows.first().waitFor();
  await show('[{"id":"pay","label":"Pay"}]');
  await rows.first().getByRole("button", { name: "Actions" }).click();
  await page.locator("iframe").contentFrame().getByRole("menuitem", { name: "Pay" }).click();
  const readTaken = () => page.evaluate(() => window.taken);
  await expect.poll(readTaken).toEqual([["event", "pay", await readBill(rows.first())]]);
  await show("[{");
  await expect.poll(readTaken).toContainEqual(["WRONG_VALUE"]);
  await rows.first().waitFor();
  await expect.poll(() => rows.getByRole("button", { name: "Actions" }).count()).toBe(0);
});

test("a frame tells its page of what the page wrote wrong, of a wrong name too", async () => {
  const { page } = await openTokenPage(embeddedSite, "/customer?isolation=frame");
  await page.locator('vanbook-widget[name="sales.report"]').evaluate((one) => {
    window.misuses = [];
    addEventListener("vanbook-misuse", (event) =>
      window.misuses.push((event as CustomEvent<{ message: string }>).detail.message),
    );
    const own = one.cloneNode() as HTMLElement;
    own.setAttribute("heading", "4");
    own.setAttribute("form-date", "2026-11-01");
    own.style.setProperty("--vb-brnad", "red");
    const unknown = one.cloneNode() as HTMLElement;
    unknown.setAttribute("name", "sale.report");
    document.body.replaceChildren(own, unknown);
  });
  await expect
    .poll(() => page.evaluate(() => window.misuses.toSorted()))
    .toEqual([
      'There is no widget "sale.report"; did you mean "sales.report"?',
      "form-date is not an argument of sales.report; did you mean from-date?",
      'heading="4" of sales.report is not one of: 1, 2, 3, none.',
      "the theme has no --vb-brnad; did you mean --vb-brand?",
    ]);
});

test("windows and lists open in the page's element that `container` names, and a wrong name is reported", async () => {
  const { page, complaints } = await openTokenPage(embeddedSite, "/customer");
  await page.locator('vanbook-widget[name="sales.report"]').evaluate((one) => {
    const add = (id: string, container: string, isolation = "layer") => {
      const own = one.cloneNode() as HTMLElement;
      own.id = id;
      own.setAttribute("container", container);
      own.setAttribute("isolation", isolation);
      own.setAttribute("scheme", "dark");
      own.style.setProperty("--vb-brand", "rgb(1, 2, 3)");
      // `transform` and `overflow` clip everything inside, even fixed elements.
      const box = document.createElement("div");
      box.style.cssText = "height: 160px; overflow: hidden; transform: translateX(0)";
      box.append(own);
      document.body.append(box);
    };
    const floats = document.createElement("div");
    floats.id = "floats";
    document.body.replaceChildren(floats);
    add("placed", "#floats");
    add("nowhere", "#flaots");
    add("nothing", "##");
    add("shadow", "#floats", "shadow");
  });
  const [placedElement, floats] = [page.locator("#placed"), page.locator("#floats")];
  await placedElement.locator('.vb-tbody [role="row"]').first().waitFor();
  await placedElement.getByRole("button", { name: "Filters" }).first().click();
  const window = floats.getByRole("dialog");
  await window.getByText("Sale Type").first().waitFor();
  await expect
    .poll(() =>
      window.evaluate((one) => {
        const { colorScheme } = getComputedStyle(one);
        return [colorScheme, getComputedStyle(one).getPropertyValue("--vb-brand")];
      }),
    )
    .toEqual(["dark", "rgb(1, 2, 3)"]);
  // Playwright clicks only what is visible at that point.
  await window.getByRole("button", { name: /All Types/ }).click();
  await floats.getByRole("option", { name: "Wholesale" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(() => window.count()).toBe(0);
  const listComplaints = (words: string) => complaints.filter((one) => one.includes(words));
  await expect
    .poll(() => listComplaints('container="#flaots" of sales.report: the page has no such element.'))
    .toHaveLength(1);
  expect(listComplaints('container="##" of sales.report: that is no CSS selector.')).toHaveLength(1);
  expect(listComplaints('with "shadow" windows stay inside')).toHaveLength(1);
  expect(complaints.filter((one) => /container is not an argument/.test(one))).toEqual([]);
  await placedElement.evaluate((one) => one.remove());
  await expect.poll(() => floats.evaluate((one) => one.childElementCount)).toBe(0);
});

interface Bill {
  BillNo: string;
}

/** Shows bills with two actions in a frame, beside the ledger, and notes what the page hears. */
async function addActions(page: Page): Promise<void> {
  await page.locator('vanbook-widget[name="sales.report"]').evaluate((one) => {
    Object.assign(window, { taken: [], failures: [], openedRows: 0 });
    one.id = "bills";
    Object.assign(one, {
      rowActions: [
        {
          id: "remind",
          label: "Remind",
          icon: "info",
          onAction: ({ BillNo }: Bill) => {
            if (window.failing === "throws") throw new Error("The action throws");
            if (window.failing === "rejects") return Promise.reject(new Error("The action rejects"));
            window.taken.push(["function", BillNo]);
            return undefined;
          },
        },
        { id: "ask", label: "Ask", icon: "eye" },
      ],
    });
    one.addEventListener("vanbook-action", (event) => {
      const { id, row } = (event as CustomEvent<{ id: string; row: Bill }>).detail;
      window.taken.push(["event", id, row.BillNo]);
    });
    one.addEventListener("vanbook-error", (event) => {
      const { code, message } = (event as CustomEvent<{ code: string; message: string }>).detail;
      window.failures.push({ code, message });
    });
    one.addEventListener("vanbook-row", () => (window.openedRows += 1));
  });
}

/** The number of a row's bill. */
async function readBill(row: Locator): Promise<string> {
  return (await row.getByRole("gridcell").nth(1).innerText()).trim();
}

declare global {
  interface Window {
    taken: string[][];
    failures: { code: string; message: string }[];
    misuses: string[];
    openedRows: number;
    failing: "throws" | "rejects" | undefined;
    received: number;
  }
}
