import type { StorybookConfig } from "@storybook/react-vite";

// Stories are tested with the React that users get: the one for developers takes half of their time to draw.
const isTest = process.env["VITEST"] === "true";
const asShipped = { "process.env.NODE_ENV": '"production"' };

/** Storybook of the widgets; its stories are also their tests (`npx vitest run --project stories`). */
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
      // Packages are shown as they are written, not as they were built last.
      conditions: ["vanbook-source", "module", "browser", "development|production"],
    },
    // Found before the first story is drawn, so that none is drawn twice.
    optimizeDeps: {
      ...vite.optimizeDeps,
      entries: [
        "packages/widgets/**/*.stories.tsx",
        "packages/widgets/report/export/worker/export-worker.ts",
      ],
      ...(isTest && {
        include: [...(vite.optimizeDeps?.include ?? []), "react/jsx-runtime"],
        rolldownOptions: { transform: { define: asShipped } },
      }),
    },
    // React Aria draws every option of a virtual list in tests unless this is set.
    define: { ...vite.define, "process.env.VIRT_ON": "true", ...(isTest && asShipped) },
    ...(isTest && { oxc: { jsx: { development: false } } }),
    worker: { ...vite.worker, format: "es" },
  }),
};

export default config;
