import type { DocumentTable, LineTable } from "@vanbook/sdk/books";
import type { Tables } from "./tables.ts";

/** The tables of the documents that the stand-in posts. */
export type KnownDocumentTable = Extract<DocumentTable, keyof Tables>;
export type KnownLineTable = Extract<LineTable, keyof Tables>;
