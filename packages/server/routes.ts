import type { Routes } from "./contract/handler.ts";
import { handlers } from "./routes/generated/handlers.ts";

export const routes: Routes = handlers;
