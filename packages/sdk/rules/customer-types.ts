/** The documented kinds of customers. */
export const customerTypes = [
  { value: 0, label: "Retail" },
  { value: 1, label: "Wholesale" },
  { value: 2, label: "Supermarket" },
  { value: 3, label: "Distributor" },
  { value: 4, label: "Other" },
] as const;
