/** The page docs/roles.md. */
export function writeRolesDocument(
  operations: readonly {
    path: string;
    method: string;
    operationId: string;
    "x-roles": "public" | readonly number[];
    "x-scope": string;
  }[],
): string;
