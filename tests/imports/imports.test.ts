import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { isWhole } from "../whole.ts";
import { describeItemSheets } from "./item-sheets.ts";
import { describeOpeningBillSheets } from "./opening-bill-sheets.ts";
import type { Imported, Preview } from "./import-answers.ts";
import { CUSTOMER_COLUMNS, customerRows, makeSheetFile, type Cell } from "./sheet.ts";

let product: Product;
let admin: string;
let manager: string;
let otherAdmin: string;
let routeId: number;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
  manager = await product.signIn(1, "biju");
  otherAdmin = await product.signIn(2, "fathima");
  const route = await product.db("routes").where({ company_id: 1, is_deleted: 0 }).first("id");
  routeId = Number(route.id);
});
afterAll(() => product?.stop());

const post = (path: string, body: unknown, cookie = admin, key?: string): Promise<Answer> =>
  product.call({ method: "POST", path, body, cookie, ...(key && { headers: { "Idempotency-Key": key } }) });
const callPreview = async (kind: string, rows: readonly (readonly Cell[])[]) =>
  (await post("/api/v1/imports/preview", { kind, file: makeSheetFile(rows) })).read<Preview>();
const makeChoices = () => ({ AccountParent: 14, RootId: routeId, RateType: "CCP", CustomerType: 0 });

/**
 * Sends what the page sends after a preview: the valid rows, two hundred at a time, each batch with
 * its own key.
 */
async function importAll({ rows, importKey }: Preview): Promise<{ answers: Answer[]; made: number }> {
  const answers: Answer[] = [];
  const sound = rows.filter(({ Error }) => Error === null).map(({ Error: _, ...row }) => row);
  for (let begin = 0; begin < sound.length; begin += 200) {
    const body = { ...makeChoices(), rows: sound.slice(begin, begin + 200) };
    answers.push(await post("/api/v1/imports/accounts", body, admin, `${importKey}-${begin}`));
  }
  const madeCount = answers.reduce((sum, answer) => sum + answer.read<Imported>().made, 0);
  return { answers, made: madeCount };
}

async function countOf(pattern: string): Promise<number> {
  const [row] = await product
    .db("accounts")
    .where({ company_id: 1, group_id: 14, is_deleted: 0 })
    .where("name", "like", pattern)
    .count({ n: "*" });
  return Number(row?.n);
}

/** The maximum for a sheet in a whole run, otherwise three batches. */
const ROW_COUNT = isWhole ? 5000 : 600;

describe("a sheet of many customers", () => {
  it("is imported once, however often its rows are sent", async () => {
    const read = await callPreview("customer", [CUSTOMER_COLUMNS, ...customerRows(ROW_COUNT)]);
    expect(read.rows).toHaveLength(ROW_COUNT);
    expect(read.rows.every(({ Error }) => Error === null)).toBe(true);
    // A double click or a second tab: both send every batch at the same time.
    const [first, second] = await Promise.all([importAll(read), importAll(read)]);
    expect([first.made, second.made]).toEqual([ROW_COUNT, ROW_COUNT]);
    const replayedAnswers = [...first.answers, ...second.answers].filter((answer) =>
      answer.headers.has("Idempotency-Replayed"),
    );
    expect(replayedAnswers).toHaveLength(ROW_COUNT / 200);
    expect(await countOf("Import Medicals %")).toBe(ROW_COUNT);
    const numbers = await product
      .db("accounts")
      .where("company_id", 1)
      .where("name", "like", "Import Medicals %")
      .countDistinct({ ids: "id", references: "reference", mobiles: "mobile" });
    expect(numbers).toEqual([{ ids: ROW_COUNT, references: ROW_COUNT, mobiles: ROW_COUNT }]);
    const [lines] = await product
      .db("audit_log")
      .where({ company_id: 1, operation: "accounts.importRows" })
      .count({ n: "*" });
    expect(Number(lines?.n)).toBe(ROW_COUNT);
    // After a reload, the same file is chosen again: every row is refused because its name already
    // exists.
    const again = await callPreview("customer", [CUSTOMER_COLUMNS, ...customerRows(ROW_COUNT)]);
    expect(again.importKey).not.toBe(read.importKey);
    expect(again.rows.filter(({ Error }) => Error === null)).toEqual([]);
    expect(again.rows[ROW_COUNT - 1]?.Error).toBe(
      `Row ${ROW_COUNT + 1}: Account Name already exists. Please choose a different name.`,
    );
    expect(again.faults).toHaveLength(ROW_COUNT);
    expect(again.faults.at(-1)).toMatchObject({
      Row: ROW_COUNT + 1,
      key: "rowFault",
      values: { row: ROW_COUNT + 1 },
    });
    // The rows are sent anyway, with other keys.
    const body = { ...makeChoices(), rows: again.rows.slice(0, 200).map(({ Error: _, ...row }) => row) };
    const importedAgain = await post("/api/v1/imports/accounts", body, admin, "anew-0");
    expect(importedAgain.read<Imported>()).toMatchObject({ made: 0, refused: 200 });
    expect(await countOf("Import Medicals %")).toBe(ROW_COUNT);
  });

  it("is refused when it has one customer more than 5,000", async () => {
    const file = makeSheetFile([CUSTOMER_COLUMNS, ...customerRows(5001)]);
    const answer = await post("/api/v1/imports/preview", { kind: "customer", file });
    expectProblem(answer, 422, "SPREADSHEET_TOO_LARGE", /At most 5,000 rows/);
  });
});

describe("a sheet of customers", () => {
  it("is previewed row by row with the documented messages", async () => {
    const read = await callPreview("customer", [
      [...CUSTOMER_COLUMNS, "Remarks"],
      ["Asha Medicals", "1/2 Church Road", "Adoor", "", "", "691 523", "", "", "+91 98470-12345", "", "x"],
      ["", "1/2 Church Road", "Adoor", "", "", "", "", "", "9847012345", ""],
      ["Beena Stores", "Main Road", "Adoor", "", "", "6915234", "", "", "9847012345", ""],
      ["ASHA MEDICALS", "Main Road", "Adoor", "", "", "", "", "", "9847012345", ""],
      ["Cherian & Co", "Main Road", "Adoor", "", "", "", "32aabcu9603r1zm", "", 9_847_012_345, "office@"],
    ]);
    expect(read.sheet).toBe("Sheet1");
    expect(read.ignored).toEqual(["Remarks"]);
    expect(read.rows[0]).toMatchObject({ Row: 2, Error: null, PinNo: "691523", Mobile: "9847012345" });
    expect(read.rows.map(({ Error }) => Error)).toEqual([
      null,
      "Row 3 is missing required fields: Customer, Address, Place, or Mobile.",
      "Row 4: Pin No must be a number of at most 6 digits.",
      "Row 5 names the same as row 2.",
      "Row 6: Email is not valid.",
    ]);
    expect(read.rows[4]).toMatchObject({ GSTinNo: "32AABCU9603R1ZM", Mobile: "9847012345" });
  });

  it("imports its valid rows and refuses the others one by one", async () => {
    const row = { Address: "Main Road", Place: "Adoor", Mobile: "9847012345" };
    const rows = [
      { Row: 2, AccountName: "Deepa Medicals", ...row, GSTinNo: "33AABCU9603R1ZM" },
      { Row: 3, AccountName: "", ...row },
      { Row: 4, AccountName: "deepa medicals", ...row },
      { Row: 5, AccountName: "Elsy\u202e Stores ", ...row, State: "karnataka" },
      { Row: 6, AccountName: "=cmd|'/C calc'!A0", ...row },
    ];
    const answer = await post("/api/v1/imports/accounts", { ...makeChoices(), rows }, manager, "deepa");
    const { made, refused, results } = answer.read<Imported>();
    expect([made, refused]).toEqual([3, 2]);
    expect(results.map(({ Row, message }) => [Row, message])).toEqual([
      [2, null],
      [3, "Row 3 is missing required fields: Customer, Address, Place, or Mobile."],
      [4, "Row 4: Account Name already exists. Please choose a different name."],
      [5, null],
      [6, null],
    ]);
    const keptAccounts = await product
      .db("accounts")
      .where("company_id", 1)
      .whereIn(
        "id",
        results.flatMap(({ id }) => id ?? []),
      )
      .orderBy("id")
      .select("name", "state_code", "group_id", "route_id", "rate_type", "customer_type", "mobile");
    const customer = {
      group_id: 14,
      route_id: routeId,
      rate_type: "CCP",
      customer_type: 0,
      mobile: "9847012345",
    };
    expect(keptAccounts).toEqual([
      { name: "Deepa Medicals", state_code: "33", ...customer },
      { name: "Elsy Stores", state_code: "29", ...customer },
      { name: "=cmd|'/C calc'!A0", state_code: null, ...customer },
    ]);
  });

  it("takes a customer's kind for GST in words, and refuses one that contradicts the GSTIN", async () => {
    const row = { Address: "Main Road", Place: "Adoor", Mobile: "9847012345" };
    const gstin = "32AABCU9603R1ZM";
    const rows = [
      { Row: 2, AccountName: "Zone Unit", ...row, GSTinNo: gstin, GstKind: "sez with payment of igst" },
      { Row: 3, AccountName: "Second Zone Unit", ...row, GstKind: "SEZ, with payment of IGST" },
      { Row: 4, AccountName: "Embassy", ...row, GstKind: "Embassy" },
      { Row: 5, AccountName: "Composition Shop", ...row, GSTinNo: gstin, GstKind: "composition" },
    ];
    const answer = await post("/api/v1/imports/accounts", { ...makeChoices(), rows }, manager, "kinds");
    const { results } = answer.read<Imported>();
    expect(results.map(({ message }) => message)).toEqual([
      null,
      'Row 3: A customer of the kind "SEZ, with payment of IGST" has a GSTIN: enter it, or choose another kind.',
      "Row 4: Kind for GST must be one that the account form has.",
      null,
    ]);
    const newAccounts = product.db("accounts").whereIn(
      "id",
      results.flatMap(({ id }) => id ?? []),
    );
    expect(await newAccounts.orderBy("id").pluck("gst_kind")).toEqual(["sezWithPayment", "composition"]);
  });

  it.each([
    ["no route", { RootId: null }],
    ["no price list", { RateType: null }],
    ["no kind", { CustomerType: null }],
  ])("is refused with %s", async (_, without) => {
    const rows = [{ Row: 2, AccountName: "F", Address: "A", Place: "P", Mobile: "1" }];
    const answer = await post(
      "/api/v1/imports/accounts",
      { ...makeChoices(), ...without, rows },
      admin,
      `f-${_.replaceAll(" ", "-")}`,
    );
    expectProblem(answer, 400, "INVALID_FIELDS", "Please select Route, Rate Type, and Customer Type.");
  });

  it("is refused with a route of another company, or without an Idempotency-Key", async () => {
    const theirs = await product.db("routes").where("company_id", 2).max({ id: "id" }).first();
    const rows = [{ Row: 2, AccountName: "G", Address: "A", Place: "P", Mobile: "1" }];
    const body = { ...makeChoices(), RootId: Number(theirs?.id) + 1000, rows };
    expectProblem(await post("/api/v1/imports/accounts", body, admin, "g"), 422, "ROUTE_UNKNOWN");
    expectProblem(await post("/api/v1/imports/accounts", body), 400, "IDEMPOTENCY_KEY_REQUIRED");
  });

  it("is imported into the company of the user who sends it", async () => {
    const body = {
      AccountParent: 27,
      rows: [{ Row: 2, AccountName: "Halima Traders", Address: "A", Place: "P", Mobile: "1" }],
    };
    expect((await post("/api/v1/imports/accounts", body, otherAdmin, "h")).read<Imported>().made).toBe(1);
    const keptAccounts = await product
      .db("accounts")
      .where("name", "Halima Traders")
      .select("company_id", "group_id", "route_id");
    expect(keptAccounts).toEqual([{ company_id: 2, group_id: 27, route_id: null }]);
    const namedAnswer = await post("/api/v1/imports/accounts", { ...body, CompanyID: 1 }, otherAdmin, "h2");
    expectProblem(namedAnswer, 403, "COMPANY_MISMATCH");
  });
});

describe("the documented call for one row", () => {
  const row = {
    AccountParent: 27,
    AccountName: "Indira Agencies",
    Address: "A",
    Place: "P",
    Mob: "9847012345",
  };

  it("makes a supplier, and refuses the same name the second time", async () => {
    const answer = await post("/api/insertaccountexcel", {
      ...row,
      CreatedBy: 999,
      IsDeleted: 1,
      vanbookId: "WEB-1",
    });
    expect(answer.status, answer.text).toBe(200);
    const keptAccounts = await product
      .db("accounts")
      .where("name", row.AccountName)
      .select("reference", "created_by", "is_deleted");
    expect(keptAccounts).toHaveLength(1);
    expect(keptAccounts[0]).toMatchObject({
      is_deleted: 0,
      reference: expect.stringMatching(/^WEB-\d{8}-\d{9}-\d+$/) as string,
    });
    expect(keptAccounts[0].created_by).not.toBe(999);
    const again = await post("/api/insertaccountexcel", { ...row, AccountName: "INDIRA agencies" });
    expectProblem(again, 409, "ACCOUNT_NAME_TAKEN");
  });

  it("requires the route, rate type and kind of a customer", async () => {
    const answer = await post("/api/insertaccountexcel", { ...row, AccountParent: 14, AccountName: "Jaya" });
    expectProblem(answer, 400, "INVALID_FIELDS", "Please select Route, Rate Type, and Customer Type.");
  });
});

describeItemSheets(() => product);
describeOpeningBillSheets(() => product);
