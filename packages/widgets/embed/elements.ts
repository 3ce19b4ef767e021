import { allReports } from "./all-reports.ts";
import { defineElements } from "./define-elements.ts";

// For plain pages, with all that it needs inside: whoever imports it has the elements. It is served from `elements/`, beside what it names.
defineElements({ reports: allReports });

export { createVanbook } from "./later-client.ts";
