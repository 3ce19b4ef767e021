import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "esbuild";
import { expect, it, onTestFinished } from "vitest";
import { readClock } from "../../packages/sdk/clock.ts";
import { readSpec } from "../../packages/server/contract/read-spec.ts";
import { createValidator } from "../../packages/server/contract/validate.ts";
import { listEventTypes } from "../../packages/server/events/event-types.ts";
import { createSecret, signBody } from "../../packages/server/webhooks/sign.ts";
import { listFences } from "../fences.ts";
import { findFreePort } from "./killable-receiver.ts";

const text = readFileSync(new URL("../../docs/events.md", import.meta.url), "utf8");

it("docs/events.md names exactly the event types of the contract", () => {
  const table = text.slice(text.indexOf("<!-- types"), text.indexOf("<!-- /types"));
  const rows = table.split("\n").filter((line) => line.startsWith("| ") && line.includes("`"));
  const documentedTypes = rows.flatMap((row) => {
    const [kinds = "", verbs = ""] = row.slice(2, -2).split(" | ");
    const listWordsInTicks = (part: string) => [...part.matchAll(/`([\w.]+)`/g)].map(([, word = ""]) => word);
    return listWordsInTicks(kinds).flatMap((kind) => listWordsInTicks(verbs).map((verb) => `${kind}${verb}`));
  });
  expect(documentedTypes.toSorted()).toEqual([...listEventTypes()].toSorted());
});

it("docs/events.md shows an event that is valid by the contract", () => {
  const sampleEvent = listFences(text).find(({ language }) => language === "json")?.text ?? "";
  const check = createValidator(readSpec()).at("/components/schemas/Event")();
  expect([check(JSON.parse(sampleEvent)), check.errors]).toEqual([true, null]);
});

it("the receiver in docs/events.md prints a signed event once, even if it comes twice, and refuses others", async () => {
  const secret = createSecret();
  const { url, output } = await startReceiverOfDocs(secret);
  const post = (event: object, by: string) => {
    const body = JSON.stringify(event);
    const headers = { "Vanbook-Signature": signBody([by], body, new Date(readClock())) };
    return fetch(url, { method: "POST", body, headers }).then(({ status }) => status);
  };
  await expect
    .poll(() =>
      fetch(url).then(
        ({ status }) => status,
        () => 0,
      ),
    )
    .toBe(400);
  const bill = { id: 7, type: "bill.posted", data: { number: "B2C/26-27/118", name: null } };
  expect(await post(bill, secret)).toBe(200);
  expect(await post(bill, secret)).toBe(200);
  expect(await post({ ...bill, id: 8 }, createSecret())).toBe(400);
  expect(await post({ id: 9, type: "webhook.tested", data: { number: null, name: url } }, secret)).toBe(200);
  await expect.poll(output).toBe(`bill.posted B2C/26-27/118\nwebhook.tested ${url}\n`);
});

/** Runs the program shown on the page. */
async function startReceiverOfDocs(secret: string) {
  const [, program = ""] = /^```js receive\.mjs\n(.*?)^```/ms.exec(text) ?? [];
  const folder = mkdtempSync(join(tmpdir(), "vanbook-receive-"));
  const outfile = join(folder, "receive.mjs");
  await build({
    stdin: { contents: program, resolveDir: import.meta.dirname },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    conditions: ["vanbook-source"],
  });
  const port = await findFreePort();
  const env = { ...process.env, PORT: String(port), VANBOOK_WEBHOOK_SECRET: secret };
  const child = spawn(process.execPath, [outfile], { env, stdio: ["ignore", "pipe", "inherit"] });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  onTestFinished(async () => {
    child.kill();
    await once(child, "exit");
    rmSync(folder, { recursive: true });
  });
  return { url: `http://127.0.0.1:${port}/`, output: () => output };
}
