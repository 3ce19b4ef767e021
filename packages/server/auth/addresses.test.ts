import { expect, it } from "vitest";
import { isAmong, isRange, toNetwork } from "./addresses.ts";

it.each<[string, string, boolean]>([
  ["203.0.113.7", "203.0.113.7", true],
  ["203.0.113.8", "203.0.113.7", false],
  ["203.0.113.255", "203.0.113.0/24", true],
  ["203.0.114.0", "203.0.113.0/24", false],
  ["10.1.2.3", "10.0.0.0/8", true],
  ["198.51.100.1", "0.0.0.0/0", true],
  ["::ffff:203.0.113.7", "203.0.113.0/24", true],
  ["::ffff:203.0.114.7", "203.0.113.0/24", false],
  ["2001:db8::17", "2001:db8::/32", true],
  ["2001:db9::17", "2001:db8::/32", false],
  ["2001:DB8:0:0::1", "2001:db8::1", true],
  ["203.0.113.7", "2001:db8::/32", false],
  ["", "0.0.0.0/0", false],
  ["unknown", "::/0", false],
])("the address %s is in the range %s: %s", (address, range, isIn) => {
  expect(isAmong(address, [range])).toBe(isIn);
  expect(isAmong(address, ["192.0.2.1", range])).toBe(isIn);
});

it.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["::FFFF:cb00:7107", "203.0.113.7"],
  ["2001:db8:1:2::17", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002:ffff:1:2:3", "2001:db8:1:2::/64"],
  ["2001:db8:1:3::17", "2001:db8:1:3::/64"],
  ["2001:db8:1:2:0:ffff:cb00:7107", "2001:db8:1:2::/64"],
  ["2001:db8::1:2:3:4:5", "2001:db8:0:1::/64"],
  ["::1", "0:0:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["unknown", "unknown"],
  ["", ""],
])("the address %s is of the network %s", (address, network) => {
  expect(toNetwork(address)).toBe(network);
});

it.each([
  "",
  "203.0.113",
  "203.0.113.0/33",
  "203.0.113.0/",
  "203.0.113.0/-1",
  "::/129",
  "fe80::1%eth0",
  "localhost",
])("%j is neither an address nor a range", (text) => expect(isRange(text)).toBe(false));
