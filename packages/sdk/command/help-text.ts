import { operationGuides } from "../generated/guide.ts";
import type { ArgumentSchema, OperationGuide } from "./guide-type.ts";
import { operationNames, listTypes } from "./operation-guide.ts";

export const usage = `Usage: vanbook OPERATION [NAME=VALUE …] [options]
       vanbook login | logout | profiles | operations | import | events | mcp | completion | help

Calls an operation of Vanbook's API:
  vanbook sales.report FromDate=2026-04-01 ToDate=2026-04-30 --csv -o april.csv
  vanbook customerLedger.report CustomerID=9 FYearID=1 FromDate=2026-04-01 ToDate=2026-04-30

Commands
  login                 signs in, makes a key for this machine and keeps it
  logout                forgets it
  profiles [NAME]       lists the ways in, or makes NAME the one that is used
  operations [TEXT]     lists the operations, or those with TEXT in name or summary
  help OPERATION        what an operation takes and gives
  import FILE           customers.xlsx, suppliers.xlsx or items.xlsx; of a file of another name
                        \`import items FILE\` (\`vanbook help import\`)
  events                what happened, one JSON object a line: --after ID, --types bill.posted,…,
                        --follow continues with new ones
  mcp                   serves the operations that read to an assistant (Model Context Protocol);
                        --operations A,B only these, --writes A,B also these, which change something
  completion SHELL      prints what completes names in bash or zsh

Output (a table on a terminal, JSON elsewhere)
  --json                the documented answer
  --table               a report's page as a table, with its totals
  --rows                a report's rows, all pages, one JSON object a line
  --csv                 a report as CSV, all rows
  --pdf, --excel        a report as the file that the app makes of it; a document (bills.read) as --pdf
  --watch [SECONDS]     again and again, every 30 s unless told otherwise, whenever something changed
  -o, --output FILE     into a file, which is whole or not there

Of a report
  --page N, --page-size N, --sort COLUMN (-COLUMN for descending), --search TEXT

Options
  --args FILE           arguments as JSON; - reads the input
  --idempotency-key KEY so that a write is done once however often it is sent
  --profile NAME        which way in (or VANBOOK_PROFILE)
  --url URL             where to sign in (login)
  --timeout SECONDS     30 unless told otherwise; files have no limit
  --yes                 deletes without asking
  --quiet               no progress
  --version

VANBOOK_URL and VANBOOK_API_KEY are used instead of a profile where both are set.
Ends with 0 when done, 1 refused, 2 wrong use, 3 not signed in or not allowed, 4 no answer: try again, 130 interrupted.
`;

const ROLE_NAMES: Readonly<Record<number, string>> = {
  1: "administrator",
  2: "salesman",
  3: "zone manager",
  4: "branch manager",
};

export function writeOperationHelp(id: string, guide: OperationGuide): string {
  const { summary, description, args, required = [], columns, totals = [], list } = guide;
  const names = Object.keys(args).toSorted(
    (a, b) => Number(required.includes(b)) - Number(required.includes(a)),
  );
  const widest = Math.max(0, ...names.map((name) => name.length));
  const lines = names.map((name) => {
    const schema = args[name] ?? {};
    const need = required.includes(name) ? " (required)" : "";
    const words = [typeText(schema) + need, schema.description?.split("\n")[0]].filter(Boolean).join(". ");
    return `  ${name.padEnd(widest)}  ${words}`;
  });
  return [
    `${id}: ${summary}`,
    ...(description ? ["", description] : []),
    "",
    `For: ${describeRoles(guide)}${guide.money ? ". Moves money: sent under an idempotency key." : ""}`,
    ...(list ? ["", "Takes a list, as JSON by --args."] : []),
    ...(lines.length > 0 ? ["", "Arguments", ...lines] : []),
    ...(columns ? ["", `Columns: ${Object.keys(columns).join(", ")}`] : []),
    ...(totals.length > 0 ? [`Totals: ${totals.join(", ")}`] : []),
    "",
  ].join("\n");
}

export function listOperations(text = ""): string {
  const searchText = text.toLowerCase();
  const getSummary = (id: string) => operationGuides[id]?.summary ?? "";
  const foundIds = operationNames.filter((id) =>
    `${id} ${getSummary(id)}`.toLowerCase().includes(searchText),
  );
  const widest = Math.max(0, ...foundIds.map((id) => id.length));
  return foundIds.map((id) => `${id.padEnd(widest)}  ${getSummary(id)}\n`).join("");
}

function describeRoles({ roles, noKey }: OperationGuide): string {
  const words = roles === "public" ? "everybody" : roles.map((role) => ROLE_NAMES[role] ?? role).join(", ");
  return noKey ? `${words}; not by an API key` : words;
}

function typeText(schema: ArgumentSchema): string {
  if (schema.enum) return schema.enum.map(String).join(" | ");
  if (schema.format === "date") return "YYYY-MM-DD";
  const types = listTypes(schema);
  const one = types.includes("string") ? "text" : (types[0] ?? "text");
  const usual = schema.default === undefined ? "" : `, ${JSON.stringify(schema.default)} unless given`;
  return `${one === "integer" ? "number" : one}${usual}`;
}
