import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formatDayIn, readClock } from "../../packages/server/clock.ts";
import { send } from "../documents/post.ts";
import { startProduct, type Product } from "../product.ts";
import { getErrorCode, listResultCodes } from "./field-desk.ts";

let product: Product;
let anil: string;
let userId: number;
let photo: string;

beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  anil = await product.signIn(1, "anil");
  [userId = 0] = await product.db("users").where({ company_id: 1, username: "anil" }).pluck<number[]>("id");
  const picture = sharp({ create: { width: 2000, height: 500, channels: 3, background: "#204060" } });
  photo = (await picture.png().toBuffer()).toString("base64");
});
afterAll(() => product?.stop());

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
  const log = await product.db("audit_log").where({ company_id: 1, operation: "trips.post", entity_id: id });
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
