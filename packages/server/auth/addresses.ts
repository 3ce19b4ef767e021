import { BlockList, isIP } from "node:net";

/** Whether a text is an IP address or a range in CIDR notation, such as `203.0.113.0/24` or `2001:db8::/32`. */
export function isRange(text: string): boolean {
  return rangeOf(text) !== undefined;
}

/**
 * Whether an address equals one of `ranges` or is inside one. IPv4 written as IPv6 (`::ffff:203.0.113.7`)
 * counts as IPv4.
 */
export function isAmong(address: string, ranges: readonly string[]): boolean {
  const family = familyOf(address);
  if (!family) return false;
  const list = new BlockList();
  for (const range of ranges.flatMap((text) => rangeOf(text) ?? []))
    list.addSubnet(range.net, range.bits, range.family);
  return list.check(address, family);
}

function rangeOf(text: string): { net: string; bits: number; family: Family } | undefined {
  const match = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(text);
  const [, net = "", prefix] = match ?? [];
  const family = familyOf(net);
  if (!family) return undefined;
  const most = family === "ipv4" ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  return bits > most ? undefined : { net, bits, family };
}

/** Undefined if the text is not an address, or contains a network interface (`fe80::1%eth0`). */
function familyOf(address: string): Family | undefined {
  if (address.includes("%")) return undefined;
  return ([undefined, "ipv4", "ipv6"] as const)[isIP(address) === 4 ? 1 : isIP(address) === 6 ? 2 : 0];
}

type Family = "ipv4" | "ipv6";
