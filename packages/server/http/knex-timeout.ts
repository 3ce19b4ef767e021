import knex from "knex";

/** Knex's own error when no connection could be had in time; its ES module has no named export for it. */
export const { KnexTimeoutError } = knex;
