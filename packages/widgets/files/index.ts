export * from "../../sdk/files/node/index.ts";
