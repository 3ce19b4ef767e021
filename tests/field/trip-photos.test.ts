import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dayIn, now } from "../../packages/server/clock.ts";
import { send } from "../documents/post.ts";
import { startProduct, type Product } from "../product.ts";
import { codeOf, codesOf } from "./field-desk.ts";

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
const DAY = dayIn("Asia/Kolkata", new Date(now().getTime() - 200 * 86_400_000));
const trip = (more: object = {}) => ({
  clientId: randomUUID() as string,
  startedAt: `${DAY}T03:30:00Z`,
  startingKm: 48211.5,
  ...more,
});

async function odometer(cookie = anil) {
  const query = { UserId: String(userId), CompanyId: "1", Date: DAY };
  const answer = await product.call({ method: "GET", path: "/api/Getodometer", query, cookie });
  expect(answer.status, answer.text).toBe(200);
  return answer.read<Record<string, string | number | null>[]>();
}

it("trip photos are re-encoded and shown with the odometer readings to users who may see the trip", async () => {
  expect(await odometer()).toEqual([]);
  const begun = await send(
    product,
    anil,
    "trips",
    trip({ startingPic: `data:image/png;base64,${photo}`, clientId: "photo-1" }),
  );
  expect(begun.status, begun.text).toBe(200);
  const { id } = begun.read<{ id: number }>();
  const [running] = await odometer();
  expect(running).toMatchObject({
    StartingKm: 48211.5,
    EndingKm: null,
    StartingDate: `${DAY}T09:00:00.000Z`, // 03:30 UTC in Indian time
    EndingDate: null,
    EndingPic: null,
  });
  const kept = await sharp(Buffer.from(String(running?.StartingPic), "base64")).metadata();
  expect([kept.format, kept.width, kept.height]).toEqual(["jpeg", 1600, 400]);

  const end = { endedAt: `${DAY}T12:30:00Z`, endingKm: 48301 };
  const put = (body: object) => send(product, anil, `trips/${id}/end`, body, { method: "PUT" });
  expect((await put({ ...end, endingPic: "bm8gcGljdHVyZQ==" })).read()).toMatchObject({
    code: "IMAGE_INVALID",
    fields: [{ field: "endingPic" }],
  });
  expect((await put(end)).status).toBe(200);
  expect((await odometer())[0]).toMatchObject({ EndingKm: 48301, EndingPic: null });
  // A phone that couldn't upload the photo sends it later with the same values.
  expect((await put({ ...end, endingPic: photo })).json).toMatchObject({ replayed: true });
  const [ended] = await odometer();
  expect(ended).toMatchObject({ EndingDate: `${DAY}T18:00:00.000Z`, StartingPic: running?.StartingPic });
  expect(Buffer.from(String(ended?.EndingPic), "base64").subarray(0, 2).toString("hex")).toBe("ffd8");

  expect(await odometer(await product.signIn(1, "shyama"))).toEqual([]); // of another zone
  const log = await product.db("audit_log").where({ company_id: 1, operation: "trips.post", entity_id: id });
  expect(JSON.parse(String(log[0]?.after_json))).toMatchObject({
    startingPic: photo.length + "data:image/png;base64,".length,
  });
});

it("a trip refuses files that are no image or too large, photos in a batch, and an end photo without an end", async () => {
  const refused = async (more: object) => codeOf(await send(product, anil, "trips", trip(more)));
  expect(await refused({ startingPic: "PHN2Zz48L3N2Zz4=" })).toBe("IMAGE_INVALID");
  expect(await refused({ startingPic: "https://x.example/a.png" })).toBe("INVALID_FIELDS");
  expect(await refused({ endingPic: photo })).toBe("INVALID_FIELDS");
  expect(await refused({ startingPic: "A".repeat(4_194_305) })).toBe("INVALID_FIELDS");
  expect(await refused({ startingPic: "A".repeat(9_500_000) })).toBe("BODY_TOO_LARGE");
  const batch = await send(product, anil, "trips/batch", {
    documents: [trip({ startingPic: photo }), trip()],
  });
  expect(codesOf(batch)).toEqual(["INVALID_FIELDS", "kept"]);
});

it("every trip of the demo has photos", async () => {
  const [[missing]] = await product.db.raw(
    `SELECT COUNT(*) AS n FROM trips t WHERE t.client_id IS NULL AND
       (SELECT COUNT(*) FROM trip_photos p WHERE p.company_id = t.company_id AND p.trip_id = t.id)
       <> IF(t.ended_at IS NULL, 1, 2)`,
  );
  expect(Number(missing.n)).toBe(0);
});
