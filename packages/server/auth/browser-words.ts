/** The browser that a User-Agent header names, in a word; null for a program or one that is not known. */
export function browserOf(userAgent: string | null): string | null {
  return named(BROWSERS, userAgent ?? "");
}

/** The system that it runs on. */
export function systemOf(userAgent: string | null): string | null {
  return named(SYSTEMS, userAgent ?? "");
}

/** The same as SQL, of a column. */
export function browserSql(column: string): string {
  return caseOf(BROWSERS, column);
}

/** The same as SQL, of a column. */
export function systemSql(column: string): string {
  return caseOf(SYSTEMS, column);
}

type Names = Readonly<Record<string, readonly string[]>>;

/** What each one's header contains. Those that call themselves others' names as well come before those. */
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
