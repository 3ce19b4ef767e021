/** A fixed seed makes the demo the same on every machine. */
export const DEMO_SEED = 2026;
