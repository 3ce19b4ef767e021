// Makes report and document files without a browser, for Node programs.
export * from "../../sdk/files/node/index.ts";
