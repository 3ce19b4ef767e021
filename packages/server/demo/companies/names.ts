import type { Random } from "../random.ts";

/** All different, with only letters, digits and spaces, as the account screen requires. */
export function makeCustomerNames(
  customers: readonly { type: number; place: string }[],
  random: Random,
): string[] {
  const usedNames = new Set<string>();
  return customers.map(({ type, place }) => {
    const kinds = SHOP_KINDS[type] ?? ["Medicals"];
    for (;;) {
      const name = `${random.pick(OWNER_NAMES)} ${random.pick(kinds)} ${place}`;
      if (usedNames.has(name)) continue;
      usedNames.add(name);
      return name;
    }
  });
}

const OWNER_NAMES = [
  "Sree Krishna",
  "Santhi",
  "Al Shifa",
  "St Marys",
  "Amrutha",
  "Lourdes",
  "Aswini",
  "Jeevan",
  "Karuna",
  "Matha",
  "Royal",
  "City",
  "New Kerala",
  "Thushara",
  "Bethel",
  "Lakshmi",
  "Noor",
  "Salim",
  "Grace",
  "Aravind",
  "Remya",
  "Holy Cross",
  "Unity",
  "Asha",
  "Sanjeevani",
  "Navajeevan",
  "Dhanwanthari",
  "Swasthya",
  "Carewell",
  "Pushpagiri Road",
];

const SHOP_KINDS: Readonly<Record<number, readonly string[]>> = {
  0: ["Medicals", "Medical Store", "Pharmacy", "Drug House"],
  1: ["Surgicals", "Medical Agencies", "Surgical Mart"],
  2: ["Hyper Medicals", "Health Mart"],
  3: ["Distributors", "Pharma Distributors"],
  4: ["Hospital", "Clinic", "Nursing Home", "Diagnostic Centre", "Palliative Care"],
};
