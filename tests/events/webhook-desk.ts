import type { Knex } from "knex";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { createApp } from "../../packages/server/app.ts";
import { writeEvents } from "../../packages/server/events/write-events.ts";
import type { components } from "../../packages/server/generated/schema.ts";
import { startWebhooks, type WebhookPace } from "../../packages/server/webhooks/webhook-worker.ts";
import { serve, startProduct, type Product } from "../product.ts";
import { startReceiver, type Receiver } from "./receiver.ts";

export type Webhook = components["schemas"]["Webhook"];
export type Delivery = components["schemas"]["Delivery"];

/**
 * Starts the product with an administrator, and a new receiver for each test. Call it at the top of
 * a test file.
 */
export function openWebhookDesk() {
  let product: Product;
  let servedProduct: Awaited<ReturnType<typeof serve>>;
  let cookie: string;
  let receiver: Receiver;
  const stops: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    product = await startProduct();
    servedProduct = await serve(product.db, product.databaseUrl, createApp, { VANBOOK_WEBHOOKS_LOCAL: "1" });
    const administrator = await product.db("users").where({ company_id: 1, role_id: 1 }).first("username");
    cookie = await product.signIn(1, administrator?.username as string);
  });
  afterAll(async () => {
    await servedProduct?.stop();
    await product?.stop();
  });
  beforeEach(async () => {
    for (const table of ["webhooks", "webhook_deliveries"]) await product.db(table).delete();
    receiver = await startReceiver();
  });
  afterEach(async () => {
    await Promise.all(stops.splice(0).map((stop) => stop()));
    await receiver.stop();
  });

  const startWorker = (pace: WebhookPace = {}, db: Knex = product.db) => {
    const quiet = { isLocalAllowed: true, log: { warn: () => {} } };
    const stop = startWebhooks(db, quiet, { pause: 30, ...pace });
    stops.push(stop);
    return stop;
  };
  const call = async <T>(method: string, path: string, body?: object) => {
    const answer = await servedProduct.call({ method, path: `/api/v1/webhooks${path}`, body, cookie });
    return { status: answer.status, ...answer.read<T>() };
  };
  const make = async (terms: object = {}) =>
    call<{ webhook: Webhook; secret: string }>("POST", "", { url: receiver.url, ...terms });
  const happen = (resourceIds: readonly number[], companyId = 1) =>
    product.db.transaction((trx) =>
      writeEvents(
        trx,
        { companyId, userId: null },
        resourceIds.map((id) => ({ type: "item.changed", resourceId: id, subject: `item/${id}` }) as const),
      ),
    );
  const listReceivedIds = () => receiver.received.map(({ event }) => event.resource.id);
  const log = async (id: number) => (await call<{ data: Delivery[] }>("GET", `/${id}/deliveries`)).data;
  const readEventsAfter = async (after: number) => {
    const path = `/api/v1/events?after=${after}&limit=500`;
    const answer = await product.call({ method: "GET", path, cookie });
    return answer.read<components["schemas"]["EventPage"]>();
  };
  /** Dashboard messages about switched-off endpoints, for the user of this cookie. */
  const readSwitchedOffMessages = async (cookie: string) => {
    const answer = await product.call({ method: "GET", path: "/api/EmpMessage", cookie });
    return answer
      .read<components["schemas"]["EmployeeMessage"][]>()
      .filter(({ Message: text }) => text.includes("switched off"));
  };
  /** Makes the next attempts due now. */
  const makeDeliveriesDue = async () => {
    await product.db("webhook_deliveries").update("next_try_at", "2026-01-01 00:00:00.000");
    await product.db("webhooks").update("next_try_at", "2026-01-01 00:00:00.000");
  };

  return {
    get product() {
      return product;
    },
    get cookie() {
      return cookie;
    },
    get receiver() {
      return receiver;
    },
    /** Starts a new receiver on the port of the stopped one. */
    restart: async (port: number) => void (receiver = await startReceiver(port)),
    stops,
    worker: startWorker,
    call,
    make,
    happen,
    got: listReceivedIds,
    log,
    eventsAfter: readEventsAfter,
    messagesOf: readSwitchedOffMessages,
    timePasses: makeDeliveriesDue,
  };
}
