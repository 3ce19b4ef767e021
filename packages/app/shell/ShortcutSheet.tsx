// A separate file, so that the list of keys is fetched when it is first opened.
export { ShortcutSheet } from "@vanbook/widgets";
