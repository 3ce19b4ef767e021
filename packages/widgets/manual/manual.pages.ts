// Storybook needs a file; this file represents the whole table of pages
// (.storybook/manual/pages-plugin.ts).
export {};
