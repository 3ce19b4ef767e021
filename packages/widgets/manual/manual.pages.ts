// Storybook needs a file; this one represents the whole table of pages (.storybook/manual/pages-plugin.ts).
export {};
