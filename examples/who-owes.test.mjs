import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { createVanbook } from "@vanbook/sdk";
import { createStandIn } from "@vanbook/sdk/testing";
import { listDebtors } from "./who-owes.mjs";

const standIn = createStandIn({ today: "2026-04-15", seed: { documents: () => [] } });
const vanbook = createVanbook({
  baseUrl: "https://vanbook.test",
  auth: { kind: "key", key: "test" },
  fetch: standIn.fetch,
});
beforeEach(() => standIn.reset());

test("names who owes, and nobody who has paid", async () => {
  const date = "2026-04-15";
  const [sree, mercy] = await vanbook.customers.names();
  await vanbook.openings.post({
    date,
    balances: [
      { accountId: sree.CustomerID, debit: 5000 },
      { accountId: mercy.CustomerID, debit: 999.99 },
    ],
  });
  assert.deepEqual(await listDebtors(vanbook, date, 1000), [`${sree.CustomerName}: 5000.00`]);
  await vanbook.receipts.post({ date, mode: "cash", partyId: sree.CustomerID, amount: 4000.01 });
  assert.deepEqual(await listDebtors(vanbook, date, 1000), []);
});

test("fails when the server asks to wait", async () => {
  standIn.fail("debtors.report", { code: "TOO_MANY_REQUESTS", retryAfter: 60 });
  await assert.rejects(listDebtors(vanbook, "2026-04-15", 1000), {
    code: "TOO_MANY_REQUESTS",
    retryAfter: 60,
  });
});
