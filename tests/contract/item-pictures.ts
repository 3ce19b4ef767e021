import { expect } from "vitest";
import { makeForm } from "../form.ts";
import type { Answer, Product } from "../product.ts";

const SAMPLE_ITEM = {
  ItemName: "Crutch",
  ItemDescription: "A pair",
  ItemCategoryID: 3,
  MRP: 900,
  Sales_Price: 700,
};

/** Actions on item pictures of company 1, as the user of this cookie. */
export function createItemPictures(product: Product, cookie: string) {
  return {
    /** Saves a new item with these files as its pictures. */
    save(bytes: Uint8Array[]): Promise<Answer> {
      const images = bytes.map((one) => new Blob([Uint8Array.from(one)], { type: "image/png" }));
      const body = makeForm({ ...SAMPLE_ITEM, images, RECNO: images.map((_, at) => at + 1) });
      return product.call({ method: "POST", path: "/api/insertupdateitem", body, cookie });
    },
    /** The item's pictures as the server returns them. */
    async imagesOf(ItemID: number): Promise<Buffer[]> {
      const path = `/api/getitemimages?ItemID=${ItemID}`;
      const answer = await product.call({ method: "GET", path, cookie });
      expect(answer.status, answer.text).toBe(200);
      const { images } = answer.read<{ images: { imageBase64: string; RECNO: number }[] }>();
      return images.map(({ imageBase64 }) => Buffer.from(imageBase64, "base64"));
    },
    /** Number of rows of company 1. */
    async count(table: "items" | "item_images"): Promise<number> {
      const [row] = (await product.db(table).where("company_id", 1).count({ rows: "*" })) as {
        rows: number;
      }[];
      return Number(row?.rows);
    },
  };
}
