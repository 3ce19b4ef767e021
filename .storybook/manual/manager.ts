import { addons } from "storybook/manager-api";
import { create } from "storybook/theming";

const isDark = window.matchMedia("(prefers-color-scheme: dark)").matches;

// The frame around the pages, in Vanbook's colours (packages/widgets/theme/tokens.ts).
addons.setConfig({
  theme: create({
    base: isDark ? "dark" : "light",
    brandTitle: "Vanbook widgets",
    brandUrl: "./",
    brandTarget: "_self",
    colorPrimary: isDark ? "#2fa794" : "#0b6b5d",
    colorSecondary: isDark ? "#2fa794" : "#0b6b5d",
    appBg: isDark ? "#10151c" : "#f5f6f8",
    appContentBg: isDark ? "#171e27" : "#ffffff",
    appPreviewBg: isDark ? "#171e27" : "#ffffff",
    appBorderColor: isDark ? "#28313d" : "#e2e6ec",
    appBorderRadius: 6,
    barBg: isDark ? "#171e27" : "#ffffff",
    textColor: isDark ? "#e8ecf2" : "#17202e",
    barTextColor: isDark ? "#aeb8c6" : "#4d596b",
    barSelectedColor: isDark ? "#6cd3c2" : "#0a5f53",
    barHoverColor: isDark ? "#6cd3c2" : "#0a5f53",
  }),
  // No panel: each page has the controls next to the descriptions of the properties.
  layout: { showPanel: false },
  sidebar: { showRoots: true },
});
