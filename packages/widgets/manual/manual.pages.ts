// Storybook looks for files; this one stands for the whole table of pages (.storybook/manual/pages-plugin.ts).
export {};
