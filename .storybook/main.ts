import type { StorybookConfig } from "@storybook/react-vite";

// Test with production React, as users get it: development React takes twice as long to render.
const isTest = process.env["VITEST"] === "true";
const asShipped = { "process.env.NODE_ENV": '"production"' };

/**
 * Storybook of the widgets; its stories are also their tests (`npx vitest run --project stories`).
 */
const config: StorybookConfig = {
  framework: "@storybook/react-vite",
  stories: ["../packages/widgets/**/*.stories.tsx"],
  addons: ["@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    resolve: {
      ...vite.resolve,
      // Load packages from source, not from their last build.
      conditions: ["vanbook-source", "module", "browser", "development|production"],
    },
    // Pre-bundle dependencies before the first story; one found later would reload the page and
    // render a story twice.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: [
        "packages/widgets/**/*.stories.tsx",
        "packages/widgets/report/export/worker/export-worker.ts",
        "packages/sdk/testing/index.ts",
      ],
      ...(isTest && {
        include: [...(vite.optimizeDeps?.include ?? []), "react/jsx-runtime"],
        rolldownOptions: { transform: { define: asShipped } },
      }),
    },
    // In tests, React Aria renders every option of a virtual list unless this is set.
    define: { ...vite.define, "process.env.VIRT_ON": "true", ...(isTest && asShipped) },
    ...(isTest && { oxc: { jsx: { development: false } } }),
    worker: { ...vite.worker, format: "es" },
  }),
};

export default config;
