import type Koa from "koa";
import { createHttpApp, type HttpAppOptions } from "./http/http-app.ts";
import { routes as allRoutes } from "./routes.ts";

/** The server's HTTP application: the implemented operations (`routes.ts`) bound to the contract. */
export function createApp({
  routes = allRoutes,
  ...options
}: Omit<HttpAppOptions, "routes"> & { routes?: object }): Koa {
  return createHttpApp({ ...options, routes });
}
