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
