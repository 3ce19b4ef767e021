export function findBrowser(userAgent: string | null): string | null {
  return findName(BROWSER_NAMES, userAgent ?? "");
}

export function findSystem(userAgent: string | null): string | null {
  return findName(SYSTEMS, userAgent ?? "");
}

export function buildBrowserSql(column: string): string {
  return buildCaseSql(BROWSER_NAMES, column);
}

export function buildSystemSql(column: string): string {
  return buildCaseSql(SYSTEMS, column);
}

type Names = Readonly<Record<string, readonly string[]>>;

/** The order matters: Edge's User-Agent, for example, also contains Chrome's name. */
const BROWSER_NAMES: Names = {
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

function findName(names: Names, userAgent: string): string | null {
  const match = Object.entries(names).find(([, marks]) => marks.some((mark) => userAgent.includes(mark)));
  return match?.[0] ?? null;
}

function buildCaseSql(names: Names, column: string): string {
  const cases = Object.entries(names).map(([name, marks]) => {
    const any = marks.map((mark) => `${column} LIKE '%${mark}%'`).join(" OR ");
    return `WHEN ${any} THEN '${name}'`;
  });
  return `CASE ${cases.join(" ")} END`;
}
