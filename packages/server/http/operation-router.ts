import Router, { type RouterContext, type RouterOptions } from "@koa/router";
import { problem } from "@vanbook/sdk/problem";
import type { BoundOperation } from "./bound-operation.ts";
import { safeDecode } from "./pages.ts";

/** Answers a request to an operation, whose path had these values. */
export type AnswerOperation = (
  ctx: RouterContext,
  operation: BoundOperation,
  path: Record<string, string>,
) => Promise<void>;

/**
 * Brings each request to its operation. A path that is no operation's is left to `next`; a method that its path does not take is
 * refused, with those that it takes in the header Allow.
 */
export function operationRouter(operations: readonly BoundOperation[], answer: AnswerOperation) {
  // A router tries its paths one after the other: one router a resource has few of them, one for all had 240.
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

/** A path up to its first parameter: `/api/v1/bills` of `/api/v1/bills/7/cancel`, all of `/api/getSaleReport`. */
function resourceOf(path: string): string {
  return path.split("/", 4).join("/");
}

const OPTIONS: RouterOptions = {
  sensitive: true,
  strict: true,
  // Of `/bills/batch` and `/bills/:id`, the first, whichever the contract names first.
  exclusive: "specificity",
  // A preflight of an origin that may not call is refused like any method that no path takes.
  methods: ["HEAD", "GET", "POST", "PUT", "PATCH", "DELETE"],
};
