import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Product, startProduct } from "../product.ts";
import { expectProblem } from "./expect-problem.ts";
import { createItemPictures } from "./item-pictures.ts";

let product: Product;
beforeAll(async () => void (product = await startProduct({ bills: 60 })));
afterAll(() => product?.stop());

/** The most pictures that an item can have. */
const PHOTO_COUNT = 5;

it("an item is saved with all of its large photographs or not at all, also for two people at once", async () => {
  const { save, imagesOf, count } = createItemPictures(product, await product.signIn(1, "meera"));
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
  const answers = await Promise.all([1, 2].map(() => save(Array<Buffer>(PHOTO_COUNT).fill(large))));
  for (const answer of answers) {
    expect(answer.status, answer.text).toBe(200);
    const images = await imagesOf(answer.read<{ id: number }>().id);
    expect(images).toHaveLength(PHOTO_COUNT);
    expect(await sharp(images[PHOTO_COUNT - 1]).metadata()).toMatchObject({
      format: "jpeg",
      width: 1600,
      height: 1200,
    });
  }
  const before = [await count("items"), await count("item_images")];
  expectProblem(await save([large, large, Buffer.from("no picture")]), 422, "IMAGE_INVALID");
  expect([await count("items"), await count("item_images")]).toEqual(before);
});
