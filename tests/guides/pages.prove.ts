import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createVanbook, type Vanbook } from "../../packages/sdk/index.ts";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { MID_YEAR } from "../demo-database.ts";
import { CUSTOMER_COLUMNS, customerRows, makeSheetFile } from "../imports/sheet.ts";
import { DEMO_PASSWORD, startProduct, type Product } from "../product.ts";
import { openDocPage } from "./doc-page.ts";
import { sumBillsBetween, countDocuments } from "./figures.ts";
import { openShell } from "./shell.ts";

let product: Product;
let vanbook: Vanbook;
let withKey: { VANBOOK_URL: string; VANBOOK_API_KEY: string };
beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
  const keyAnswer = await product.call({
    method: "POST",
    path: "/api/v1/api-keys",
    body: { name: "Pages" },
    cookie: await product.signIn(1, "meera"),
  });
  const { secret: key } = keyAnswer.read<{ secret: string }>();
  vanbook = createVanbook({ baseUrl: product.url, auth: { kind: "key", key } });
  withKey = { VANBOOK_URL: product.url, VANBOOK_API_KEY: key };
});
afterAll(() => product?.stop());

/** Each page starts Node with the product's sources several times. */
const SLOW_TEST = { timeout: 600_000 };
/** How long to wait for output of commands that keep running. */
const POLL_OPTIONS = { timeout: 120_000, interval: 2_000 };

test(
  "docs/events.md: reads every bill once page by page, and new events when they happen",
  SLOW_TEST,
  async () => {
    const page = await openDocPage("events");
    const shell = await openShell(withKey);
    await writeFile(join(shell.folder, "read-on.mjs"), page.take("js", "read-on.mjs"));
    const lines = page.take("sh", "node read-on.mjs");
    const read: string[] = [];
    for (let runs = 0; runs < 10; runs += 1) {
      const { printed } = await shell.run(lines);
      if (printed === "") break;
      read.push(...printed.trimEnd().split("\n"));
    }
    const postedNumbers = read
      .filter((line) => line.startsWith("bill.posted "))
      .map((line) => line.split(" ")[1]);
    const numbers: string[] = await product
      .db("bills")
      .where("company_id", 1)
      .distinct("bill_no")
      .pluck("bill_no");
    expect(postedNumbers.toSorted()).toEqual(numbers.toSorted());

    const stream = shell.begin(page.take("sh", "text/event-stream"));
    let zones = 0;
    await expect
      .poll(async () => {
        zones += 1;
        await vanbook.zones.create({ ZoneName: `Zone of events ${"abcdefghij".charAt(zones)}` });
        return stream.printed();
      }, POLL_OPTIONS)
      .toMatch(/^event: zone\.created$/m);
    await stream.stop();
    // tests/events/events-docs.test.ts tests the receiver and the event.
    expect(page.left()).toEqual(["js receive.mjs", "json {"]);
  },
);

test("docs/command-line.md: every command works, from the sign-in to the assistant", SLOW_TEST, async () => {
  const page = await openDocPage("command-line");
  const shell = await openShell({});
  const signIn = `${product.url}\n1\nmeera\n${DEMO_PASSWORD}\n`;
  const first = await shell.run(page.take("sh", "vanbook login"), { typed: signIn });
  const { billDetails } = JSON.parse(first.printed) as { billDetails: unknown[] };
  expect(billDetails).toHaveLength((await sumBillsBetween(product.db, "2026-04-01", "2026-04-30")).bills);
  const keys = await stat(join(shell.folder, ".config/vanbook/keys.json"));
  expect(keys.mode & 0o777).toBe(0o600);

  const following = shell.begin(page.take("sh", "--follow"));
  const [{ CustomerID = 0 } = {}] = await vanbook.customers.names();
  const cash = (await vanbook.accounts.ledgers()).find(({ AccGroupid }) => AccGroupid === 6);
  const receipt = { PLID: cash?.PLID ?? 0, PartyID: CustomerID, Credit: 118.5, Rdate: "2026-11-17" };
  await writeFile(join(shell.folder, "receipt.json"), JSON.stringify(receipt));
  const shops = makeSheetFile([CUSTOMER_COLUMNS, ...customerRows(2)]);
  await writeFile(join(shell.folder, "new-shops.xlsx"), Buffer.from(shops, "base64"));
  const lines = page.take("sh", "--rows | jq");
  const before = await countDocuments(product.db);
  const { printed } = await shell.run(lines);
  const owing = await vanbook.debtors.report({ FromDate: "2026-04-01", ToDate: "2026-11-23" });
  expect(owing.length).toBeGreaterThan(0);
  expect(printed).toMatch(/2 rows can be imported, 0 can't\.\n$/);
  await shell.run(lines);
  const after = await countDocuments(product.db);
  expect(after[0]).toBe((before[0] ?? 0) + 1); // posted once, though run twice
  // The command sees only receipts posted after its first request, so it may take more than one.
  let sentCount = 0;
  await expect
    .poll(async () => {
      sentCount += 1;
      await vanbook.receipts.create({ ...receipt, Credit: 100 + sentCount });
      return following.printed();
    }, POLL_OPTIONS)
    .toMatch(/^\S+ 1\d\d(\.\d+)?$/m);
  await following.stop();

  await shell.run("vanbook login --profile office", { typed: signIn });
  const settings = JSON.parse(page.take("json", "mcpServers")) as {
    mcpServers: { vanbook: { command: string; args: string[] } };
  };
  const { command, args } = settings.mcpServers.vanbook;
  expect(command).toBe("vanbook");
  const greeting = {
    ...{ jsonrpc: "2.0", id: 1, method: "initialize" },
    params: {
      protocolVersion: "2025-03-26",
      capabilities: {},
      clientInfo: { name: "test", version: "1" },
    },
  };
  const assistant = shell.begin(
    `(echo '${JSON.stringify(greeting)}'; sleep 600) | ${command} ${args.join(" ")}`,
  );
  await expect.poll(assistant.printed, POLL_OPTIONS).toContain('"serverInfo"');
  await assistant.stop();

  await shell.run(page.take("sh", "completion bash"));
  const completion = await shell.run(`bash -c '. ~/.bashrc; complete -p vanbook'`);
  expect(completion.printed).toContain("vanbook");
  expect(await readFile(join(shell.folder, ".zshrc"), "utf8")).toContain("compdef");
  expect(page.left()).toEqual([]);
});

test("docs/scripting.md: every command works", SLOW_TEST, async () => {
  const page = await openDocPage("scripting");
  const shell = await openShell(withKey);
  /** Runs the lines in the repository, as the examples say, with the reader's address and key. */
  const runInRoot = (lines: string) =>
    `cd "$VANBOOK_ROOT"\n${lines.replace(/VANBOOK_URL=\S+ VANBOOK_API_KEY=\S+ /, "")}`;

  const year = await shell.run(runInRoot(page.take("sh", "examples/walk-a-year.ts")));
  const soldBills = await product
    .db("bills")
    .where({ company_id: 1, status: 1 })
    .where("date", ">=", "2025-12-01")
    .count({ count: "*" })
    .first();
  expect(year.printed).toMatch(new RegExp(`^Total +${Number(soldBills?.count)} `, "m"));

  await writeFile(join(shell.folder, "files.mjs"), page.take("js", "files.mjs"));
  await shell.run(page.take("sh", "node files.mjs"));
  const ledger = await readFile(join(shell.folder, "CustomerLedger_2026-04-01_to_2026-04-30.pdf"));
  expect(readPdfText(ledger)[0]?.join(" ")).toContain("Customer Ledger");
  expect((await stat(join(shell.folder, "april.xlsx"))).size).toBeGreaterThan(2_000);

  await shell.run(`mkdir served && cd served\n${page.take("sh", "Accept: application/pdf")}`);
  const { printed: servedFiles } = await shell.run("ls served && head -c 5 served/*");
  expect(servedFiles).toBe("CustomerLedger_2026-04-01_to_2026-04-30.pdf\n%PDF-");

  // The page's lines follow on from its first example, which makes `vanbook`.
  const client = `import { createVanbook } from "@vanbook/sdk";
const { VANBOOK_URL: baseUrl, VANBOOK_API_KEY: key } = process.env;
const vanbook = createVanbook({ baseUrl, auth: { kind: "key", key } });\n`;
  const loop = page.take("js", "followEvents").replace("4711", "0");
  await writeFile(join(shell.folder, "follow.mjs"), client + loop);
  const following = shell.begin("node follow.mjs");
  const { bill_no: firstNumber } = await product
    .db("bills")
    .where("company_id", 1)
    .orderBy("id")
    .first("bill_no");
  await expect.poll(following.printed, POLL_OPTIONS).toContain(` bill.posted ${firstNumber} `);
  await following.stop();

  const post = runInRoot(page.take("sh", "examples/post-a-vans-day.ts"));
  await shell.run(post);
  const counts = await countDocuments(product.db);
  expect((await shell.run(post)).printed).toContain("replayed");
  expect(await countDocuments(product.db)).toEqual(counts);
  // packages/sdk/scripting.test.ts tests the program, packages/server/platform/key-limits.test.ts
  // the first key.
  const others = page.left().filter((fence) => !fence.startsWith("ts "));
  expect(others).toEqual([expect.stringMatching(/^sh umask/)]);
});
