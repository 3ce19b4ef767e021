/**
 * The addresses of the nodes that `mysql://user:password@a:3306,b:3306/name` names, one each, in their order. An address of one server is
 * its own.
 */
export function nodeUrls(url: string): string[] {
  const [, before = "", hosts = "", after = ""] = PARTS.exec(url) ?? [];
  return hosts.includes(",") ? hosts.split(",").map((host) => `${before}${host}${after}`) : [url];
}

/** Up to the last `@` before the name of the database; the hosts; the rest. */
const PARTS = /^([a-z]+:\/\/(?:[^/?#]*@)?)([^/?#]*)(.*)$/is;
