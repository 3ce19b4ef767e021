/** The nine kinds of items that there are, by their documented numbers. */
export const itemCategories: readonly { value: number; label: string }[] = [
  "Default",
  "Medical Disposables",
  "Orthopedics Support",
  "Rehabilitation Products",
  "Oxygen Cylinders",
  "First Aid Products",
  "Surgical Equipments",
  "Medicine",
  "Medical Devices",
].map((label, at) => ({ value: at + 1, label }));
