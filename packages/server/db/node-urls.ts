/**
 * One URL for each node named in `mysql://user:password@a:3306,b:3306/name`, in the same order. A
 * URL with one host is returned unchanged.
 */
export function splitNodeUrls(url: string): string[] {
  const [, before = "", hosts = "", after = ""] = URL_PARTS.exec(url) ?? [];
  return hosts.includes(",") ? hosts.split(",").map((host) => `${before}${host}${after}`) : [url];
}

/** Groups: everything up to the last `@` before the database name; the hosts; the rest. */
const URL_PARTS = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is;
