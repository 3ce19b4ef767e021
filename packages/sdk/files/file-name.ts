/** Name of an export with its extension. */
export function fileName(...[title, pattern, range, kind]: Parameters<typeof nameOf>): string {
  return withEnding(nameOf(title, pattern, range, kind), kind);
}

/** Name of an export without its extension: the definition's pattern, or the title and the dates. */
export function nameOf(
  title: string,
  pattern: FilePattern | undefined,
  range: { from: string; to: string } | undefined,
  kind: keyof typeof ENDINGS,
): string {
  const usual = `${title.replace(/[^\p{L}\p{M}\p{N}]+/gu, "")}${range ? "_{from}_to_{to}" : ""}`;
  const own = typeof pattern === "object" ? pattern[kind] : pattern;
  return (own ?? usual).replaceAll("{from}", range?.from ?? "").replaceAll("{to}", range?.to ?? "");
}

/** Name of the files without their extension, for all kinds or by kind; `{from}` and `{to}` become the dates. */
export type FilePattern = string | { excel?: string; pdf?: string; csv?: string };

/** A name with its extension, without characters that file systems refuse. */
export function withEnding(name: string, kind: keyof typeof ENDINGS): string {
  // Windows refuses these characters, control characters, and a dot or blank at the end of a name.
  // eslint-disable-next-line no-control-regex
  const allowed = name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, "-").replace(/^\.+|[. ]+$/g, "");
  return `${allowed.slice(0, 120) || "Report"}.${ENDINGS[kind]}`;
}

/** Media types of files. */
export const TYPES = {
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  csv: "text/csv;charset=utf-8",
} as const;

const ENDINGS = { excel: "xlsx", pdf: "pdf", csv: "csv" } as const;
