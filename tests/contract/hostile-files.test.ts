import { monitorEventLoopDelay } from "node:perf_hooks";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, type Product, startProduct } from "../product.ts";
import { pickFewOfEach, isWhole } from "../whole.ts";
import { makeHostileImages, SENDER_SECRET, type SentImage } from "./hostile-images.ts";
import { createItemPictures } from "./item-pictures.ts";
import { makeHostileSpreadsheets, type SentSheet } from "./hostile-spreadsheets.ts";

let product: Product;
let admin: string;
beforeAll(async () => {
  product = await startProduct({ bills: 60 });
  admin = await product.signIn(1, "meera");
});
afterAll(() => product?.stop());

describe("Pictures", () => {
  let files: ReadonlyMap<string, SentImage>;

  beforeAll(async () => {
    files = pickFewOfEach(await makeHostileImages(), ({ code }) => code, 1);
  });

  it("hostile pictures are refused or re-encoded, and other requests are answered in the meantime", async () => {
    expect(files.size).toBeGreaterThanOrEqual(isWhole ? 50 : 4);
    const { save, imagesOf, count } = createItemPictures(product, admin);
    const itemsBefore = await count("items");
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const slow: string[] = [];
    const waits: number[] = [];
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        const startTime = performance.now();
        const { status } = await product.call({ method: "GET", path: "/api/getZone", cookie: admin });
        expect(status).toBe(200);
        waits.push(performance.now() - startTime);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    let keptFiles = 0;
    for (const [name, { bytes, code }] of files) {
      delay.reset();
      delay.enable();
      const answer = await save([bytes]);
      delay.disable();
      if (delay.max / 1e6 > 100) slow.push(`${name}: ${Math.round(delay.max / 1e6)} ms`);
      if (code) {
        const { code: answerCode, fields } = answer.read<{ code?: string; fields?: { field: string }[] }>();
        expect.soft([answerCode, fields?.[0]?.field], name).toEqual([code, "images"]);
        continue;
      }
      expect(answer.status, `${name}: ${answer.text}`).toBe(200);
      await expectCleaned(name, await imagesOf(answer.read<{ id: number }>().id));
      keptFiles += 1;
    }
    isDone = true;
    await others;
    expect(await count("items")).toBe(itemsBefore + keptFiles);
    console.info(
      `${files.size} files, ${keptFiles} redrawn; others waited ${Math.round(Math.max(...waits))} ms at most; over 100 ms: ${slow.join(", ") || "none"}`,
    );
  });

  /**
   * Expects a JPEG with only pixels: encoding it again gives the same length, and no other data of
   * the upload is left.
   */
  async function expectCleaned(name: string, images: Buffer[]) {
    expect(images, name).toHaveLength(1);
    const [image = Buffer.alloc(0)] = images;
    const { format, width, height, exif, icc, xmp, iptc, pages } = await sharp(image).metadata();
    expect({ format, exif, icc, xmp, iptc, pages }, name).toEqual({ format: "jpeg" });
    expect(Math.max(width, height), name).toBeLessThanOrEqual(1600);
    expect(image.subarray(-2).toString("hex"), name).toBe("ffd9");
    expect(image.indexOf(Buffer.from([0xff, 0xd9])), name).toBe(image.length - 2);
    expect(image.includes(SENDER_SECRET), name).toBe(false);
  }
});

describe("Spreadsheets", () => {
  let files: ReadonlyMap<string, SentSheet>;

  beforeAll(async () => {
    files = pickFewOfEach(makeHostileSpreadsheets(), ({ code }) => code, 1);
  });

  interface Preview {
    rows: { AccountName?: string; Error: string | null }[];
  }

  const callPreview = (file: SentSheet["file"]): Promise<Answer> => {
    const bytes = typeof file === "function" ? file() : file;
    const body = { kind: "customer", file: bytes.toString("base64") };
    return product.call({ method: "POST", path: "/api/v1/imports/preview", body, cookie: admin });
  };

  it("hostile spreadsheets are refused or cleaned, and other requests are answered in the meantime", async () => {
    expect(files.size).toBeGreaterThanOrEqual(isWhole ? 50 : 5);
    const delay = monitorEventLoopDelay({ resolution: 5 });
    const slow: string[] = [];
    const waits: number[] = [];
    let isDone = false;
    const others = (async () => {
      while (!isDone) {
        const startTime = performance.now();
        const { status } = await product.call({ method: "GET", path: "/healthz" });
        expect(status).toBe(200);
        waits.push(performance.now() - startTime);
        await new Promise((resolve) => setTimeout(resolve, 10));
      }
    })();
    let most = 0;
    for (const [name, { file, code, rows }] of files) {
      delay.reset();
      delay.enable();
      const answer = await callPreview(file);
      delay.disable();
      if (delay.max / 1e6 > 100) slow.push(`${name}: ${Math.round(delay.max / 1e6)} ms`);
      most = Math.max(most, process.memoryUsage().rss);
      const answerBody = answer.read<{ code?: string; message?: string }>();
      if (code) {
        expect
          .soft([answerBody.code, answer.status], `${name}: ${answerBody.message}`)
          .toEqual([`SPREADSHEET_${code}`, 422]);
        continue;
      }
      expect.soft(answer.status, `${name}: ${answerBody.message}`).toBe(200);
      const read = answer.read<Preview>().rows?.map((row) => [row.AccountName, row.Error]);
      expect.soft(read, name).toEqual(rows);
    }
    isDone = true;
    await others;
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
    console.info(
      `${files.size} files; others waited ${Math.round(Math.max(...waits))} ms at most; over 100 ms: ${slow.join(", ") || "none"}; at most ${Math.round(most / 1024 / 1024)} MB`,
    );
  });

  it("files beyond the two that are read at once wait their turn", async () => {
    // Two files are read at a time, and a request waits at most 10 s. Only two more, so that a busy
    // machine can do it in that time.
    const [sound] = [...files.values()].filter(({ rows }) => rows);
    if (!sound) throw new Error("no sound file");
    const answers = await Promise.all([1, 2, 3, 4].map(() => callPreview(sound.file)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  });

  it("a file of more than 5 MB is refused before it is read", async () => {
    const answer = await callPreview(Buffer.alloc(5 * 1024 * 1024 + 3));
    expect(answer.status).toBe(400);
    expect(answer.read<{ message: string }>().message).toBe("The Excel file must not be larger than 5 MB.");
  });
});
