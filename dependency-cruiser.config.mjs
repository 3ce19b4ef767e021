// The floors of server and widgets and the packages' order, checked by `npm run imports` (part of
// `npm test -- --whole`): an import goes down, never up and never round in a circle, types
// included. docs/architecture.md draws the same floors.

/**
 * From the ground up. A room imports rooms of lower floors, and rooms beside it only where
 * `ROOMS_BESIDE` says so.
 */
const SERVER_FLOORS = [
  ["db", "clock", "database-time", "config", "origin-entries", "channels", "asking-companies", "generated"],
  ["contract"],
  ["events"],
  ["auth"],
  ["report", "master"],
  ["books"],
  [
    "company",
    "dashboard",
    "documents",
    "field",
    "gst",
    "held",
    "imports",
    "masters",
    "outbox",
    "platform",
    "reports",
    "session",
    "team",
    "vouchers",
    "webhooks",
  ],
  ["operate", "metrics"],
  ["http"],
  ["stand-in"],
  ["routes"],
  ["app"],
  ["demo"],
  ["main"],
  ["vanbook-server"],
];

/** What a room uses of one beside it. */
const ROOMS_BESIDE = {
  // Code that watches statements hears of each.
  db: ["clock", "channels", "asking-companies"],
  channels: ["asking-companies"],
  clock: ["database-time"],
  // An address may name several nodes of a cluster; the allowed origins are entries.
  config: ["db", "origin-entries"],
  // Figures of the dashboard are sums of reports, its lists those of the masters.
  dashboard: ["reports", "team"],
  // Their papers name the company as its record has it: its logo, and the names of states by their
  // codes. What is open of a party's bills is what the report of open bills says. A bill's paper has
  // its e-invoice.
  documents: ["company", "gst", "masters", "reports"],
  // Trips, visits and trails are kept like documents: once, no matter who sends them or how often.
  // Photos are drawn again like a master's pictures.
  field: ["documents", "masters"],
  // HSN codes are described as the official list does. A missing purchase is held; what is open of a
  // bill is what the report of open bills says, and a reversal or a set-off of input tax is a journal.
  gst: ["documents", "held", "masters", "reports"],
  // A held document is posted by the operation of its kind, and listed with the words of the Day Book.
  held: ["documents", "reports"],
  // A workbook's rows are written as the forms write them.
  imports: ["documents", "masters"],
  // A new company gets its chart of accounts and its first year; its state is one of the list.
  masters: ["company"],
  platform: ["outbox", "webhooks"],
  // Who owes is reminded by a message.
  reports: ["outbox"],
  // A profile is a user's record, read by its owner; whether the companies are the demo's is said
  // beside their list.
  session: ["masters", "company"],
  // Deliveries are claimed, leased and tried again as messages are.
  webhooks: ["outbox"],
};

/** The floors of the widgets. */
const WIDGET_FLOORS = [
  ["react-18", "text", "theme"],
  ["provider"],
  ["parts"],
  ["table", "VanbookProvider"],
  ["form"],
  ["report", "master"],
  ["paper"],
  ["voucher"],
  ["dashboard", "field", "masters", "reports", "session", "team", "vouchers"],
  // Months are chosen as the targets' reports choose them.
  ["gst"],
  ["CorrectionForm", "master-forms"],
  ["embed", "files"],
  ["partners"],
  ["generated"],
  ["index"],
  // What only Storybook and the manual show.
  ["fixtures"],
  ["manual"],
];

/**
 * Lists that load a part when it is used. Every room may look a part up in them, because that loads
 * none of the others.
 */
const WIDGET_LISTS = [
  "generated/components",
  "generated/embed-components",
  "generated/more-reports",
  "generated/voucher-forms",
  "manual/manual-widget",
  // Draws a form of the list below.
  "CorrectionForm",
  "master-forms",
];

const SERVER_FOLDER = "^packages/server/";
/**
 * What widgets and server share beside the client: definitions of reports, papers, texts and the
 * writers of files.
 */
const SHARED_FOLDERS = "^packages/sdk/(files|format|paper|report|reports|text)/";
/** What a page is drawn with; the names of its packages begin so. */
const DRAWN_WITH = "(^|/node_modules/)(react|styled-components|@react-|@tanstack)";
const matchRooms = (folder) => (names) => `${folder}(${names.join("|")})(/|\\.tsx?$)`;

/**
 * One rule for each room: it imports rooms of lower floors, the rooms beside it that it names, and
 * lists.
 */
const makeFloorRules = (name, folder, floors, beside = {}, lists = []) =>
  floors.flatMap((rooms, floor) =>
    rooms.map((room) => ({
      name: `${name}/${room}`,
      comment: "An import goes down to a lower floor, or to a room beside that BESIDE names.",
      severity: "error",
      from: { path: matchRooms(folder)([room]) },
      to: {
        path: folder,
        pathNot: matchRooms(folder)([
          room,
          ...floors.slice(0, floor).flat(),
          ...(beside[room] ?? []),
          ...lists,
        ]),
      },
    })),
  );

export default {
  forbidden: [
    ...makeFloorRules("server", SERVER_FOLDER, SERVER_FLOORS, ROOMS_BESIDE),
    ...makeFloorRules("widgets", "^packages/widgets/", WIDGET_FLOORS, {}, WIDGET_LISTS),
    {
      name: "sdk-to-server",
      comment:
        "Nothing imports the server; the SDK's stand-in has its rules in it, by one room of the server (decision 35).",
      severity: "error",
      from: { path: "^packages/(sdk|widgets|app)/", pathNot: "^packages/sdk/testing/" },
      to: { path: SERVER_FOLDER },
    },
    {
      name: "stand-in-to-its-room",
      severity: "error",
      from: { path: "^packages/sdk/testing/" },
      to: { path: SERVER_FOLDER, pathNot: `${SERVER_FOLDER}stand-in/` },
    },
    {
      name: "pure-books",
      comment:
        "The books are pure functions: no database, server, page, package or module of Node is in them (decision 54).",
      severity: "error",
      from: { path: "^packages/sdk/(books/|problem\\.ts$)" },
      to: { pathNot: "^packages/sdk/(books/|problem\\.ts$|messages/|generated/message)" },
    },
    {
      name: "client-without-books",
      comment:
        "The books are a separate entry: hosts that only call the API load none of that code. Rules of forms name groups of accounts, read GSTINs and kinds of customers, and check the names of series; papers read the kind.",
      severity: "error",
      from: { path: "^packages/sdk/", pathNot: "^packages/sdk/(books/|gst/|problem\\.ts$|testing/)" },
      to: {
        path: "^packages/sdk/(books/|problem\\.ts$)",
        pathNot: "^packages/sdk/books/(account-groups|find-gstin|gst-kind|law/document-numbers)\\.ts$",
      },
    },
    {
      name: "pure-gst",
      comment:
        "GST returns are pure functions like the books: they use these, messages and how they write amounts, the rules of GSTINs and States, and the scan of JSON (decisions 68, 69).",
      severity: "error",
      from: { path: "^packages/sdk/gst/" },
      to: {
        pathNot:
          "^packages/sdk/(gst/|books/|messages/|generated/message|format/money\\.ts$|rules/(gstin|states)\\.ts$|scan-json\\.ts$)",
      },
    },
    {
      name: "client-without-gst",
      comment: "GST returns are a separate entry: hosts that only call the API load none of that code.",
      severity: "error",
      from: { path: "^packages/sdk/", pathNot: "^packages/sdk/(gst|testing)/" },
      to: { path: "^packages/sdk/gst/" },
    },
    {
      name: "posting-without-documents",
      comment: "Documents are posted by `posting`, which does not know the documents.",
      severity: "error",
      from: { path: `${SERVER_FOLDER}books/posting/` },
      to: { path: `${SERVER_FOLDER}books/documents/` },
    },
    {
      name: "server-to-widgets",
      comment: "The server makes files by the definitions and writers below the widgets (decision 29).",
      severity: "error",
      from: { path: SERVER_FOLDER },
      to: { path: "^packages/(widgets|app)/" },
    },
    {
      name: "definitions-of-reports",
      comment:
        "Reports, their texts and the writers of files are below both widgets and server: they know neither, nor React, nor what a page is drawn with.",
      severity: "error",
      from: { path: SHARED_FOLDERS },
      to: { path: `^packages/(widgets|server|app)/|${DRAWN_WITH}` },
    },
    {
      name: "definitions-of-masters-and-vouchers",
      comment: "A declared master or voucher needs no React; its component takes what does.",
      severity: "error",
      from: {
        path: "^packages/widgets/(masters|team|vouchers|partners/[a-z]+(-key)?-master)",
        pathNot: "/[A-Z][^/]+$|/use-",
      },
      to: { path: `${DRAWN_WITH}|\\.tsx$` },
    },
    {
      name: "sdk-without-writers",
      comment:
        "Only the widgets' package and the server have files to write: the SDK's own entries stay small.",
      severity: "error",
      from: {
        path: "^packages/sdk/",
        pathNot: `${SHARED_FOLDERS}|^packages/sdk/(generated|gst)/|\\.config\\.ts$`,
      },
      to: { path: SHARED_FOLDERS },
    },
    {
      name: "no-circle",
      comment: "Types that two files need are in a separate file.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.base.json" },
    doNotFollow: { path: "node_modules" },
    exclude: {
      path: "^packages/\\w+/dist/|(^|/)\\.faults/|\\.(test|test-d|stories|types)\\.tsx?$|(books|gst|db)/testing/",
    },
    enhancedResolveOptions: { conditionNames: ["vanbook-source", "import", "module", "default"] },
  },
};
