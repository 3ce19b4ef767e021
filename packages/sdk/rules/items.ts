import type { FormRule } from "./rule.ts";

/**
 * An item's larger unit, such as a case: given together with its content, and different from the
 * item's own unit.
 */
export const largerUnitRules: readonly FormRule[] = [
  {
    together: ["LargerUnitID", "PerLargerUnit"],
    message: "A larger unit is given with what it holds, or neither is.",
  },
  { differ: ["UnitID", "LargerUnitID"], message: "The larger unit must be another than the item's own." },
];

/**
 * An existing item can't be saved without tax and unit, because the server would keep the former
 * ones; a new item gets the company's defaults. Also the rule for the HSN code of a service.
 */
export const itemRules: readonly FormRule[] = [
  { required: ["TaxID"], message: "An item has a tax. Please choose one.", unless: { ItemID: 0 } },
  { required: ["UnitID"], message: "An item has a unit. Please choose one.", unless: { ItemID: 0 } },
  {
    begins: ["HSNCode", "99"],
    message: "The HSN code of a service is its SAC, which begins with 99.",
    when: { IsService: true },
  },
  ...largerUnitRules,
];

/** The documented categories of items, in the order of their ids. */
export const itemCategories = [
  { value: 1, label: "Default" },
  { value: 2, label: "Medical Disposables" },
  { value: 3, label: "Orthopedics Support" },
  { value: 4, label: "Rehabilitation Products" },
  { value: 5, label: "Oxygen Cylinders" },
  { value: 6, label: "First Aid Products" },
  { value: 7, label: "Surgical Equipments" },
  { value: 8, label: "Medicine" },
  { value: 9, label: "Medical Devices" },
] as const;
