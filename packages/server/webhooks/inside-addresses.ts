import { BlockList, isIPv4, isIPv6 } from "node:net";

/**
 * Whether an IP address is not on the public internet: this machine, a private network, cloud
 * metadata, documentation ranges.
 */
export function isInside(address: string): boolean {
  if (isIPv4(address)) return inside.check(address, "ipv4");
  // IPv6: only the range assigned for public use, without addresses that embed an IPv4 address.
  if (isIPv6(address)) return !global6.check(address, "ipv6") || inside.check(address, "ipv6");
  return true;
}

export function isLoopback(address: string): boolean {
  if (isIPv4(address)) return loopback.check(address, "ipv4");
  return isIPv6(address) && loopback.check(address, "ipv6");
}

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

const global6 = new BlockList();
global6.addSubnet("2000::", 3, "ipv6");

const inside = new BlockList();
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10], // carrier-grade NAT
  ["127.0.0.0", 8],
  ["169.254.0.0", 16], // link-local, including cloud metadata
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const)
  inside.addSubnet(network, prefix, "ipv4");
for (const [network, prefix] of [
  ["2001::", 23], // includes Teredo
  ["2001:db8::", 32],
  ["2002::", 16], // 6to4
  ["3fff::", 20],
] as const)
  inside.addSubnet(network, prefix, "ipv6");
