import { bookFaults } from "../books/faults.ts";
import type { Fault } from "../faulty-build.ts";
import { masterFaults } from "../masters/faults.ts";
import { receiptFaults } from "../vouchers/faults.ts";
import { faultsOfReading, faultsOfSync, faultsOfTokens } from "../wall/faults.ts";
import { timedTests } from "./timed-tests.ts";

/**
 * What each of these proofs guards: files and folders below the repository's root. `npm test` runs a proof when the files are
 * not those that it was met over last (`proved.json`, which a proof that is met writes; commit it with the change).
 */
export const guards: Readonly<Record<string, readonly string[]>> = {
  "wall-faults": [
    ...planted(faultsOfReading),
    ...planted(faultsOfSync),
    ...planted(faultsOfTokens),
    "packages/server/auth",
    "tests/wall",
  ],
  "book-faults": [
    ...planted(bookFaults),
    "packages/server/books/posting",
    "packages/server/books/documents",
    "tests/books",
  ],
  "master-faults": [
    ...planted(masterFaults),
    "tests/masters/seeded-faults.prove.ts",
    "tests/masters/faults.ts",
  ],
  "receipt-faults": [...planted(receiptFaults), "tests/vouchers"],
  recipes: [
    "docs/adding-a-master.md",
    "docs/adding-a-report.md",
    "tests/recipe",
    "scripts/client-methods.mjs",
    "scripts/error-codes.mjs",
    "scripts/generate.mjs",
    "packages/app/screens.ts",
    "packages/app/screens-of.ts",
    "packages/server/routes.ts",
    "packages/server/master",
    "packages/server/report",
    "packages/widgets/master",
    "packages/widgets/report",
  ],
  guides: [
    "docs/command-line.md",
    "docs/events.md",
    "docs/guides",
    "docs/scripting.md",
    "docs/testing.md",
    "examples/who-owes.mjs",
    "examples/who-owes.test.mjs",
    "packages/sdk/command",
    "tests/guides",
  ],
  hosts: [
    "docs/embedding/quick-start.md",
    "examples/asked.mjs",
    "examples/host-server.mjs",
    "examples/next",
    "examples/plain",
    "examples/portal",
    "examples/react-18-webpack",
    "examples/react-19-vite",
    "examples/strict-policy",
    "examples/vue",
    "packages/sdk/package.json",
    "packages/sdk/tsup.config.ts",
    "packages/server/http/pages.ts",
    "packages/widgets/build/files-beside.ts",
    "packages/widgets/build/react-aria-in-shadow-roots.ts",
    "packages/widgets/package.json",
    "packages/widgets/provider/InBrowser.tsx",
    "packages/widgets/report/export/open-writer.ts",
    "packages/widgets/report/export/start-worker-elsewhere.ts",
    "packages/widgets/tsup.config.ts",
    "packages/widgets/tsup.elements.config.ts",
    "scripts/project/hosts.mjs",
    "scripts/project/pack.mjs",
    "tests/hosts",
  ],
  // Of the widgets themselves every story passes axe in every run.
  manual: [".storybook/manual", "packages/server/http/manual.ts", "packages/widgets/manual", "tests/manual"],
  runtimes: [
    "packages/sdk/auth.ts",
    "packages/sdk/call.ts",
    "packages/sdk/client.ts",
    "packages/sdk/package.json",
    "packages/sdk/random-key.ts",
    "packages/sdk/request-parts.ts",
    "packages/sdk/time-limit.ts",
    "packages/sdk/transport.ts",
    "packages/sdk/tsup.config.ts",
    "packages/sdk/webhooks.ts",
    "tests/runtimes",
  ],
  production: [
    "deploy/Dockerfile",
    "packages/server/http/log.ts",
    "packages/server/main.ts",
    "packages/server/metrics/start-metrics.ts",
    "packages/server/package.json",
    "packages/server/vanbook-server.ts",
    "scripts/production.mjs",
    "scripts/project/build.mjs",
    "tests/deploy",
  ],
  crash: [
    "tests/crash",
    "packages/server/db",
    "packages/server/main.ts",
    "packages/server/contract/idempotency.ts",
  ],
  timed: [
    "packages/sdk/transport.ts",
    "packages/server/contract",
    "packages/server/db",
    "packages/server/http",
    "packages/server/outbox/pdf-file.ts",
    "packages/widgets/table/group-index.ts",
    "openapi",
    "tests/promised.ts",
    "tests/timed",
    ...timedTests,
  ],
  webhooks: [
    "packages/sdk/webhooks.ts",
    "packages/server/events/order-events.ts",
    "packages/server/events/read-events.ts",
    "packages/server/events/write-events.ts",
    "packages/server/outbox/lanes.ts",
    "packages/server/outbox/leases.ts",
    "packages/server/webhooks/attempt.ts",
    "packages/server/webhooks/deliveries.ts",
    "packages/server/webhooks/endpoint-turn.ts",
    "packages/server/webhooks/endpoint.ts",
    "packages/server/webhooks/note-attempts.ts",
    "packages/server/webhooks/post-signed.ts",
    "packages/server/webhooks/sign.ts",
    "packages/server/webhooks/webhook-worker.ts",
    "tests/events/killable-receiver.ts",
    "tests/events/receiver-process.mjs",
    "tests/events/webhooks-killed.prove.ts",
  ],
};

/** The files that faults are planted in. */
function planted(faults: readonly Fault[]): string[] {
  return faults.map(({ file }) => `packages/server/${file}`);
}
