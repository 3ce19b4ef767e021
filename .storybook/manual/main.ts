import type { StorybookConfig } from "@storybook/react-vite";
import { createGuidePlugin } from "./guide-plugin.ts";
import { listManualPages, createPagesPlugin } from "./pages-plugin.ts";
import { createTypesPlugin } from "./types-plugin.ts";

/**
 * The widgets' manual (`npm run manual`): the guides of docs/, and a page for every public widget,
 * generated from a table.
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../../packages/widgets/manual/manual.pages.ts"],
  experimental_indexers: (usual) => [
    { test: /\.pages\.ts$/, createIndex: listManualPages },
    ...(usual ?? []),
  ],
  staticDirs: ["../../packages/app/public"],
  previewHead: (head) => `${head}<link rel="icon" type="image/svg+xml" href="./favicon.svg" />`,
  managerHead: (head) => `${head}<title>Vanbook widgets</title>`,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: {
    backgrounds: false,
    measure: false,
    outline: false,
    interactions: false,
    menuOnboardingChecklist: false,
    sidebarOnboardingChecklist: false,
  },
  // Storybook's own docgen plugin only handles function components; `createTypesPlugin` reads the
  // types of every kind of component.
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), createPagesPlugin(), createGuidePlugin(), createTypesPlugin()],
    resolve: {
      ...vite.resolve,
      conditions: ["vanbook-source", "module", "browser", "development|production"],
      // jsPDF loads these to draw HTML and SVG, which the manual doesn't need.
      alias: {
        ...(vite.resolve?.alias as Record<string, string> | undefined),
        ...Object.fromEntries(["html2canvas", "canvg", "dompurify"].map((name) => [name, ABSENT_MODULE])),
      },
    },
    build: { ...vite.build, assetsInlineLimit: 0, sourcemap: false },
    worker: { ...vite.worker, format: "es" },
  }),
};

const ABSENT_MODULE = "data:text/javascript,export default undefined";

export default config;
