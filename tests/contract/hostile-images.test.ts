import { monitorEventLoopDelay } from "node:perf_hooks";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { formWith } from "../form.ts";
import { startProduct, type Answer, type Product } from "../product.ts";
import { fewOfEach, isWhole } from "../whole.ts";
import { expectProblem } from "./expect-problem.ts";
import { hostileImages, SECRET, type SentImage } from "./hostile-images.ts";

let product: Product;
let admin: string;
let files: ReadonlyMap<string, SentImage>;

beforeAll(async () => {
  product = await startProduct({ bills: 20 });
  admin = await product.signIn(1, "meera");
  files = fewOfEach(await hostileImages(), ({ code }) => code);
});
afterAll(() => product?.stop());

const ITEM = { ItemName: "Crutch", ItemDescription: "A pair", ItemCategoryID: 3, MRP: 900, Sales_Price: 700 };
const save = (bytes: Uint8Array[], extra: object = {}): Promise<Answer> => {
  const images = bytes.map((one) => new Blob([Uint8Array.from(one)], { type: "image/png" }));
  const body = formWith({ ...ITEM, images, RECNO: images.map((_, at) => at + 1), ...extra });
  return product.call({ method: "POST", path: "/api/insertupdateitem", body, cookie: admin });
};
const imagesOf = async (ItemID: number) => {
  const path = `/api/getitemimages?ItemID=${ItemID}`;
  const answer = await product.call({ method: "GET", path, cookie: admin });
  expect(answer.status, answer.text).toBe(200);
  const { images } = answer.read<{ images: { imageBase64: string; RECNO: number }[] }>();
  return images.map(({ imageBase64 }) => Buffer.from(imageBase64, "base64"));
};

it("files that are no pictures, or more than that, are refused or drawn anew; others are answered meanwhile", async () => {
  expect(files.size).toBeGreaterThanOrEqual(isWhole ? 50 : 8);
  const itemsBefore = await count("items");
  const delay = monitorEventLoopDelay({ resolution: 5 });
  const slow: string[] = [];
  const waits: number[] = [];
  let isDone = false;
  const others = (async () => {
    while (!isDone) {
      const begun = performance.now();
      const { status } = await product.call({ method: "GET", path: "/api/getZone", cookie: admin });
      expect(status).toBe(200);
      waits.push(performance.now() - begun);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  })();
  let kept = 0;
  for (const [name, { bytes, code }] of files) {
    delay.reset();
    delay.enable();
    const answer = await save([bytes]);
    delay.disable();
    if (delay.max / 1e6 > 100) slow.push(`${name}: ${Math.round(delay.max / 1e6)} ms`);
    if (code) {
      const { code: told, fields } = answer.read<{ code?: string; fields?: { field: string }[] }>();
      expect.soft([told, fields?.[0]?.field], name).toEqual([code, "images"]);
      continue;
    }
    expect(answer.status, `${name}: ${answer.text}`).toBe(200);
    await expectCleaned(name, await imagesOf(answer.read<{ id: number }>().id));
    kept += 1;
  }
  isDone = true;
  await others;
  expect(await count("items")).toBe(itemsBefore + kept);
  console.info(
    `${files.size} files, ${kept} drawn anew; others waited ${Math.round(Math.max(...waits))} ms at most; over 100 ms: ${slow.join(", ") || "none"}`,
  );
}, 120_000);

it("five large photographs in a form, from two people at once, and an item is there with all or with none", async () => {
  const large = await sharp({
    create: {
      width: 4000,
      height: 3000,
      channels: 3,
      background: "#888",
      noise: { type: "gaussian", mean: 128, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();
  expect(large.length).toBeLessThan(5_242_880);
  const answers = await Promise.all([1, 2].map(() => save(Array<Buffer>(5).fill(large))));
  for (const answer of answers) {
    expect(answer.status, answer.text).toBe(200);
    const images = await imagesOf(answer.read<{ id: number }>().id);
    expect(images).toHaveLength(5);
    expect(await sharp(images[4]).metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 1200 });
  }
  const before = [await count("items"), await count("item_images")];
  expectProblem(await save([large, large, Buffer.from("no picture")]), 422, "IMAGE_INVALID");
  expect([await count("items"), await count("item_images")]).toEqual(before);
}, 60_000);

/** A JPEG of pixels only: encoding the same picture again gives the same length, and no other data of the upload is left. */
async function expectCleaned(name: string, images: Buffer[]) {
  expect(images, name).toHaveLength(1);
  const [image = Buffer.alloc(0)] = images;
  const { format, width, height, exif, icc, xmp, iptc, pages } = await sharp(image).metadata();
  expect({ format, exif, icc, xmp, iptc, pages }, name).toEqual({ format: "jpeg" });
  expect(Math.max(width, height), name).toBeLessThanOrEqual(1600);
  expect(image.subarray(-2).toString("hex"), name).toBe("ffd9");
  expect(image.indexOf(Buffer.from([0xff, 0xd9])), name).toBe(image.length - 2);
  expect(image.includes(SECRET), name).toBe(false);
}

async function count(table: string): Promise<number> {
  const [row] = (await product.db(table).where("company_id", 1).count({ rows: "*" })) as { rows: number }[];
  return Number(row?.rows);
}
