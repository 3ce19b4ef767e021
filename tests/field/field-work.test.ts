import sharp from "sharp";
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { formatDayIn, getToday, readClock } from "../../packages/server/clock.ts";
import { type Product, startProduct } from "../product.ts";
import { type FieldDesk, getErrorCode, listResultCodes, openFieldDesk } from "./field-desk.ts";
import { send } from "../documents/post.ts";

let product: Product;
let manager: string;
let anil: string;
let ids: FieldDesk;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  ids = await openFieldDesk(product);
  manager = await product.signIn(1, "meera");
  anil = await product.signIn(1, "anil");
});
afterAll(() => product?.stop());

/** Two days that have ended in India at any hour of the run. */
const WORK_DAY = subtractDays(3);
const NEXT_DAY = subtractDays(2);
const subtractMinutes = (minutes: number) => new Date(readClock().getTime() - minutes * 60_000).toISOString();

describe("trips", () => {
  const makeTrip = (more: object = {}) => ({
    clientId: randomUUID() as string,
    startedAt: `${WORK_DAY}T03:30:00Z`,
    startingKm: 48211.5,
    vehicleId: ids.vehicle,
    ...more,
  });

  it("begin with the user's allowances and end once", async () => {
    await product
      .db("users")
      .where({ company_id: 1, id: ids.anil })
      .update({ km_allowance: "7.25", day_allowance: "310.00" });
    const startAnswer = await send(product, anil, "trips", makeTrip({ clientId: "t-1" }));
    expect(startAnswer.status, startAnswer.text).toBe(200);
    const { id } = startAnswer.read<{ id: number }>();
    await product.db("users").where({ company_id: 1, id: ids.anil }).update({ km_allowance: "1.00" });
    // 19:00 UTC is 00:30 of the next day in Kolkata, so the trip spans two days.
    const end = { endedAt: `${WORK_DAY}T19:00:00Z`, endingKm: 48301 };
    const endAnswer = await send(product, anil, `trips/${id}/end`, end, { method: "PUT" });
    expect(endAnswer.json, endAnswer.text).toEqual({
      id,
      date: WORK_DAY,
      days: 2,
      startedAt: `${WORK_DAY}T03:30:00.000Z`,
      endedAt: `${WORK_DAY}T19:00:00.000Z`,
      startingKm: 48211.5,
      endingKm: 48301,
      kmAllowance: 7.25,
      dayAllowance: 310,
      replayed: false,
    });
    const again = await send(product, anil, `trips/${id}/end`, end, { method: "PUT" });
    expect(again.read<{ replayed: boolean }>().replayed).toBe(true);
    const other = await send(
      product,
      anil,
      `trips/${id}/end`,
      { ...end, endingKm: 48302 },
      { method: "PUT" },
    );
    expect([other.status, getErrorCode(other)]).toEqual([422, "TRIP_ENDED"]);
    const shyama = await product.signIn(1, "shyama");
    const theirs = await send(product, shyama, `trips/${id}/end`, end, { method: "PUT" });
    expect(theirs.status).toBe(404);
  });

  it("of a batch are kept or refused one by one", async () => {
    const whole = { endedAt: `${WORK_DAY}T12:30:00Z`, endingKm: 48300 };
    const documents = [
      makeTrip({ ...whole, clientId: "tb-1" }),
      makeTrip({ ...whole, endingKm: 48211.499 }),
      makeTrip({ ...whole, endedAt: `${WORK_DAY}T03:29:59Z` }),
      makeTrip({ vehicleId: 999_999 }),
      makeTrip({ userId: ids.shyama }),
      makeTrip({ startedAt: new Date(readClock().getTime() + 6 * 60_000).toISOString() }),
      makeTrip({ endedAt: whole.endedAt }),
      makeTrip({ startedAt: "2026-02-30T03:30:00Z" }),
      makeTrip({ startingKm: -1 }),
      makeTrip({ ...whole, clientId: "tb-1" }),
      makeTrip({ ...whole, clientId: "tb-1", endingKm: 48299 }),
    ];
    const answer = await send(product, anil, "trips/batch", { documents });
    expect(answer.status, answer.text).toBe(200);
    expect(listResultCodes(answer)).toEqual([
      "kept",
      "TRIP_REVERSED",
      "TRIP_REVERSED",
      "VEHICLE_UNKNOWN",
      "USER_UNKNOWN",
      "TIME_IN_FUTURE",
      "INVALID_FIELDS",
      "INVALID_FIELDS",
      "INVALID_FIELDS",
      "kept",
      "CLIENT_ID_REUSED",
    ]);
  });
});

describe("visits", () => {
  const visit = (more: object = {}) => ({
    clientId: randomUUID() as string,
    customerId: ids.customer,
    at: `${WORK_DAY}T20:00:00Z`,
    customerStatus: 2,
    ...more,
  });

  it("that are sent eight times at once are kept once, on the company's own date", async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => send(product, anil, "visits", visit({ clientId: "v-1" }))),
    );
    const keptRecords = answers.map((answer) => answer.read<{ id: number; replayed: boolean }>());
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 200));
    expect(new Set(keptRecords.map(({ id }) => id)).size).toBe(1);
    expect(keptRecords.filter(({ replayed }) => !replayed)).toHaveLength(1);
    const row = await product.db("visits").where({ company_id: 1, client_id: "v-1" }).first();
    expect(row).toMatchObject({ user_id: ids.anil, date: NEXT_DAY, customer_status: 2 }); // 01:30 in Kolkata
  });

  it("belong to a trip of the same user and name an order of the same customer", async () => {
    const place = await send(product, anil, "orders", {
      date: getToday(),
      customerId: ids.customer,
      payment: "credit",
      lines: [{ itemId: ids.bandage, quantity: 3 }],
    });
    const { id: orderId } = place.read<{ id: number }>();
    const own = await send(product, anil, "trips", {
      clientId: randomUUID(),
      startedAt: subtractMinutes(90),
      startingKm: 10,
    });
    const { id: tripId } = own.read<{ id: number }>();
    const theirs = await send(product, manager, "trips", {
      clientId: randomUUID(),
      userId: ids.shyama,
      startedAt: subtractMinutes(90),
      startingKm: 10,
    });
    const orderVisit = { customerStatus: 1, locationStatus: 5, orderId };
    const documents = [
      visit({ ...orderVisit, clientId: "v-placed", tripId, latitude: 9.385123, longitude: 76.574901 }),
      visit({ tripId: theirs.read<{ id: number }>().id }),
      visit({ ...orderVisit, customerId: ids.another }),
      visit({ ...orderVisit, customerStatus: 2 }),
      visit({ latitude: 9.4 }),
      visit({ latitude: 91, longitude: 0 }),
      visit({ customerStatus: 7 }),
      visit({ userId: ids.shyama }),
      visit({ routeId: 999_999 }),
      visit({ at: "yesterday" }),
    ];
    const answer = await send(product, anil, "visits/batch", { documents });
    expect(listResultCodes(answer)).toEqual([
      "kept",
      "TRIP_UNKNOWN",
      "ORDER_UNKNOWN",
      "VISIT_STATUS_WRONG",
      "INVALID_FIELDS",
      "INVALID_FIELDS",
      "INVALID_FIELDS",
      "USER_UNKNOWN",
      "ROUTE_UNKNOWN",
      "INVALID_FIELDS",
    ]);
    const row = await product.db("visits").where({ company_id: 1, client_id: "v-placed" }).first();
    expect(row).toMatchObject({
      trip_id: tripId,
      order_id: orderId,
      latitude: "9.385123",
      longitude: "76.574901",
    });
  });
});

it("up to 200 points of a trail are kept in one batch, each only once", async () => {
  const documents = Array.from({ length: 200 }, (_, at) => ({
    clientId: `p-${at}`,
    at: subtractMinutes(200 - at),
    latitude: 9.38 + at / 10_000,
    longitude: 76.57,
    isIntervalPoint: true,
  }));
  const first = await send(product, anil, "locations/batch", { documents });
  expect(first.json, first.text).toMatchObject({ posted: 200, replayed: 0, refused: 0 });
  const again = await send(product, anil, "locations/batch", { documents: documents.slice(150) });
  expect(again.json).toMatchObject({ posted: 0, replayed: 50, refused: 0 });
  expect(
    await product
      .db("locations")
      .where({ company_id: 1, user_id: ids.anil })
      .where("client_id", "like", "p-%"),
  ).toHaveLength(200);
  const log = await product.db("audit_log").where({ company_id: 1, operation: "locations.post" });
  expect(log).toHaveLength(1);
  const late = {
    ...documents[0],
    clientId: "p-late",
    at: new Date(readClock().getTime() + 6 * 60_000).toISOString(),
  };
  const refusedAnswer = await send(product, anil, "locations", late);
  expect([refusedAnswer.status, getErrorCode(refusedAnswer)]).toEqual([422, "TIME_IN_FUTURE"]);
  const tooMany = await send(product, anil, "locations/batch", { documents: [...documents, late] });
  expect([tooMany.status, getErrorCode(tooMany)]).toEqual([400, "INVALID_FIELDS"]);
  const scope = await send(product, await product.signIn(1, "biju"), "locations", {
    clientId: "p-zone",
    userId: ids.shyama, // of another zone
    at: subtractMinutes(0),
    latitude: 9,
    longitude: 76,
  });
  expect([scope.status, getErrorCode(scope)]).toEqual([422, "USER_UNKNOWN"]);
});

function subtractDays(days: number): string {
  return formatDayIn("Asia/Kolkata", new Date(readClock().getTime() - days * 24 * 60 * 60_000));
}

describe("a trip's photos", () => {
  let userId: number;
  let photo: string;

  beforeAll(async () => {
    [userId = 0] = await product.db("users").where({ company_id: 1, username: "anil" }).pluck<number[]>("id");
    const picture = sharp({ create: { width: 2000, height: 500, channels: 3, background: "#204060" } });
    photo = (await picture.png().toBuffer()).toString("base64");
  });

  /** A day before the demo's trips. */
  const TRIP_DAY = formatDayIn("Asia/Kolkata", new Date(readClock().getTime() - 200 * 86_400_000));
  const makeTrip = (more: object = {}) => ({
    clientId: randomUUID() as string,
    startedAt: `${TRIP_DAY}T03:30:00Z`,
    startingKm: 48211.5,
    ...more,
  });

  async function readOdometer(cookie = anil) {
    const query = { UserId: String(userId), CompanyId: "1", Date: TRIP_DAY };
    const answer = await product.call({ method: "GET", path: "/api/Getodometer", query, cookie });
    expect(answer.status, answer.text).toBe(200);
    return answer.read<Record<string, string | number | null>[]>();
  }

  it("trip photos are re-encoded and shown with the odometer readings to users who may see the trip", async () => {
    expect(await readOdometer()).toEqual([]);
    const startAnswer = await send(
      product,
      anil,
      "trips",
      makeTrip({ startingPic: `data:image/png;base64,${photo}`, clientId: "photo-1" }),
    );
    expect(startAnswer.status, startAnswer.text).toBe(200);
    const { id } = startAnswer.read<{ id: number }>();
    const [running] = await readOdometer();
    expect(running).toMatchObject({
      StartingKm: 48211.5,
      EndingKm: null,
      StartingDate: `${TRIP_DAY}T09:00:00.000Z`, // 03:30 UTC in Indian time
      EndingDate: null,
      EndingPic: null,
    });
    const keptPhoto = await sharp(Buffer.from(String(running?.StartingPic), "base64")).metadata();
    expect([keptPhoto.format, keptPhoto.width, keptPhoto.height]).toEqual(["jpeg", 1600, 400]);

    const end = { endedAt: `${TRIP_DAY}T12:30:00Z`, endingKm: 48301 };
    const put = (body: object) => send(product, anil, `trips/${id}/end`, body, { method: "PUT" });
    expect((await put({ ...end, endingPic: "bm8gcGljdHVyZQ==" })).read()).toMatchObject({
      code: "IMAGE_INVALID",
      fields: [{ field: "endingPic" }],
    });
    expect((await put(end)).status).toBe(200);
    expect((await readOdometer())[0]).toMatchObject({ EndingKm: 48301, EndingPic: null });
    // A phone that couldn't upload the photo sends it later with the same values.
    expect((await put({ ...end, endingPic: photo })).json).toMatchObject({ replayed: true });
    const [endedTrip] = await readOdometer();
    expect(endedTrip).toMatchObject({
      EndingDate: `${TRIP_DAY}T18:00:00.000Z`,
      StartingPic: running?.StartingPic,
    });
    expect(Buffer.from(String(endedTrip?.EndingPic), "base64").subarray(0, 2).toString("hex")).toBe("ffd8");

    expect(await readOdometer(await product.signIn(1, "shyama"))).toEqual([]); // of another zone
    const log = await product
      .db("audit_log")
      .where({ company_id: 1, operation: "trips.post", entity_id: id });
    expect(JSON.parse(String(log[0]?.after_json))).toMatchObject({
      startingPic: photo.length + "data:image/png;base64,".length,
    });
  });

  it("a trip refuses files that are no image or too large, photos in a batch, and an end photo without an end", async () => {
    const postRefusedTrip = async (more: object) =>
      getErrorCode(await send(product, anil, "trips", makeTrip(more)));
    expect(await postRefusedTrip({ startingPic: "PHN2Zz48L3N2Zz4=" })).toBe("IMAGE_INVALID");
    expect(await postRefusedTrip({ startingPic: "https://x.example/a.png" })).toBe("INVALID_FIELDS");
    expect(await postRefusedTrip({ endingPic: photo })).toBe("INVALID_FIELDS");
    expect(await postRefusedTrip({ startingPic: "A".repeat(4_194_305) })).toBe("INVALID_FIELDS");
    expect(await postRefusedTrip({ startingPic: "A".repeat(9_500_000) })).toBe("BODY_TOO_LARGE");
    const batch = await send(product, anil, "trips/batch", {
      documents: [makeTrip({ startingPic: photo }), makeTrip()],
    });
    expect(listResultCodes(batch)).toEqual(["INVALID_FIELDS", "kept"]);
  });

  it("every trip of the demo has photos", async () => {
    const [[missing]] = await product.db.raw(
      `SELECT COUNT(*) AS n FROM trips t WHERE t.client_id IS NULL AND
       (SELECT COUNT(*) FROM trip_photos p WHERE p.company_id = t.company_id AND p.trip_id = t.id)
       <> IF(t.ended_at IS NULL, 1, 2)`,
    );
    expect(Number(missing.n)).toBe(0);
  });
});
