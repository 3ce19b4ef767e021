// Checks of the packed SDK, the same in every runtime. Each check throws if it fails.
import { createVanbook, isVanbookError } from "@vanbook/sdk";
import { verifyWebhook, WebhookError } from "@vanbook/sdk/webhooks";

/**
 * @param {{ url: string, key: string, days: object, bills: number }} server a running Vanbook, a
 * key of its administrator, and how many bills it has in these days
 */
export function createSdkChecks({ url, key, days, bills }) {
  const vanbook = createVanbook({ baseUrl: url, auth: { kind: "key", key } });
  return {
    "a call gives the answer, and what came with it": async () => {
      const { data, status, requestId } = await vanbook.session.current().withResponse();
      equal([status, typeof data.Name, typeof requestId], [200, "string", "string"]);
    },
    "all rows of a report, page after page": async () => {
      let rows = 0;
      for await (const row of vanbook.sales.report.rows(days, { pageSize: 50 })) {
        if (typeof row.BillAmount !== "number") throw new Error("BillAmount is no number");
        rows += 1;
      }
      equal(rows, bills);
    },
    "a report as CSV is a stream": async () => {
      const csv = await vanbook.sales.report.csv(days);
      const lines = (await csv.text()).trimEnd().split("\n");
      equal(lines.length, bills + 1);
    },
    "a refusal has its code": async () => {
      const error = await catchFailure(
        vanbook.sales.report({ FromDate: "2020-02-01", ToDate: "2020-01-31" }),
      );
      equal([isVanbookError(error, "RANGE_REVERSED"), error.status], [true, 400]);
    },
    "a server that is not there is an error in words": async () => {
      const nobody = createVanbook({ baseUrl: "http://127.0.0.1:9", auth: { kind: "key", key }, retry: 0 });
      equal((await catchFailure(nobody.session.current())).code, "NETWORK");
    },
    "a missing or relative address is told in words": async () => {
      for (const baseUrl of ["", "/api"]) {
        const unreachableClient = createVanbook({ baseUrl, auth: { kind: "key", key } });
        const { code, message } = await catchFailure(unreachableClient.session.current());
        equal([code, message.includes("the server's whole address")], ["MISUSE", true]);
      }
    },
    "a call ends by its time and by its caller": async () => {
      const slow = createVanbook({
        baseUrl: url,
        auth: { kind: "key", key },
        fetch: ({ signal }) =>
          new Promise((_, reject) => {
            if (signal.aborted) reject(signal.reason);
            signal.addEventListener("abort", () => reject(signal.reason));
          }),
      });
      equal((await catchFailure(slow.session.current({}, { timeout: 50 }))).code, "TIMEOUT");
      const leaving = new AbortController();
      const abortedCall = catchFailure(slow.session.current({}, { signal: leaving.signal }));
      leaving.abort(new Error("gone"));
      equal((await abortedCall).message, "gone");
    },
    "a webhook is verified, and an altered one is not": async () => {
      const secret = "whsec_test";
      const body = JSON.stringify({ id: 1, type: "bill.posted" });
      const at = 1_000_000_000;
      const clock = { now: () => at * 1000 };
      const signature = `t=${at},v1=${await calculateHmac(secret, `${at}.${body}`)}`;
      equal((await verifyWebhook(body, signature, secret, clock)).id, 1);
      const error = await catchFailure(verifyWebhook(body.replace("1", "2"), signature, secret, clock));
      equal(error instanceof WebhookError, true);
    },
  };
}

async function calculateHmac(secret, text) {
  const encodeText = (words) => new TextEncoder().encode(words);
  const key = await crypto.subtle.importKey(
    "raw",
    encodeText(secret),
    { name: "HMAC", hash: "SHA-256" },
    false,
    ["sign"],
  );
  const mac = new Uint8Array(await crypto.subtle.sign("HMAC", key, encodeText(text)));
  return [...mac].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

async function catchFailure(work) {
  return work.then(
    () => Promise.reject(new Error("It did not fail.")),
    (error) => error,
  );
}

function equal(actualValue, expectedValue) {
  const [is, should] = [JSON.stringify(actualValue), JSON.stringify(expectedValue)];
  if (is !== should) throw new Error(`${is} instead of ${should}`);
}
