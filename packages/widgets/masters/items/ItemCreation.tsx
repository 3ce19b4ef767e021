import { defineMaster } from "../../master/define-master.tsx";
import { HsnInput } from "./HsnInput.tsx";
import { ItemImages } from "./ItemImages.tsx";
import { itemCreation } from "./item-creation.ts";

/**
 * Keeps the items with prices, taxes and units: its own, and the larger one in which its quantities may be typed; among them the services
 * and charges, such as freight, which are taxed and have no stock. A change of tax counts from the day that it is made, and so does one of a
 * price that has days.
 * @widget Masters
 */
export const ItemCreation = defineMaster(itemCreation, { inputs: { HSNCode: HsnInput, images: ItemImages } });
