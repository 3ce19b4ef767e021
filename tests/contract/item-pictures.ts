import { expect } from "vitest";
import { formWith } from "../form.ts";
import type { Answer, Product } from "../product.ts";

const ITEM = {
  ItemName: "Crutch",
  ItemDescription: "A pair",
  ItemCategoryID: 3,
  MRP: 900,
  Sales_Price: 700,
};

/** What a test does with the pictures of items of company 1, as the user of this cookie. */
export function itemPictures(product: Product, cookie: string) {
  return {
    /** Sends a new item with these files as its pictures. */
    save(bytes: Uint8Array[]): Promise<Answer> {
      const images = bytes.map((one) => new Blob([Uint8Array.from(one)], { type: "image/png" }));
      const body = formWith({ ...ITEM, images, RECNO: images.map((_, at) => at + 1) });
      return product.call({ method: "POST", path: "/api/insertupdateitem", body, cookie });
    },
    /** The pictures that the item has, as they are served. */
    async imagesOf(ItemID: number): Promise<Buffer[]> {
      const path = `/api/getitemimages?ItemID=${ItemID}`;
      const answer = await product.call({ method: "GET", path, cookie });
      expect(answer.status, answer.text).toBe(200);
      const { images } = answer.read<{ images: { imageBase64: string; RECNO: number }[] }>();
      return images.map(({ imageBase64 }) => Buffer.from(imageBase64, "base64"));
    },
    /** How many rows of company 1 a table has. */
    async count(table: "items" | "item_images"): Promise<number> {
      const [row] = (await product.db(table).where("company_id", 1).count({ rows: "*" })) as {
        rows: number;
      }[];
      return Number(row?.rows);
    },
  };
}
