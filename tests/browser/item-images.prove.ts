import sharp from "sharp";
import type { Page } from "playwright";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startSite, type Site } from "./site.ts";
import { visit } from "./visit.ts";

let site: Site;
let photo: Buffer;
beforeAll(async () => {
  site = await startSite();
  const noise = { type: "gaussian", mean: 128, sigma: 40 } as const;
  photo = await sharp({ create: { width: 2400, height: 1800, channels: 3, background: "#888", noise } })
    .withExif({ IFD3: { GPSLatitude: "9/1 58/1 0/1" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => site?.stop());

const makeFile = (buffer: Buffer, name = "photo.jpg") => ({ name, mimeType: "image/jpeg", buffer });
const findImage = (page: Page, slot: number) => page.getByRole("img", { name: `Image ${slot}`, exact: true });
const isReady = (page: Page, name: string) =>
  expect.poll(() => page.getByRole("button", { name, exact: true }).isEnabled()).toBe(true);
const open = async (page: Page) => {
  await page.locator("[data-row]").first().click();
  await isReady(page, "Update");
};
const update = async (page: Page) => {
  await page.getByRole("button", { name: "Update", exact: true }).click();
  await isReady(page, "Submit");
};
const readKeptImages = async () => {
  const rows = await site.db("item_images").where("company_id", 1).orderBy("slot").select("slot", "image");
  return (rows as { slot: number; image: Buffer }[]).map((row) => [row.slot, row.image] as const);
};

test("images of an item are made smaller before they are sent, shown again, replaced and removed", async () => {
  const { page } = await visit(site, "/ItemCreation", { as: "meera" });
  const sentSizes: number[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/api/insertupdateitem"))
      sentSizes.push(request.postDataBuffer()?.length ?? 0);
  });
  await open(page);
  // Both saves are concurrent: the second must not overwrite the first.
  await Promise.all([
    page.getByLabel("Choose Image 1").setInputFiles(makeFile(photo)),
    page.getByLabel("Choose Image 4").setInputFiles(makeFile(photo)),
  ]);
  await findImage(page, 1).waitFor();
  await findImage(page, 4).waitFor();
  await update(page);
  const [first, second] = await readKeptImages();
  expect([first?.[0], second?.[0]]).toEqual([1, 4]);
  expect(await sharp(first?.[1]).metadata()).toMatchObject({ format: "jpeg", width: 1600, height: 1200 });
  expect((await sharp(first?.[1]).metadata()).exif).toBeUndefined();
  expect(sentSizes[0]).toBeLessThan(photo.length);

  await open(page);
  await findImage(page, 1).waitFor();
  await expect
    .poll(() => findImage(page, 1).evaluate((imageElement: HTMLImageElement) => imageElement.naturalWidth))
    .toBe(1600);
  const small = await sharp({ create: { width: 60, height: 40, channels: 3, background: "#c00" } })
    .png()
    .toBuffer();
  await page.getByLabel("Replace Image 4").setInputFiles(makeFile(small, "small.png"));
  await page.getByRole("button", { name: "Remove Image 1" }).focus();
  await page.keyboard.press("Enter");
  await findImage(page, 1).waitFor({ state: "detached" });
  await update(page);
  const [leftImage, ...others] = await readKeptImages();
  expect([leftImage?.[0], others.length]).toEqual([4, 0]);
  expect(await sharp(leftImage?.[1]).metadata()).toMatchObject({ format: "jpeg", width: 60, height: 40 });
});

test("a file that is no picture is refused with a message, and the form keeps its other values", async () => {
  const { page } = await visit(site, "/ItemCreation", { as: "meera" });
  await open(page);
  await page.getByLabel("Size (L*B*H)", { exact: true }).fill("1*2*3");
  await page.getByLabel("Choose Image 2").setInputFiles(makeFile(Buffer.from("<svg/>"), "a.jpg"));
  await page.getByText("Image 2: The picture must be a readable PNG, JPEG or WebP file.").waitFor();
  await expect.poll(() => page.getByLabel("Size (L*B*H)", { exact: true }).inputValue()).toBe("1*2*3");
  await update(page);
  expect(await site.db("items").where({ company_id: 1, size: "1*2*3" })).toHaveLength(1);
});
