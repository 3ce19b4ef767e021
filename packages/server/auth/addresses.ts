import { BlockList, isIP } from "node:net";

export function isRange(text: string): boolean {
  return parseRange(text) !== undefined;
}

/** IPv4 written as IPv6 (`::ffff:203.0.113.7`) counts as IPv4. */
export function isAmong(address: string, ranges: readonly string[]): boolean {
  const family = detectFamily(address);
  if (!family) return false;
  const list = new BlockList();
  for (const range of ranges.flatMap((text) => parseRange(text) ?? []))
    list.addSubnet(range.net, range.bits, range.family);
  return list.check(address, family);
}

/**
 * What a caller has for itself: an IPv4 address, or the first 64 bits of an IPv6 address, whose
 * other 64 bits a machine chooses as it likes. Limits count this, not the address.
 */
export function toNetwork(address: string): string {
  const [plain = ""] = address.split("%");
  if (isIP(plain) !== 6) return address;
  // Written in one way: small letters, hexadecimal, the longest row of zeros left out.
  const [left = [], right] = new URL(`http://[${plain}]/`).hostname
    .slice(1, -1)
    .split("::")
    .map((half) => half.split(":").filter(Boolean));
  const zeros = right ? Array<string>(8 - left.length - right.length).fill("0") : [];
  const groups = [...left, ...zeros, ...(right ?? [])];
  const isIpv4 = groups.slice(0, 5).every((group) => group === "0") && groups[5] === "ffff";
  if (!isIpv4) return `${groups.slice(0, 4).join(":")}::/64`;
  const bytes = groups.slice(6).flatMap((group) => [parseInt(group, 16) >> 8, parseInt(group, 16) & 255]);
  return bytes.join(".");
}

function parseRange(text: string): { net: string; bits: number; family: Family } | undefined {
  const match = /^([^/]+?)(?:\/(\d{1,3}))?$/.exec(text);
  const [, net = "", prefix] = match ?? [];
  const family = detectFamily(net);
  if (!family) return undefined;
  const most = family === "ipv4" ? 32 : 128;
  const bits = prefix === undefined ? most : Number(prefix);
  return bits > most ? undefined : { net, bits, family };
}

/** Undefined for an address with a network interface (`fe80::1%eth0`) too. */
function detectFamily(address: string): Family | undefined {
  if (address.includes("%")) return undefined;
  return ([undefined, "ipv4", "ipv6"] as const)[isIP(address) === 4 ? 1 : isIP(address) === 6 ? 2 : 0];
}

type Family = "ipv4" | "ipv6";
