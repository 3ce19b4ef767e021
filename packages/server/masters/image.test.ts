import sharp from "sharp";
import { expect, it } from "vitest";
import { cleanImage, cleanImageUrl, type WantedImage } from "./image.ts";

const photo: WantedImage = { field: "images", as: "jpeg", side: 1600 };
const logo: WantedImage = { field: "Logo", as: "png", side: 200 };
const RED_COLOUR = { r: 200, g: 0, b: 0 };
const GREEN_COLOUR = { r: 0, g: 200, b: 0 };

const makePlainImage = (width: number, height: number, background: object = RED_COLOUR) =>
  sharp({ create: { width, height, channels: 4, background } });

/** Red on the left, green on the right. */
const makeTwoColourImage = () => {
  const green = { create: { width: 50, height: 60, channels: 3 as const, background: GREEN_COLOUR } };
  return makePlainImage(100, 60).composite([{ input: green, left: 50, top: 0 }]);
};

/** The colour of a pixel: its channels in tens. */
const colourAt = async (image: Uint8Array, leftOffset: number, top: number) => {
  const point = sharp(image).extract({ left: leftOffset, top, width: 1, height: 1 }).raw();
  return [...(await point.toBuffer())].map((channel) => Math.round(channel / 10));
};

it.each(["png", "jpeg", "webp"] as const)(
  "a picture in the format %s is drawn again as a JPEG",
  async (format) => {
    const { bytes, type } = await cleanImage(await makeTwoColourImage().toFormat(format).toBuffer(), photo);
    expect(type).toBe("image/jpeg");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 100, height: 60 });
    expect(await colourAt(bytes, 10, 30)).toEqual([20, 0, 0]);
    expect(await colourAt(bytes, 90, 30)).toEqual([0, 20, 0]);
  },
);

it("a large picture is scaled down, and a small one keeps its size", async () => {
  const measureCleaned = async (width: number, height: number, wantedImage: WantedImage) => {
    const sentImage = await makePlainImage(width, height).png().toBuffer();
    const metadata = await sharp((await cleanImage(sentImage, wantedImage)).bytes).metadata();
    return [metadata.width, metadata.height];
  };
  expect(await measureCleaned(3200, 1600, photo)).toEqual([1600, 800]);
  expect(await measureCleaned(300, 600, logo)).toEqual([100, 200]);
  expect(await measureCleaned(150, 20, logo)).toEqual([150, 20]);
});

it("a picture is turned upright and loses its metadata", async () => {
  const sentImage = await makeTwoColourImage()
    .jpeg()
    .withExif({ IFD0: { Copyright: "A secret" }, IFD3: { GPSLatitude: "9/1 58/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect(sentImage.toString("latin1")).toContain("A secret");
  const { bytes } = await cleanImage(sentImage, photo);
  const { width, height, exif, icc, xmp, orientation } = await sharp(bytes).metadata();
  expect({ width, height, exif, icc, xmp, orientation }).toEqual({ width: 60, height: 100 });
  // Rotated by 90° clockwise: the left is now at the top.
  expect(await colourAt(bytes, 30, 10)).toEqual([20, 0, 0]);
  expect(await colourAt(bytes, 30, 90)).toEqual([0, 20, 0]);
});

it("the transparent parts of a photo become white, and a logo stays transparent", async () => {
  const sentImage = await makePlainImage(10, 10, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer();
  expect(await colourAt((await cleanImage(sentImage, photo)).bytes, 5, 5)).toEqual([26, 26, 26]);
  const { bytes, type } = await cleanImage(sentImage, logo);
  expect(type).toBe("image/png");
  expect((await colourAt(bytes, 5, 5))[3]).toBe(0);
});

it("an animation becomes a picture of its first frame", async () => {
  const frames = await Promise.all(
    [RED_COLOUR, GREEN_COLOUR].map((colour) => makePlainImage(20, 20, colour).png().toBuffer()),
  );
  const sentImage = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(sentImage).metadata()).pages).toBe(2);
  const { bytes } = await cleanImage(sentImage, photo);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 20, height: 20 });
  expect(await colourAt(bytes, 10, 10)).toEqual([20, 0, 0]);
});

it("a picture is read from a data URL and from plain base64", async () => {
  const base64 = (await makePlainImage(10, 10).png().toBuffer()).toString("base64");
  for (const sentText of [base64, `data:image/png;base64,${base64}`, `data:text/html;base64,${base64}`])
    expect((await cleanImageUrl(sentText, logo)).type).toBe("image/png");
  const brokenTexts = [`${base64}!`, `${base64.slice(0, 40)}\n${base64.slice(40)}`];
  const others = ["", "data:image/png;base64,", "data:image/svg+xml,<svg/>", "https://x.example/a.png"];
  for (const sentText of [...brokenTexts, ...others])
    await expect(cleanImageUrl(sentText, logo)).rejects.toMatchObject({ code: "IMAGE_INVALID" });
});

it("a file that is not a picture is refused with an error that names its field", async () => {
  await expect(cleanImage(Buffer.from("%PDF-1.4"), logo)).rejects.toMatchObject({
    code: "IMAGE_INVALID",
    detail: {
      fields: [{ field: "Logo", message: "The picture must be a readable PNG, JPEG or WebP file." }],
    },
  });
});

it("only a few pictures are processed at once, and all of many are finished", async () => {
  const sentImage = await makePlainImage(2000, 2000).png().toBuffer();
  const seenSizes: number[] = [];
  const watch = setInterval(() => seenSizes.push(sharp.counters().queue + sharp.counters().process), 1);
  const images = await Promise.all(Array.from({ length: 20 }, () => cleanImage(sentImage, photo)));
  clearInterval(watch);
  // The library counts a picture for a moment after it has finished with it.
  expect(Math.max(...seenSizes)).toBeLessThan(5);
  expect(new Set(images.map(({ bytes }) => bytes.length)).size).toBe(1);
});
