// The page docs/roles.md: which roles may make which documented call, from the contract's `x-roles`.

const ROLE_NAMES = { 1: "administrator", 2: "salesman", 3: "zone manager", 4: "branch manager" };
const ROLE_IDS = Object.keys(ROLE_NAMES).map(Number);

const SCOPE_WORDS = {
  none: "",
  company: "the whole company",
  users: "the role's users",
  party: "the party",
};

export function writeRolesDocument(operations) {
  const documentedCalls = operations.filter(
    ({ path }) => path.startsWith("/api/") && !path.startsWith("/api/v1/"),
  );
  const mayCall = (operation, role) =>
    operation["x-roles"] === "public" || operation["x-roles"].includes(role);
  const lines = documentedCalls
    .toSorted((a, b) => (a.path.toLowerCase() < b.path.toLowerCase() ? -1 : 1))
    .map((operation) => {
      const marks = ROLE_IDS.map((role) => (mayCall(operation, role) ? "yes" : "–"));
      const scope = SCOPE_WORDS[operation["x-scope"]] ?? "";
      return `| ${operation.method.toUpperCase()} ${operation.path} | \`${operation.operationId}\` | ${marks.join(" | ")} | ${scope} |`;
    });
  const counts = ROLE_IDS.map(
    (role) => documentedCalls.filter((operation) => mayCall(operation, role)).length,
  );
  return `# What each role may call

The ${documentedCalls.length} documented calls, and the roles that may make them: \`npm run generate\` makes this page from the contract's \`x-roles\` and \`x-scope\`. A call that a role
may not make is 403 \`ROLE_FORBIDDEN\`. The last column says whose rows the call reads or changes; [books.md](books.md#roles) says which users are a role's. The
operations under \`/api/v1\` have their roles in the contract and at \`/docs/api\`.

| call | operation | ${ROLE_IDS.map((role) => `${role} ${ROLE_NAMES[role]}`).join(" | ")} | whose rows |
| --- | --- | --- | --- | --- | --- | --- |
${lines.join("\n")}
| **calls of ${documentedCalls.length}** | | ${counts.map((count) => `**${count}**`).join(" | ")} | |
`;
}
