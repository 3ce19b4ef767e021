// One function for each sentence of the English catalogue: `say.fieldRequired({ field })`.
export * from "../generated/messages.ts";
export { messageOf, textOf } from "./message.ts";
export type { KeyedMessage, Message, Said } from "./message.ts";
