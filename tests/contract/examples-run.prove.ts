import { afterAll, beforeAll, expect, test } from "vitest";
import { createVanbook, isVanbookError, operation } from "../../packages/sdk/index.ts";
import { operationGuides } from "../../packages/sdk/generated/guide.ts";
import { exampleSet } from "../../scripts/reference/example-set.mjs";
import { startProduct, type Product } from "../product.ts";

let product: Product;
let run: (id: string, values: unknown) => Promise<unknown>;
beforeAll(async () => {
  product = await startProduct();
  const cookie = await product.signIn(1, "meera");
  const body = { name: "Examples" };
  const made = await product.call({ method: "POST", path: "/api/v1/api-keys", body, cookie });
  const { secret: key } = made.read<{ secret: string }>();
  const vanbook = createVanbook({ baseUrl: product.url, auth: { kind: "key", key }, retry: 0 });
  run = (id, values) =>
    (operation(vanbook, id as "zones.list") as (args: unknown) => Promise<unknown>)(values);
});
afterAll(() => product?.stop());

/** The examples as methods, pages and command show them, of operations that a key may call. */
function examples(kind: "read" | "write") {
  return exampleSet().filter(({ id }) => {
    const { writes = false, noKey = false } = operationGuides[id] ?? {};
    return writes === (kind === "write") && !noKey;
  });
}

test("the examples that read are answered by the demo", async () => {
  const reading = examples("read");
  const refused: string[] = [];
  for (const { id, values } of reading) {
    await run(id, values).catch((error: unknown) => {
      refused.push(`${id} ${isVanbookError(error) ? error.code : String(error)}`);
    });
  }
  expect(reading.length).toBeGreaterThan(100);
  // A key is no token, and the demo has no webhook endpoint and no debit note of this id.
  expect(refused).toEqual([
    "debitNotes.read NOT_FOUND",
    "embedTokens.current NOT_FOUND",
    "webhooks.deliveries NOT_FOUND",
  ]);
});

test("the examples that write are done by the demo, or refused for what is in it already, never for their form or a record that it has not", async () => {
  const order = [/\.(update|edit)$/, /./, /\.(delete|cancel)$/];
  const rank = (id: string) => order.findLastIndex((pattern) => pattern.test(id));
  // The key of the test would revoke itself.
  const writing = examples("write").filter(({ id }) => id !== "apiKeys.revoke");
  const refused: string[] = [];
  for (const { id, values } of writing.toSorted((a, b) => rank(a.id) - rank(b.id)))
    try {
      const { refused: entries = 0 } = ((await run(id, values)) ?? {}) as { refused?: number };
      if (entries) refused.push(`${id} refused in a batch`);
    } catch (error) {
      const code = isVanbookError(error) ? String(error.code) : String(error);
      if (!AS_IT_STANDS.test(code)) refused.push(`${id} ${code}`);
    }
  expect(writing.length).toBeGreaterThan(130);
  expect(refused.toSorted()).toEqual([...WANTING].toSorted());
});

/** What a good call is answered where the record is used, its goods of batches are gone, it is closed, of another year, or another example has just made its like. */
const AS_IT_STANDS =
  /_NAME_TAKEN$|^(ACCOUNT_FIXED|DOCUMENT_IN_USE|EDIT_CHANGES_NUMBER|RECORD_IN_USE|STOCK_SHORT|TRIP_REVERSED|YEAR_CLOSED)$/;

/** Examples of what the demo has no record of, a link or code that is sent to people, or a file of the caller's own. */
const WANTING = [
  "debitNotes.cancel NOT_FOUND",
  "debitNotes.edit NOT_FOUND",
  "imports.preview SPREADSHEET_INVALID",
  "journals.cancel NOT_FOUND",
  "journals.edit NOT_FOUND",
  "recovery.open LINK_INVALID",
  "recovery.use LINK_INVALID",
  // Mobile numbers of the demo are nobody's.
  "reminders.send CUSTOMER_WITHOUT_NUMBER",
  "session.login INVALID_CREDENTIALS",
  "setUp.create SET_UP_DONE",
  "signIn.beginFactor SIGN_IN_OVER",
  "signIn.choosePassword SIGN_IN_OVER",
  "signIn.confirmFactor SIGN_IN_OVER",
  "signIn.verifyCode SIGN_IN_OVER",
  "stockCounts.edit NOT_FOUND",
  // The tax has no rate of a day to come.
  "taxes.deleteRate NOT_FOUND",
  // A password that somebody else chooses is given by an administrator himself.
  "users.save KEY_FORBIDDEN",
  "webhooks.delete NOT_FOUND",
  "webhooks.resend NOT_FOUND",
  "webhooks.test NOT_FOUND",
  "whatsapp.send WHATSAPP_FILE_INVALID",
];
