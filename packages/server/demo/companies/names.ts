import type { Random } from "../random.ts";

/**
 * Names of customers by type and place, all different; only letters, digits and spaces, as the account screen
 * requires.
 */
export function customerNames(
  customers: readonly { type: number; place: string }[],
  random: Random,
): string[] {
  const taken = new Set<string>();
  return customers.map(({ type, place }) => {
    const kinds = KINDS[type] ?? ["Medicals"];
    for (;;) {
      const name = `${random.pick(OWNERS)} ${random.pick(kinds)} ${place}`;
      if (taken.has(name)) continue;
      taken.add(name);
      return name;
    }
  });
}

const OWNERS = [
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

const KINDS: Readonly<Record<number, readonly string[]>> = {
  0: ["Medicals", "Medical Store", "Pharmacy", "Drug House"],
  1: ["Surgicals", "Medical Agencies", "Surgical Mart"],
  2: ["Hyper Medicals", "Health Mart"],
  3: ["Distributors", "Pharma Distributors"],
  4: ["Hospital", "Clinic", "Nursing Home", "Diagnostic Centre", "Palliative Care"],
};
