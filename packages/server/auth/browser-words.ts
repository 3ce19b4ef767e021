/** The browser's name, from a User-Agent header; null for a program or an unknown browser. */
export function browserOf(userAgent: string | null): string | null {
  return named(BROWSERS, userAgent ?? "");
}

/** The operating system's name, from a User-Agent header; null if unknown. */
export function systemOf(userAgent: string | null): string | null {
  return named(SYSTEMS, userAgent ?? "");
}

/** `browserOf` as SQL, for a column. */
export function browserSql(column: string): string {
  return caseOf(BROWSERS, column);
}

/** `systemOf` as SQL, for a column. */
export function systemSql(column: string): string {
  return caseOf(SYSTEMS, column);
}

type Names = Readonly<Record<string, readonly string[]>>;

/** Parts of the User-Agent header by browser. The order matters: Edge, for example, also contains Chrome's name. */
const BROWSERS: Names = {
  Edge: ["Edg/", "EdgA/", "EdgiOS/"],
  Opera: ["OPR/"],
  "Samsung Internet": ["SamsungBrowser/"],
  Firefox: ["Firefox/", "FxiOS/"],
  Chrome: ["Chrome/", "CriOS/"],
  Safari: ["Safari/"],
};

const SYSTEMS: Names = {
  Android: ["Android"],
  iPhone: ["iPhone"],
  iPad: ["iPad"],
  Windows: ["Windows NT"],
  ChromeOS: ["CrOS"],
  Mac: ["Macintosh"],
  Linux: ["Linux"],
};

function named(names: Names, userAgent: string): string | null {
  const found = Object.entries(names).find(([, marks]) => marks.some((mark) => userAgent.includes(mark)));
  return found?.[0] ?? null;
}

function caseOf(names: Names, column: string): string {
  const cases = Object.entries(names).map(([name, marks]) => {
    const any = marks.map((mark) => `${column} LIKE '%${mark}%'`).join(" OR ");
    return `WHEN ${any} THEN '${name}'`;
  });
  return `CASE ${cases.join(" ")} END`;
}
