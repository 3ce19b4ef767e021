export * from "../generated/messages.ts";
export { toMessage, toText, type KeyedMessage, type Message, type Said } from "./message.ts";
