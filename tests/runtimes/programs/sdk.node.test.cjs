const { equal } = require("node:assert");
const process = require("node:process");
const { test } = require("node:test");
const { createVanbook } = require("@vanbook/sdk");

test("CommonJS gets the same client", async () => {
  const { url, key, days, bills } = JSON.parse(process.env.SERVER);
  const vanbook = createVanbook({ baseUrl: url, auth: { kind: "key", key } });
  const { page } = await vanbook.sales.report.table(days);
  equal(page.rows, bills);
});
