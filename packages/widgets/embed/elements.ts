import { allReports } from "./all-reports.ts";
import { defineElements } from "./define-elements.ts";

// For plain HTML pages: importing this script defines the elements. It is served from `elements/`,
// next to the files it loads.
defineElements({ reports: allReports, isolation: "shadow" });

export { createVanbook } from "./later-client.ts";
