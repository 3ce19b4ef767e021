import { parseEventTypes } from "../events/event-types.ts";
import { checkCursor, advanceCursor, readEvents } from "../events/read-events.ts";
import { assignEventPositions } from "../events/order-events.ts";
import type { Schema } from "../contract/contract.ts";
import type { Call, Following, Handler } from "../contract/handler.ts";
import { writeEventJson } from "../events/event-json.ts";
import { followEvents } from "./event-stream.ts";

const list: Handler<"events.list"> = async ({ query, principal, db }) => {
  const order = await assignEventPositions(db, principal.companyId);
  const { last } = order;
  const after = query.after ?? order.gone;
  checkCursor(after, order);
  const limit = query.limit ?? 100;
  const types = parseEventTypes(query.types);
  const foundEvents = await readEvents(db, principal.companyId, { after, last, limit, types });
  return { events: foundEvents, next: advanceCursor(foundEvents, { limit, last }), last };
};

export const events = {
  "events.list": Object.assign(list, {
    stream: async ({
      query,
      principal,
      db,
      signal,
      following,
    }: Call<"events.list"> & { following: Following }) => {
      const { companyId } = principal;
      const lists = await followEvents({
        db,
        companyId,
        signal,
        after: query.after,
        types: query.types,
        ...following,
      });
      return toServerEvents(lists);
    },
  }),
};

async function* toServerEvents(lists: AsyncIterable<readonly Schema<"Event">[]>) {
  for await (const list of lists)
    yield list.map((event) => ({ id: event.id, event: event.type, data: writeEventJson(event) }));
}
