import { afterAll, beforeAll, expect, it } from "vitest";
import { listBodyFields } from "../masters/writes.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { listOptionalNames, makeSampleRequest, operations, type Known } from "../wall/operations.ts";
import { listVisitors } from "../wall/visitors.ts";
import { pickOneIn, pickTried } from "../whole.ts";
import { ODD_TEXTS } from "./odd-texts.ts";

/**
 * An operation that saves a text unchanged: its text field, the record's id field and table, and
 * the operation that lists it.
 */
interface Case {
  save: string;
  field: string;
  id: string;
  table: string;
  where?: object;
  list: string;
  more?: Record<string, unknown>;
}

const cases: readonly Case[] = [
  { save: "branches.update", field: "Address", id: "BranchId", table: "branches", list: "branches.list" },
  { save: "zones.update", field: "Area", id: "ZoneId", table: "zones", list: "zones.list" },
  { save: "routes.save", field: "RootName", id: "RootId", table: "routes", list: "routes.list" },
  { save: "macs.save", field: "Remark", id: "Id", table: "macs", list: "macs.list" },
  { save: "messages.save", field: "Message", id: "MID", table: "messages", list: "messages.list" },
  { save: "tasks.save", field: "Taskname", id: "TID", table: "tasks", list: "tasks.list" },
  {
    save: "accounts.update",
    field: "Address",
    id: "AccountID",
    table: "accounts",
    where: { group_id: 27 },
    list: "accounts.list",
    more: { AccountParent: 27 },
  },
  { save: "items.save", field: "ItemDescription", id: "ItemID", table: "items", list: "items.list" },
  {
    save: "users.save",
    field: "Name",
    id: "UserId",
    table: "users",
    list: "users.list",
    more: { Email: "anybody@vanbook.example" },
  },
];

/** Control characters are in no text, and line breaks and tabs only in texts of many lines. */
const REFUSED_TEXTS = ["null \u0000 inside", "\u0001\u0002\u001f"];
const BROKEN_LINES = ["a,b;c\td", "line one\nline two", "return\r\nfeed"];
/** Invisible formatting characters are left out, but not the joiner. */
const WITHOUT_UNSEEN = new Map([
  ["\u202eleft to right\u202c", "left to right"],
  ["zero\u200bwidth\u200djoiner", "zerowidth\u200djoiner"],
  ["\ufeffmark", "mark"],
]);

/** One sent as JSON (with every text), one as a form, and one of users. A whole run tests all. */
const SHORT_RUN_OPERATIONS = new Set(["zones.update", "items.save", "users.save"]);

let product: Product;
let admin: string;
let knownValues: Known;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  knownValues = (await listVisitors(product.db, 1))[0]?.known as Known;
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

it.each(
  pickTried(cases, ({ save }) => SHORT_RUN_OPERATIONS.has(save)).map(
    (one) => [one.save, one.field, one] as const,
  ),
)(
  "%s saves unusual text in %s as it is typed",
  async (save, field, { id, table, where, list, more }) => {
    const [saveOperation, listOperation] = [findOperation(save), findOperation(list)];
    const own = { company_id: 1, is_deleted: 0, ...where };
    const record = (await product.db(table).where(own).orderBy("id").first("id")) as { id: number };
    const schema = listBodyFields(saveOperation).find(({ name }) => name === field)?.schema as {
      maxLength: number;
      "x-text"?: string;
    };
    const isOptional = listOptionalNames(saveOperation).includes(field);
    const fitting = ODD_TEXTS.filter((text) => text.length <= schema.maxLength);
    const texts = save === "zones.update" ? fitting : pickOneIn(5, fitting);
    const different: string[] = [];
    for (const text of texts) {
      const request = makeSampleRequest(saveOperation, knownValues, {
        ...more,
        [id]: record.id,
        [field]: text,
      });
      const answer = await product.call({ ...request, cookie: admin });
      const isRefused =
        REFUSED_TEXTS.includes(text) || (schema["x-text"] !== "lines" && BROKEN_LINES.includes(text));
      expect(answer.status, `${JSON.stringify(text)}: ${answer.text.slice(0, 200)}`).toBe(
        isRefused ? 400 : 200,
      );
      if (isRefused) continue;
      const listAnswer = await product.call({
        ...makeSampleRequest(listOperation, knownValues),
        cookie: admin,
      });
      const row = getAnswerRows(listAnswer).find((each) => each[id] === record.id);
      // A form sends line breaks as \r\n.
      const sentText = saveOperation.isForm ? text.replaceAll(/\r?\n/g, "\r\n") : text;
      const storedText = WITHOUT_UNSEEN.get(text) ?? sentText.normalize("NFC").trim();
      // In an optional field, older clients send these two words to mean no value.
      const isLeftOut = isOptional && ["null", "undefined"].includes(text);
      if (row?.[field] !== (isLeftOut ? null : storedText))
        different.push(`${JSON.stringify(text)} became ${JSON.stringify(row?.[field])}`);
    }
    expect(different).toEqual([]);
    expect(fitting.length).toBeGreaterThan(40);
  },
  120_000,
);

function findOperation(id: string) {
  const foundOperation = operations.find((each) => each.id === id);
  if (!foundOperation) throw new Error(`${id} is not routed`);
  return foundOperation;
}

/** The rows of a list; some operations wrap them in `data`. */
function getAnswerRows({ json }: Answer): Record<string, unknown>[] {
  return (Array.isArray(json) ? json : (json as { data: unknown }).data) as Record<string, unknown>[];
}
