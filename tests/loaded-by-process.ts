/**
 * What a server of the product loads that runs in a separate process. It is never called: the tests that start such a process import this
 * file, so that the graph of modules connects them with the product, and `npm test -- --changed` chooses them.
 */
const loadedByProcess = () =>
  Promise.all([import("../packages/server/main.ts"), import("../packages/server/vanbook-server.ts")]);
void loadedByProcess;
