/** A separate chunk: pages that have loaded the SDK keep their copy. */
export { createVanbook } from "@vanbook/sdk";
