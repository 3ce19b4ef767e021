export function makeFileName(...[title, pattern, range, kind]: Parameters<typeof makeExportName>): string {
  return withEnding(makeExportName(title, pattern, range, kind), kind);
}

/** Without an extension: the definition's pattern, or the title and the dates. */
export function makeExportName(
  title: string,
  pattern: FilePattern | undefined,
  range: { from: string; to: string } | undefined,
  kind: keyof typeof FILE_ENDINGS,
): string {
  const usual = `${title.replace(/[^\p{L}\p{M}\p{N}]+/gu, "")}${range ? "_{from}_to_{to}" : ""}`;
  const own = typeof pattern === "object" ? pattern[kind] : pattern;
  return (own ?? usual).replaceAll("{from}", range?.from ?? "").replaceAll("{to}", range?.to ?? "");
}

/**
 * Name of the files without their extension, for all kinds or by kind; `{from}` and `{to}` become
 * the dates.
 */
export type FilePattern = string | { excel?: string; pdf?: string; csv?: string };

/** Without characters that file systems refuse. */
export function withEnding(name: string, kind: keyof typeof FILE_ENDINGS): string {
  // Windows refuses these characters, control characters, and a dot or blank at the end of a name.
  // eslint-disable-next-line no-control-regex
  const allowedName = name.replace(/[\\/:*?"<>|\u0000-\u001f]+/g, "-").replace(/^\.+|[. ]+$/g, "");
  return `${allowedName.slice(0, 120) || "Report"}.${FILE_ENDINGS[kind]}`;
}

export const MEDIA_TYPES = {
  excel: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pdf: "application/pdf",
  csv: "text/csv;charset=utf-8",
} as const;

const FILE_ENDINGS = { excel: "xlsx", pdf: "pdf", csv: "csv" } as const;
