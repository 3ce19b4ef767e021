/** What an element takes of the SDK, in a piece of its own: a page that has loaded the SDK already keeps it where it is. */
export { createVanbook } from "@vanbook/sdk";
