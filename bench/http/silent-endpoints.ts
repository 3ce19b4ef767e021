import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { createSecret } from "../../packages/server/webhooks/sign.ts";
import { assignEventPositions } from "../../packages/server/events/order-events.ts";
import type { Place } from "../data/build.ts";

/**
 * Gives the company two hundred endpoints at a receiver that never answers. Returns a function that
 * removes them.
 */
export async function createSilentEndpoints({ db, company }: Place): Promise<() => Promise<void>> {
  const { companyId } = company.author;
  const receiver = fork(join(import.meta.dirname, "..", "receiver.ts"));
  const [port] = (await once(receiver, "message")) as [number]; // its first message is its port
  const { last } = await assignEventPositions(db, companyId);
  const endpoint = {
    ...{ company_id: companyId, url: `http://127.0.0.1:${port}/silent`, status: "active" },
    ...{ cursor_seq: last, attempts: 0, next_try_at: LONG_AGO, failures: 0, created_by: 1 },
    created_at: LONG_AGO,
  };
  const remove = async () => {
    await db("webhook_deliveries").where({ company_id: companyId }).delete();
    await db("webhooks").where({ company_id: companyId }).delete();
  };
  await remove();
  await db("webhooks").insert(
    Array.from({ length: ENDPOINT_COUNT }, (_, at) => ({ ...endpoint, id: at + 1, secret: createSecret() })),
  );
  return async () => {
    receiver.disconnect();
    await remove();
  };
}

const ENDPOINT_COUNT = 200;
const LONG_AGO = "2024-04-01 00:00:00.000";
