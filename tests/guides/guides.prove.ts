import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { read, utils } from "xlsx";
import { checkBooks } from "../../packages/server/books/checks/check.ts";
import { money } from "../../packages/sdk/format/money.ts";
import { readPdfText } from "../../packages/sdk/files/testing/pdf-text.ts";
import { MID_YEAR } from "../demo-database.ts";
import { ITEM_COLUMNS, makeSheetFile } from "../imports/sheet.ts";
import { startProduct, type Product } from "../product.ts";
import {
  sumBillsBetween,
  countDocuments,
  readWorkOf,
  readOwedOn,
  readAccountBalance,
  readStock,
} from "./figures.ts";
import { follow } from "./follow.ts";
import { ODD_MASTERS, ODD_MASTERS_REPORT } from "./tally-file.ts";

let product: Product;
beforeAll(async () => {
  product = await startProduct({ lastDay: MID_YEAR });
});
afterAll(() => product?.stop());

/** Each guide starts Node with the product's sources several times. */
const SLOW_TEST = { timeout: 300_000 };

test(
  "month-end statements: one for every customer, with the balance on the last day",
  SLOW_TEST,
  async () => {
    const { folder } = await follow(product, "month-end-statements", {
      company: { id: 2, administrator: "fathima" },
      now: "2026-11-01T06:30:00+05:30",
    });
    const owedAmounts = await readOwedOn(product.db, 2, "2026-10-31");
    const statements = join(folder, "statements/2026-10");
    const files = await readdir(statements);
    expect(new Set(files.map((file) => Number.parseInt(file)))).toEqual(new Set(owedAmounts.keys()));
    for (const file of files) {
      const [page = []] = readPdfText(await readFile(join(statements, file)));
      const outstandingText = page.find((text) => text.includes("Outstanding: ")) ?? "";
      expect(outstandingText, file).toContain(
        `Outstanding: ${money(owedAmounts.get(Number.parseInt(file)) ?? 0)} ·`,
      );
    }
    expect([...owedAmounts.values()].filter((amount) => amount > 0).length).toBeGreaterThan(3);
  },
);

test("a CSV feed: every bill up to its date, in the file and in the workbook", SLOW_TEST, async () => {
  const files: string[] = [];
  const { folder } = await follow(product, "csv-feed", {
    now: "2026-11-18T06:15:00+05:30",
    onRun: async (folder) =>
      void files.push(await readFile(join(folder, "bills.csv"), "utf8").catch(() => "")),
  });
  const [first = "", daily = ""] = files;
  for (const [file, last] of [
    [first, MID_YEAR],
    [daily, "2026-11-17"],
  ] as const) {
    expect(file.startsWith("\uFEFFBillID,")).toBe(true);
    expect(sumOfCsv(file)).toEqual(await sumBillsBetween(product.db, "2026-04-01", last));
  }
  const book = read(await readFile(join(folder, "bills.xlsx")));
  const cells = utils.sheet_to_json<unknown[]>(Object.values(book.Sheets)[0] ?? {}, { header: 1 });
  const { bills, amount } = await sumBillsBetween(product.db, "2026-11-01", MID_YEAR);
  expect(bills).toBeGreaterThan(5);
  expect(cells.filter(([serial]) => typeof serial === "number")).toHaveLength(bills);
  expect(cells.at(-1)).toEqual(expect.arrayContaining(["Total Amount", Number(amount)]));
  expect(daily).not.toBe(first);
});

test("a stock alarm: one line when an item falls below its level, and only once", SLOW_TEST, async () => {
  const runs: string[] = [];
  const { folder, run } = await follow(product, "stock-alarm", {
    onRun: async (_, printedText) => void runs.push(printedText),
  });
  const masks = await readStock(product.db, "Surgical Mask 3 Ply");
  expect(runs).toEqual(["", `Surgical Mask 3 Ply: ${masks.quantity} left, level 1000000\n`, ""]);

  const ventedStock = await readStock(product.db, "IV Infusion Set Vented");
  await writeFile(
    join(folder, "levels.json"),
    JSON.stringify({ "IV Infusion Set Vented": ventedStock.quantity }),
  );
  const runAlarm = () => run("node stock-alarm.mjs");
  expect(await runAlarm()).toBe("");
  await sellOne(ventedStock.id);
  expect(await runAlarm()).toBe(
    `IV Infusion Set Vented: ${ventedStock.quantity - 1} left, level ${ventedStock.quantity}\n`,
  );
  await sellOne(ventedStock.id);
  expect(await runAlarm()).toBe("");
});

test("the month filed: the stored files are those that were uploaded", SLOW_TEST, async () => {
  const { folder, run } = await follow(product, "file-the-month");
  const cookie = await product.signIn(1, "meera");
  const read = async <T>(path: string, query = {}) =>
    (await product.call({ method: "GET", path: `/api/v1/gst/${path}`, query, cookie })).read<T>();
  const { filed } = await read<{ filed: { id: number; form: string; arn: string }[] }>("returns");
  expect(filed.map(({ form, arn }) => [form, arn])).toEqual([
    ["GSTR-3B", "AB3211260012346"],
    ["GSTR-1", "AA3211260012345"],
  ]);
  for (const { id } of filed) {
    const { name, text } = await read<{ name: string; text: string }>("returns/file", { returnId: id });
    const uploadedFiles = await readdir(join(folder, "returns/2026-10"));
    // The name has the day on which the file was made.
    const file = uploadedFiles.find((each) => each.replace(/\d+/, "") === name.replace(/\d+/, ""));
    expect(await readFile(join(folder, "returns/2026-10", file ?? ""), "utf8")).toBe(text);
  }
  const bill = await product
    .db("bills")
    .where({ company_id: 1, status: 1 })
    .where("date", "like", "2026-10-%")
    .first("id", "bill_no");
  const answer = await product.call({
    ...{ method: "POST", path: `/api/v1/bills/${bill.id}/cancel`, cookie },
    headers: { "Idempotency-Key": "after-filing" },
  });
  expect(answer.status, answer.text).toBe(200);
  expect(await run("node changes.mjs 2026-10")).toMatch(
    new RegExp(`^${bill.bill_no} was cancelled: \\w+ in GSTR-1 of 2026-11\n1 changes\n$`),
  );
});

test("a van's day: posted once, with nothing left in the van or with the salesman", SLOW_TEST, async () => {
  const [counts, printedTexts]: [number[][], string[]] = [[], []];
  await follow(product, "a-vans-day", {
    onRun: async (_, text) => {
      printedTexts.push(text);
      counts.push(await countDocuments(product.db));
    },
  });
  const [before = [], first = [], second = []] = counts;
  expect([first[0], first[3]]).toEqual([(before[0] ?? 0) + 5, (before[3] ?? 0) + 2]); // 5 vouchers: load, 2 bills, unload, cash
  expect(second).toEqual(first);
  const { goods, cash, bills } = await readWorkOf(product.db, "2026-11-18/KL-27-D-4501/");
  expect(goods).toEqual({ godown: -6, van: 0 }); // 4 of one item and 2 of the other were sold
  const soldAmounts = [...(printedTexts[1] ?? "").matchAll(/^sold: .*, (.+)$/gm)].map(([, amount]) => amount);
  expect(soldAmounts).toEqual(bills);
  const handedOver = /^handed over: .*, (.+)$/m.exec(printedTexts[1] ?? "")?.[1];
  expect(Number(handedOver) * 100).toBeCloseTo(
    bills.reduce((sum, amount) => sum + Number(amount) * 100, 0),
    5,
  );
  expect(cash).toEqual({ "Cash with Anil Kumar": "0.00", "Main Cash": handedOver });
  expect(await checkBooks(product.db, 1)).toEqual([]);
});

test(
  "from Tally: imports names, balances and stock from the file; a second run adds only what was missing",
  SLOW_TEST,
  async () => {
    const items = [
      ["Gauze Roll", "Sterile", 55, "", "", 48],
      ["Crepe Bandage", "", 120, "", "", 96],
    ];
    const { folder, run } = await follow(product, "from-tally", {
      files: { "items.xlsx": Buffer.from(makeSheetFile([ITEM_COLUMNS, ...items]), "base64") },
    });
    const tally = async () => ({
      customer: await readAccountBalance(product.db, "Anu Medicals & Co"),
      supplier: await readAccountBalance(product.db, "Deepam Pharma"),
      stock: await readStock(product.db, "Cotton Roll 500 g"),
    });
    const openingFigures = {
      customer: 18_250.5,
      supplier: -7_000,
      stock: { id: expect.any(Number), quantity: 40, value: 6_000 },
    };
    expect(await tally()).toEqual(openingFigures);
    const customer = await product.db("accounts").where({ company_id: 1, name: "Anu Medicals & Co" }).first();
    expect(customer).toMatchObject({
      address: "12 Broadway, Near Boat Jetty",
      place: "Near Boat Jetty",
      state: "Kerala",
      pin: "682001",
      gstin: "32AABCU9603R1ZM",
      mobile: "9847012345",
      email: "anu@anumedicals.example",
    });
    expect(
      await product.db("items").where("company_id", 1).whereIn("name", ["Gauze Roll", "Crepe Bandage"]),
    ).toHaveLength(2);

    const item = await product
      .db("items as i")
      .join("units as u", (on) => on.on("u.company_id", "i.company_id").andOn("u.id", "i.unit_id"))
      .where({ "i.company_id": 1, "i.name": "Cotton Roll 500 g" })
      .first("i.hsn_code as hsn", "u.name as unit");
    expect(item).toEqual({ hsn: "3005", unit: "Nos" });

    // As Tally writes it, in UTF-16, with one more ledger, whose group is written in capitals.
    const file = await readFile(join(folder, "Master.xml"), "utf8");
    const more =
      '<LEDGER NAME="Beena Stores"><PARENT>DEBTORS KOCHI</PARENT><OPENINGBALANCE>-100.25</OPENINGBALANCE></LEDGER>';
    await writeFile(
      join(folder, "Master.xml"),
      `\uFEFF${file.replace("</LEDGER>", `</LEDGER>${more}`)}`,
      "utf16le",
    );
    const again = await run('node from-tally.mjs Master.xml 2026-11-01 "Ranni" "Thiruvalla Godown"');
    expect(again.split("\n")).toEqual([
      "1 customers, 1 suppliers, 2 items",
      "2 balances, 1 items in stock",
      "Left out: stock of Old Stretcher: no quantity at 700.00",
      "Left out: ledger Federal Bank: 12000.00 Dr",
      "Left out: ledgers without a balance: Office Rent",
      "Left out: HSN code of Old Stretcher: it is not in the file",
      "Left out: item Sample Box: its GST rate is not in the file; its stock is worth 0.00",
      "Tally has: debtors 18350.75 Dr, creditors 7000.00 Cr, stock 6700.00",
      "",
    ]);
    expect(await readAccountBalance(product.db, "Beena Stores")).toBe(100.25);
    expect(await tally()).toEqual(openingFigures);

    // A file that is cut off is refused before anything is created; a whole one names what it leaves out.
    const importOdd = async (masters: string) => {
      await writeFile(join(folder, "Odd.xml"), `\uFEFF${masters.replaceAll("\n", "\r\n")}`, "utf16le");
      return run('node from-tally.mjs Odd.xml 2026-11-01 "Ranni" "Thiruvalla Godown"');
    };
    await expect(importOdd(ODD_MASTERS.slice(0, -1000))).rejects.toThrow(/Odd\.xml is not a whole XML file/);
    expect(await product.db("accounts").where("name", "Hari Stores")).toEqual([]);
    expect((await importOdd(ODD_MASTERS)).trimEnd().split("\n")).toEqual(ODD_MASTERS_REPORT);
    const parties = await product
      .db("accounts")
      .where("company_id", 1)
      .whereIn("name", ["Hari Stores", "Irfan Exports", "Jaya & Sons"])
      .orderBy("name")
      .select("name", "state", "group_id");
    expect(parties).toEqual([
      { name: "Hari Stores", state: "Kerala", group_id: 14 },
      { name: "Irfan Exports", state: null, group_id: 14 },
      { name: "Jaya & Sons", state: null, group_id: 27 },
    ]);
    const balances = await Promise.all(parties.map(({ name }) => readAccountBalance(product.db, name)));
    expect(balances).toEqual([1250.5, 8000, -500]);
    const wire = await readStock(product.db, "Bell Wire");
    expect(wire).toMatchObject({ quantity: 1200, value: 3600 });
    expect(await readStock(product.db, "Batch Syrup")).toMatchObject({ quantity: 10, value: 100 });
    const wireItem = await product
      .db("items as i")
      .join("units as u", (on) => on.on("u.company_id", "i.company_id").andOn("u.id", "i.unit_id"))
      .join("taxes as t", (on) => on.on("t.company_id", "i.company_id").andOn("t.id", "i.tax_id"))
      .where({ "i.company_id": 1, "i.id": wire.id })
      .first("i.hsn_code as hsn", "u.uqc", "t.name as tax");
    expect(wireItem).toEqual({ hsn: "8544", uqc: "MTR", tax: "GST 18%" });
    expect(await checkBooks(product.db, 1)).toEqual([]);
  },
);

test("a test against the stand-in can be written from docs/testing.md alone", SLOW_TEST, async () => {
  const { folder } = await follow(product, "../testing");
  for (const name of ["who-owes.mjs", "who-owes.test.mjs"])
    expect(await readFile(join(folder, name), "utf8"), name).toBe(
      await readFile(join(import.meta.dirname, "../../examples", name), "utf8"),
    );
});

test("this file follows every guide of docs/guides", async () => {
  const guides = await readdir(join(import.meta.dirname, "../../docs/guides"));
  const own = await readFile(import.meta.filename, "utf8");
  const followedGuides = [...own.matchAll(/follow\(product, "([\w-]+)"/g)].map(([, name]) => `${name}.md`);
  expect(followedGuides.toSorted()).toEqual(guides.toSorted());
});

/** Number of rows and total of BillAmount in a report's CSV. No cell in it has a line break. */
function sumOfCsv(file: string) {
  const [head = "", ...rows] = file.slice(1).trimEnd().split(/\r?\n/);
  const splitCells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)].map(([, cell = ""]) => cell);
  const at = splitCells(head).indexOf("BillAmount");
  const paise = rows.reduce((sum, row) => sum + Math.round(Number(splitCells(row)[at]) * 100), 0);
  return { bills: rows.length, amount: (paise / 100).toFixed(2) };
}

/** Sells one piece of an item of company 1 from the location with the most stock of it. */
async function sellOne(itemId: number | undefined) {
  const cookie = await product.signIn(1, "meera");
  const [place] = await product
    .db("stock_moves")
    .where({ company_id: 1, item_id: itemId })
    .groupBy("location_id")
    .orderByRaw("SUM(quantity) DESC")
    .select("location_id");
  const series = await product
    .db("invoice_series")
    .where({ company_id: 1, inv_type: "B2C" })
    .orderBy("id", "desc")
    .first("id", "series");
  const customer = await product
    .db("accounts")
    .where({ company_id: 1, group_id: 14, is_deleted: 0, gstin: null })
    .orderBy("id")
    .first("id");
  await product.db("accounts").where({ company_id: 1, id: customer.id }).update({ credit_limit: null });
  const clientId = `sell-one-${Math.random()}`;
  const body = {
    clientId,
    date: MID_YEAR,
    customerId: customer.id,
    seriesId: series.id,
    locationId: place.location_id,
    payment: "credit",
    lines: [{ itemId, quantity: 1 }],
  };
  const answer = await product.call({
    method: "POST",
    path: "/api/v1/bills",
    cookie,
    body,
    headers: { "Idempotency-Key": clientId },
  });
  expect(answer.status, answer.text).toBe(200);
}
