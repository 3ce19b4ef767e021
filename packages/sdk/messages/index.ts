// Each sentence of the English catalogue by a function of its own: `say.fieldRequired({ field })`.
export * from "../generated/messages.ts";
export { messageOf, textOf } from "./message.ts";
export type { KeyedMessage, Message, Said } from "./message.ts";
