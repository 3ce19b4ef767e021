import type { Routes } from "./contract/handler.ts";
import { handlers } from "./routes/generated/handlers.ts";

/** The handlers of all operations. The compiler requires a handler for each operation of the contract. */
export const routes: Routes = handlers;
