import Router, { type RouterContext, type RouterOptions } from "@koa/router";
import { problem } from "@vanbook/sdk/problem";
import type { BoundOperation } from "./bound-operation.ts";
import { safeDecode } from "./pages.ts";

/** Answers a request to an operation, with the parameters of its path. */
export type AnswerOperation = (
  ctx: RouterContext,
  operation: BoundOperation,
  path: Record<string, string>,
) => Promise<void>;

/**
 * Routes each request to its operation. Unknown paths go to `next`; a method that the path doesn't support
 * is refused, with the supported ones in the Allow header.
 */
export function operationRouter(operations: readonly BoundOperation[], answer: AnswerOperation) {
  // A router tries its paths in sequence, so there is one router per resource: a single router would have
  // 240 paths.
  const routers = new Map<string, Router>();
  for (const operation of operations) {
    const resource = resourceOf(operation.path);
    const router = routers.get(resource) ?? new Router(OPTIONS);
    routers.set(resource, router);
    router.register(operation.path.replaceAll(/\{(\w+)\}/g, ":$1"), [operation.method], (ctx) =>
      answer(ctx, operation, ctx.params),
    );
  }
  const resources = new Map(
    [...routers].map(([resource, router]) => [
      resource,
      { route: router.routes(), refuseMethod: router.allowedMethods() },
    ]),
  );

  return async (ctx: RouterContext, next: () => Promise<unknown>): Promise<unknown> => {
    const resource = resources.get(resourceOf(ctx.path));
    if (!resource || safeDecode(ctx.path) === null) return next();
    return resource.route(ctx, async () => {
      if (!ctx.matched?.length) return next();
      await resource.refuseMethod(ctx, () => Promise.resolve());
      throw problem("METHOD_NOT_ALLOWED");
    });
  };
}

/**
 * A path up to its first parameter: `/api/v1/bills` for `/api/v1/bills/7/cancel`, the whole path for
 * `/api/getSaleReport`.
 */
function resourceOf(path: string): string {
  return path.split("/", 4).join("/");
}

const OPTIONS: RouterOptions = {
  sensitive: true,
  strict: true,
  // `/bills/batch` has priority over `/bills/:id`, in any order in the contract.
  exclusive: "specificity",
  // Without OPTIONS: a preflight of an origin that may not call is refused like any unsupported method.
  methods: ["HEAD", "GET", "POST", "PUT", "PATCH", "DELETE"],
};
