/**
 * Exports the pages as files, so that the same small server can serve them. A Next server renders
 * the same pages.
 */
export default { output: "export", turbopack: { root: import.meta.dirname } };
