// One function for each sentence of the English catalogue: `say.fieldRequired({ field })`.
export * from "../generated/messages.ts";
export { messageOf, textOf, type KeyedMessage, type Message, type Said } from "./message.ts";
