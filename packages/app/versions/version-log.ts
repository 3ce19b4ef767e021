import { PRODUCT_VERSION } from "../../sdk/format/documented-numbers.ts";

export interface Version {
  version: string;
  features: readonly string[];
}

/**
 * Newest first. The spec names the first and the last version and the features between them, but no
 * dates, so the features are listed under that range of versions.
 */
export const versionLog: readonly Version[] = [
  { version: "5.8.06", features: [`The version that you are using, shown as ${PRODUCT_VERSION}`] },
  {
    version: "5.1.1 to 5.8.06",
    features: [
      "Dynamic dashboard",
      "Van sale summary",
      "Godown stock",
      "Balance stock",
      "Trial balance",
      "Debitors and creditors reports",
      "Employee location and trip maps",
      "User messages and tasks",
    ],
  },
  { version: "5.1.1", features: ["The first version in this log"] },
];
