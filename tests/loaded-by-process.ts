/**
 * The modules that a server in a separate process loads. It is never called. Tests that start such
 * a process import this file, so that the module graph connects them to the product and `npm test
 * -- --changed` selects them.
 */
const loadProcessFiles = () =>
  Promise.all([import("../packages/server/main.ts"), import("../packages/server/vanbook-server.ts")]);
void loadProcessFiles;
