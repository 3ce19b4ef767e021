import { createChanger, type RefusalsDesk, type Refusals, type Sent } from "./refusals-desk.ts";
import { FOREIGN_ITEM_ID } from "./stock-desk.ts";
import { readClock } from "../../packages/server/clock.ts";

const trip = createChanger("trips");
const visit = createChanger("visits");
const point = createChanger("locations");
const receipt = createChanger("receipts");

/** One hour ahead, so it is still in the future in a slow run. */
const getLaterTime = () => new Date(readClock().getTime() + 60 * 60_000).toISOString();
const end =
  (change: object) =>
  (at: RefusalsDesk): Sent => ({
    path: `trips/${at.endedTrip}/end`,
    method: "PUT",
    body: { endedAt: readClock().toISOString(), endingKm: 120, ...change },
  });
const makeBatch =
  (count: number) =>
  (at: RefusalsDesk): Sent => ({
    path: "receipts/batch",
    body: { documents: Array.from({ length: count }, () => at.sound.receipts) },
  });
const makeRawRequest = (body: string) => (): Sent => ({ path: "receipts", body });

/** Invalid trips, visits and points, and requests that are not documents. */
export const refusedRequests: Refusals = {
  "a trip in another company's vehicle": [
    trip({ vehicleId: FOREIGN_ITEM_ID }),
    422,
    "VEHICLE_UNKNOWN",
    "vehicleId",
    "The company has no such vehicle.",
  ],
  "a trip that ends before it began": [
    trip((at) => ({ endedAt: at.sound.trips?.startedAt, endingKm: 99.999 })),
    422,
    "TRIP_REVERSED",
    "endingKm",
    "A trip can't end before its start time or below its first odometer reading.",
  ],
  "a trip that began in six minutes": [
    trip({ startedAt: getLaterTime() }),
    422,
    "TIME_IN_FUTURE",
    "startedAt",
    "The time is more than five minutes in the future.",
  ],
  "a trip that ends again elsewhere": [
    end({ endingKm: 121 }),
    422,
    "TRIP_ENDED",
    null,
    "The trip has already ended, at another time or odometer reading.",
  ],
  "a visit on a colleague's trip": [
    visit((at) => ({ tripId: at.shyamasTrip })),
    422,
    "TRIP_UNKNOWN",
    "tripId",
    "The user has no such trip.",
  ],
  "a visit on another company's route": [
    visit({ routeId: FOREIGN_ITEM_ID }),
    422,
    "ROUTE_UNKNOWN",
    "routeId",
    "The company has no such route.",
  ],
  "a visit of another company's order": [
    visit({ orderId: FOREIGN_ITEM_ID, customerStatus: 1, locationStatus: 5 }),
    422,
    "ORDER_UNKNOWN",
    "orderId",
    "There is no such order of the customer.",
  ],
  "a visit with an order and no word of it": [
    visit((at) => ({ orderId: at.openOrder })),
    422,
    "VISIT_STATUS_WRONG",
    "customerStatus",
    "The visit has an order, but its status does not say so.",
  ],
  "a visit at no time": [
    visit({ at: "yesterday" }),
    400,
    "INVALID_FIELDS",
    "at",
    "An instant is written like 2026-11-20T08:35:00Z.",
  ],
  "a point beyond the pole": [
    point({ latitude: 91 }),
    400,
    "INVALID_FIELDS",
    "latitude",
    "latitude must be at most 90.",
  ],
  "a salesman's point of a colleague": [
    (at) => ({ ...point({ userId: at.shyama })(at), cookie: at.salesman }),
    422,
    "USER_UNKNOWN",
    "userId",
    "There is no such user, or you may not post documents for that user.",
  ],
  "a batch of 201": [
    makeBatch(201),
    400,
    "INVALID_FIELDS",
    "documents",
    "documents must have at most 200 entries.",
  ],
  "a batch of none": [
    makeBatch(0),
    400,
    "INVALID_FIELDS",
    "documents",
    "documents must have at least 1 entries.",
  ],
  "a document without a key": [
    (at) => ({ ...receipt({})(at), key: null }),
    400,
    "IDEMPOTENCY_KEY_REQUIRED",
    null,
    "This operation needs an Idempotency-Key header.",
  ],
  "another document under the same key": [
    (at) => ({ ...receipt({})(at), key: "taken" }),
    422,
    "IDEMPOTENCY_KEY_REUSED",
    null,
    "This Idempotency-Key was already used for another request. Send a new one.",
  ],
  "a key of 101 characters": [
    (at) => ({ ...receipt({})(at), key: "k".repeat(101) }),
    400,
    "INVALID_FIELDS",
    "Idempotency-Key",
    "Idempotency-Key must be 1 to 100 visible ASCII characters.",
  ],
  "a field that there is not": [
    receipt({ ammount: 10 }),
    400,
    "UNKNOWN_FIELD",
    "ammount",
    "ammount is not a field of this operation.",
  ],
  "a field named __proto__": [
    makeRawRequest('{"__proto__": {"admin": true}, "amount": 10}'),
    400,
    "UNKNOWN_FIELD",
    "__proto__",
    "__proto__ is not a field of this operation.",
  ],
  "a list for a document": [makeRawRequest("[]"), 400, "INVALID_FIELDS", "body", "body must be an object."],
  "half a document": [
    makeRawRequest('{"date": "2026-'),
    400,
    "BAD_JSON",
    null,
    "The body is not valid JSON.",
  ],
  "a document 33 deep": [
    makeRawRequest("[".repeat(33) + "]".repeat(33)),
    400,
    "BAD_JSON",
    null,
    "The body is nested too deeply.",
  ],
  "a document of more than a megabyte": [
    receipt({ narration: "x".repeat(1024 * 1024) }),
    413,
    "BODY_TOO_LARGE",
    null,
    "The body is larger than this operation accepts.",
  ],
  "a document that nobody sends": [
    (at) => ({ ...receipt({})(at), cookie: "" }),
    401,
    "SIGN_IN_REQUIRED",
    null,
    "Please sign in.",
  ],
};
