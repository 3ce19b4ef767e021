/** Pages as files, so that the same small server can serve them; a server of Next's draws them alike. */
export default { output: "export", turbopack: { root: import.meta.dirname } };
