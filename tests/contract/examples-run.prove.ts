import { afterAll, beforeAll, expect, test } from "vitest";
import { createVanbook, isVanbookError, operation } from "../../packages/sdk/index.ts";
import { operationGuides } from "../../packages/sdk/generated/guide.ts";
import { listExamples } from "../../scripts/reference/example-set.mjs";
import { startProduct, type Product } from "../product.ts";
import { writeExamples } from "./record-examples.ts";

let product: Product;
let run: (id: string, values: unknown) => Promise<unknown>;
beforeAll(async () => {
  product = await startProduct();
  const cookie = await product.signIn(1, "meera");
  const body = { name: "Examples" };
  const keyAnswer = await product.call({ method: "POST", path: "/api/v1/api-keys", body, cookie });
  const { secret: key } = keyAnswer.read<{ secret: string }>();
  const vanbook = createVanbook({ baseUrl: product.url, auth: { kind: "key", key }, retry: 0 });
  run = (id, values) =>
    (operation(vanbook, id as "zones.list") as (args: unknown) => Promise<unknown>)(values);
});
afterAll(() => product?.stop());

/**
 * Examples, as the SDK's methods, the pages and the command show them, of operations that an API
 * key may call.
 */
function pickExamples(kind: "read" | "write") {
  return listExamples().filter(({ id }) => {
    const { writes = false, noKey = false } = operationGuides[id] ?? {};
    return writes === (kind === "write") && !noKey;
  });
}

// It ends sessions and keys, so nothing else runs with it:
// VANBOOK_WRITE_EXAMPLES=1 npm run prove -- tests/contract/examples-run.prove.ts
const isWriting = Boolean(process.env["VANBOOK_WRITE_EXAMPLES"]);
if (isWriting)
  test("openapi/examples is written", async () => {
    console.log((await writeExamples(product, await product.signIn(1, "meera"))).join("\n"));
  });

test.skipIf(isWriting)("the demo answers the examples of reading operations", async () => {
  const reading = pickExamples("read");
  const refusedExamples: string[] = [];
  for (const { id, values } of reading) {
    await run(id, values).catch((error: unknown) => {
      refusedExamples.push(`${id} ${isVanbookError(error) ? error.code : String(error)}`);
    });
  }
  expect(reading.length).toBeGreaterThan(100);
  // The call uses a key, not a token; the demo has no webhook endpoint, no debit note with this id,
  // no filed return, and nothing that waits for a decision.
  expect(refusedExamples).toEqual([
    "debitNotes.read NOT_FOUND",
    "embedTokens.current NOT_FOUND",
    "gst.changes NOT_FOUND",
    "gst.filedFile NOT_FOUND",
    "heldDocuments.get NOT_FOUND",
    "webhooks.deliveries NOT_FOUND",
  ]);
});

test.skipIf(isWriting)(
  "the demo accepts the examples of writing operations, except the refusals listed in this file",
  async () => {
    const order = [/\.(update|edit)$/, /./, /\.(delete|cancel)$/];
    const rank = (id: string) => order.findLastIndex((pattern) => pattern.test(id));
    const writing = pickExamples("write");
    const refusedExamples: string[] = [];
    for (const { id, values } of writing.toSorted((a, b) => rank(a.id) - rank(b.id)))
      try {
        const { refused: entries = 0 } = ((await run(id, values)) ?? {}) as { refused?: number };
        if (entries) refusedExamples.push(`${id} refused in a batch`);
      } catch (error) {
        const code = isVanbookError(error) ? String(error.code) : String(error);
        if (!AS_IT_STANDS.test(code)) refusedExamples.push(`${id} ${code}`);
      }
    expect(writing.length).toBeGreaterThan(130);
    expect(refusedExamples.toSorted()).toEqual([...EXPECTED_REFUSALS].toSorted());
  },
);

/**
 * Refusals of a valid call: the record is used, closed or of another year, its batches are used up,
 * or another example has just created the same name.
 */
const AS_IT_STANDS =
  /_NAME_TAKEN$|^(ACCOUNT_FIXED|DOCUMENT_IN_USE|DOCUMENT_REPLACED|EDIT_CHANGES_NUMBER|RECORD_IN_USE|STOCK_SHORT|TRIP_REVERSED|YEAR_CLOSED)$/;

/**
 * Examples that need a record that the demo doesn't have, a link or code that was sent to a person,
 * or the caller's own file.
 */
const EXPECTED_REFUSALS = [
  "debitNotes.cancel NOT_FOUND",
  "debitNotes.edit NOT_FOUND",
  // A key may make neither a distributor nor an origin of pages.
  "distributors.assign DISTRIBUTOR_UNKNOWN",
  "embedTokens.create ORIGIN_NOT_ALLOWED",
  "eInvoices.importAnswers EINVOICE_KEY_MISSING",
  "eInvoices.markCancelled NOT_FOUND",
  // The demo has no GSTR-2B file, and its month has another set-off.
  "gst.decide2b INVALID_FIELDS",
  "gst.hold2b NOT_FOUND",
  "gst.importStatement2b MISUSE",
  "gst.postSetOff SET_OFF_CHANGED",
  "imports.preview SPREADSHEET_INVALID",
  "journals.cancel NOT_FOUND",
  "journals.edit NOT_FOUND",
  "recovery.open LINK_INVALID",
  "recovery.use LINK_INVALID",
  // The demo's mobile numbers belong to no one.
  "reminders.send CUSTOMER_WITHOUT_NUMBER",
  "session.login INVALID_CREDENTIALS",
  "setUp.create SET_UP_DONE",
  "signIn.beginFactor SIGN_IN_OVER",
  "signIn.choosePassword SIGN_IN_OVER",
  "signIn.confirmFactor SIGN_IN_OVER",
  "signIn.verifyCode SIGN_IN_OVER",
  "stockCounts.edit NOT_FOUND",
  // The tax has no future rate.
  "taxes.deleteRate NOT_FOUND",
  "webhooks.delete NOT_FOUND",
  "webhooks.resend NOT_FOUND",
  "webhooks.test NOT_FOUND",
  "whatsapp.send WHATSAPP_FILE_INVALID",
];
