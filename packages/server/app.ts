import type Koa from "koa";
import { createHttpApp, type HttpAppOptions } from "./http/http-app.ts";
import { routes as allRoutes } from "./routes.ts";

export function createApp({
  routes = allRoutes,
  ...options
}: Omit<HttpAppOptions, "routes"> & { routes?: object }): Koa {
  return createHttpApp({ ...options, routes });
}
