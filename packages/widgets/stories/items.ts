import type { MasterServer, StoryRecord } from "./master-server.ts";

const AUDIT = {
  CompanyID: 1,
  CreatedBy: 1,
  CreatedDate: "2026-04-01T04:30:00.000Z",
  ModifiedBy: null,
  ModifiedDate: null,
  DeletedBy: null,
  DeletedDateAndTime: null,
  IsDeleted: 0,
  Version: 1,
};

/** Three items, one with a long name; the first has two images. */
export const itemServer: MasterServer = {
  master: {
    id: "ItemID",
    rows: [
      item(1, "Knee Cap", "Knee support, neoprene", 3, 499.5),
      item(2, "Gauze Roll 10 cm", "Absorbent, sterile", 2, 42),
      item(
        3,
        "Oxygen Concentrator 5 L with Humidifier Bottle, Nasal Cannula and Trolley",
        "5 L a minute",
        5,
        48_500,
      ),
    ],
    list: "/api/GetItem",
    create: "/api/insertupdateitem",
    update: "/api/insertupdateitem",
    remove: "/api/deleteitem",
    words: {
      created: "Item submitted successfully!",
      updated: "Item updated successfully!",
      deleted: "Item deleted successfully!",
    },
    shown: (sent) => ({ ...AUDIT, Tax: 5, ...Object.fromEntries(Object.entries(sent).map(read)) }),
  },
  answers: {
    "/api/v1/taxes": [
      { TaxID: 1, TaxName: "GST 0%", Tax: 0 },
      { TaxID: 2, TaxName: "GST 5%", Tax: 5 },
    ],
    "/api/v1/units": [
      { UnitID: 1, UnitName: "Nos", UQC: "NOS" },
      { UnitID: 2, UnitName: "Box", UQC: "BOX" },
    ],
    "/api/getitemimages": { success: true, images: [image(1), image(3)] },
  },
};

function item(
  ItemID: number,
  ItemName: string,
  ItemDescription: string,
  ItemCategoryID: number,
  MRP: number,
) {
  const prices = { MRP, Sales_Price: MRP / 2, WholeSalePrice: 0, BPprice: 0, SP: 0, DP: 0 };
  const kind = { ItemCategoryID, ItemType: "1", TaxID: 2, Tax: 5, UnitID: 1, HSNCode: "9021" };
  const looks = { itmsize: "10*8*2", itmcolr: "Beige", BatchId: null, BatchName: null };
  return { ItemID, ItemName, ItemDescription, ...prices, ...kind, ...looks, ...AUDIT };
}

/** A form sends texts; what reads as a number is one in the list. */
function read([field, value]: [string, unknown]): [string, unknown] {
  const isNumber =
    typeof value === "string" && value !== "" && field !== "HSNCode" && !Number.isNaN(Number(value));
  return [field, isNumber ? Number(value) : value];
}

/** One pixel in brown, as a JPEG would be sent. */
function image(RECNO: number): StoryRecord {
  return {
    RECNO,
    imageBase64:
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAIAAACQd1PeAAAADElEQVR4nGNoEBEBAAHNAIkrYmCcAAAAAElFTkSuQmCC",
  };
}
