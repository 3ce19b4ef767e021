import { beforeAll, describe, expect, it } from "vitest";
import { expectProblem } from "../contract/expect-problem.ts";
import type { Answer, Product } from "../product.ts";
import type { Imported, Preview } from "./import-answers.ts";
import { ITEM_COLUMNS, makeSheetFile, type Cell } from "./sheet.ts";

/** Tests the sheets of items. They become items of company 1 of the product, which must be a demo. */
export function describeItemSheets(getProduct: () => Product): void {
  describe("a sheet of items", () => {
    let product: Product;
    let admin: string;
    let manager: string;

    beforeAll(async () => {
      product = getProduct();
      admin = await product.signIn(1, "meera");
      manager = await product.signIn(1, "biju");
    });

    const post = (path: string, body: unknown, cookie = admin, key?: string): Promise<Answer> =>
      product.call({
        method: "POST",
        path,
        body,
        cookie,
        ...(key && { headers: { "Idempotency-Key": key } }),
      });
    const callPreview = async (kind: string, rows: readonly (readonly Cell[])[]) =>
      (await post("/api/v1/imports/preview", { kind, file: makeSheetFile(rows) })).read<Preview>();

    it("makes items with the documented defaults, exact prices and each colour and size once", async () => {
      const read = await callPreview("item", [
        ITEM_COLUMNS,
        ["Knee Cap", "Elastic", "1,250.50", "Beige", "M", 999.9999],
        ["Knee Cap", "Elastic", 1250.5, "Beige", "L", null],
        ["knee cap", "Elastic", 1250.5, "beige", "m", null],
        ["", "no name", 1, null, null, null],
        ["Walker", null, "-12.34567", null, null, null],
      ]);
      expect(read.rows.map(({ Error }) => Error)).toEqual([
        null,
        null,
        "Row 4 names the same as row 2.",
        "Row 5 is missing required fields.",
        "Row 6: MRP must be at least 0.",
      ]);
      const rows = read.rows.map(({ Error: _, ...row }) => row);
      const answer = await post("/api/v1/imports/items", { ItemCategoryID: 3, rows }, admin, read.importKey);
      expect(answer.read<Imported>()).toMatchObject({ made: 2, refused: 3 });
      const keptItems = await product
        .db("items as i")
        .join("taxes as t", (on) => on.on("t.company_id", "i.company_id").andOn("t.id", "i.tax_id"))
        .where({ "i.company_id": 1, "i.name": "Knee Cap" })
        .orderBy("i.id")
        .select("i.size", "i.mrp", "i.ccp", "i.sp", "i.item_type", "i.category_id", "t.name as tax");
      const item = { mrp: "1250.5000", sp: "0.0000", item_type: 1, category_id: 3, tax: "GST 5%" };
      expect(keptItems).toEqual([
        { ...item, size: "M", ccp: "999.9999" },
        { ...item, size: "L", ccp: "0.0000" },
      ]);
    });

    it("is read with figures rounded to the decimals of their fields, and says which and from what", async () => {
      const headings = ["ItemName", "MRP", "SalePrice", "Larger Unit", "Quantity in Larger Unit"];
      const read = await callPreview("item", [
        headings,
        ["Stick", { t: "n", f: "110/1.05", v: 110 / 1.05 }, 12.5, null, null],
        ["Crutch", "1,234.56785", 99.99996, "Case", 12.0004],
        ["Wheel", "12.50000", 7, null, null],
      ]);
      expect(read.rows).toEqual([
        { Row: 2, Error: null, ItemName: "Stick", MRP: "104.7619", SalePrice: "12.5" },
        {
          ...{ Row: 3, Error: null, ItemName: "Crutch", MRP: "1234.5679", SalePrice: "100" },
          ...{ LargerUnit: "Case", PerLargerUnit: "12" },
        },
        { Row: 4, Error: null, ItemName: "Wheel", MRP: "12.5", SalePrice: "7" },
      ]);
      expect(read.rounded).toEqual([
        { Row: 2, column: "MRP", from: "104.761904761905", to: "104.7619" },
        { Row: 3, column: "MRP", from: "1234.56785", to: "1234.5679" },
        { Row: 3, column: "SalePrice", from: "99.99996", to: "100" },
        { Row: 3, column: "PerLargerUnit", from: "12.0004", to: "12" },
      ]);
      // A program may send rows that nobody has previewed.
      const rows = [{ Row: 7, ItemName: "Stick", MRP: "104.761904761905" }];
      const answer = await post("/api/v1/imports/items", { ItemCategoryID: 3, rows }, admin, "stick");
      expect(answer.read<Imported>()).toMatchObject({
        ...{ made: 1, refused: 0 },
        rounded: [{ Row: 7, column: "MRP", from: "104.761904761905", to: "104.7619" }],
      });
      const keptItem = await product.db("items").where({ company_id: 1, name: "Stick" }).first("mrp");
      expect(keptItem).toEqual({ mrp: "104.7619" });
    });

    it("has the unit, HSN code and tax of its row; an official unit code becomes a unit once", async () => {
      const headings = ["ItemName", "UQC", "HSN Code", "GST Rate", "Larger Unit", "Quantity in Larger Unit"];
      const read = await callPreview("item", [
        headings,
        ["House Wire", "mtr", "8544", "18%", "ROL", "90"],
        ["Switch Plate", "Nos", "8536", "GST 18", "Box", "20"],
        ["Cable Tie", "Bundle", "", "", "", ""],
        ["Ghee Jar", "KGS", "0405", "17", "", ""],
        ["Salt Sack", "KGS", "25", "", "", ""],
      ]);
      expect(read.rows.map(({ Error }) => Error)).toEqual([
        null,
        null,
        "Row 4: The company has no unit Bundle.",
        "Row 5: The company has no tax of 17 %.",
        "Row 6: HSN Code must be 4, 6 or 8 digits.",
      ]);
      const listUnits = () =>
        product.db("units").where({ company_id: 1 }).whereIn("name", ["MTR", "KGS", "ROL"]);
      expect(await listUnits()).toEqual([]);
      const rows = read.rows.map(({ Error: _, ...row }) => row);
      for (const at of [0, 1]) {
        const batch = rows.map((row) => ({ ...row, ItemName: `${String(row["ItemName"])} ${at}` }));
        const answer = await post(
          "/api/v1/imports/items",
          { ItemCategoryID: 3, rows: batch },
          admin,
          `wire-${at}`,
        );
        expect(answer.read<Imported>()).toMatchObject({ made: 2, refused: 3 });
      }
      expect(await listUnits()).toMatchObject([{ name: "MTR", uqc: "MTR" }]);
      const keptItems: unknown[] = await product
        .db("items as i")
        .join("taxes as t", (on) => on.on("t.company_id", "i.company_id").andOn("t.id", "i.tax_id"))
        .join("units as u", (on) => on.on("u.company_id", "i.company_id").andOn("u.id", "i.unit_id"))
        .join("units as l", (on) => on.on("l.company_id", "i.company_id").andOn("l.id", "i.larger_unit_id"))
        .where({ "i.company_id": 1 })
        .whereIn("i.name", ["House Wire 0", "Switch Plate 1"])
        .orderBy("i.id")
        .select("i.name", "i.hsn_code as hsn", "t.name as tax", "u.uqc", "l.name as larger");
      expect(keptItems).toEqual([
        { name: "House Wire 0", hsn: "8544", tax: "GST 18%", uqc: "MTR", larger: "Roll" },
        { name: "Switch Plate 1", hsn: "8536", tax: "GST 18%", uqc: "NOS", larger: "Box" },
      ]);
      const codes = await product.db("hsn_codes").where({ company_id: 1 }).whereIn("code", ["8544", "8536"]);
      expect(codes).toHaveLength(2);
    });

    it("can be imported only by an administrator", async () => {
      const body = { ItemCategoryID: 3, rows: [{ Row: 2, ItemName: "Crutch" }] };
      expectProblem(await post("/api/v1/imports/items", body, manager, "c"), 403, "ROLE_FORBIDDEN");
    });
  });
}
