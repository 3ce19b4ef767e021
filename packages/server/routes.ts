import type { Routes } from "./contract/handler.ts";
import { handlers } from "./routes/generated/handlers.ts";

/** The handlers of all operations. The compiler demands that each operation of the contract is here. */
export const routes: Routes = handlers;
