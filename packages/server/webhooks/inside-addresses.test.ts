import { expect, it } from "vitest";
import { isInside, isLoopback } from "./inside-addresses.ts";
import { createCheckedLookup, checkUrl } from "./post-to-endpoint.ts";

const INSIDE_ADDRESSES = [
  "0.0.0.0",
  "10.0.0.1",
  "10.255.255.255",
  "100.64.0.1",
  "100.127.255.255",
  "127.0.0.1",
  "127.255.0.3",
  "169.254.169.254",
  "172.16.0.1",
  "172.31.255.255",
  "192.0.0.1",
  "192.0.2.7",
  "192.88.99.1",
  "192.168.1.1",
  "198.18.0.1",
  "198.19.255.255",
  "198.51.100.9",
  "203.0.113.4",
  "224.0.0.1",
  "239.1.1.1",
  "240.0.0.1",
  "255.255.255.255",
  "::",
  "::1",
  "::ffff:10.0.0.1",
  "::ffff:8.8.8.8",
  "::127.0.0.1",
  "64:ff9b::a00:1",
  "100::1",
  "fc00::1",
  "fd12:3456:789a::1",
  "fe80::1",
  "fec0::1",
  "ff02::1",
  "2001:0:53aa::1",
  "2001:db8::1",
  "2002:a00:1::1",
  "3fff::1",
  "no address",
  "",
];
const OUTSIDE_ADDRESSES = [
  "1.1.1.1",
  "8.8.8.8",
  "100.63.255.255",
  "100.128.0.1",
  "172.15.255.255",
  "172.32.0.1",
  "192.167.255.255",
  "198.20.0.1",
  "223.255.255.254",
  "2606:4700:4700::1111",
  "2a00:1450:4001:81b::200e",
];

it.each(INSIDE_ADDRESSES)("the address %s counts as internal", (address) =>
  expect(isInside(address)).toBe(true),
);
it.each(OUTSIDE_ADDRESSES)("the address %s counts as public", (address) =>
  expect(isInside(address)).toBe(false),
);

it("this machine's own addresses are recognised", () => {
  expect(["127.0.0.1", "127.9.9.9", "::1"].every(isLoopback)).toBe(true);
  expect(["10.0.0.1", "169.254.169.254", "8.8.8.8"].some(isLoopback)).toBe(false);
});

it.each([
  "http://partner.example/hook",
  "https://user:secret@partner.example/hook",
  "https://127.0.0.1/hook",
  "https://localhost/hook",
  "https://2130706433/hook", // 127.0.0.1 as one number
  "https://0x7f.1/hook",
  "https://0177.0.0.1/hook",
  "https://[::1]/hook",
  "https://[::ffff:169.254.169.254]/hook",
  "https://169.254.169.254/latest/meta-data",
  "https://192.168.0.10:8443/hook",
  "ftp://partner.example/hook",
])("a webhook is not sent to %s", (url) => {
  expect(() => checkUrl(new URL(url), false)).toThrow("address");
});

it("a webhook can be sent to this machine if that is allowed, and to no other internal address", () => {
  for (const url of ["http://127.0.0.1:8080/hook", "http://localhost/hook", "https://[::1]/hook"])
    expect(() => checkUrl(new URL(url), true)).not.toThrow();
  for (const url of ["http://10.0.0.1/hook", "https://169.254.169.254/", "http://partner.example/hook"])
    expect(() => checkUrl(new URL(url), true)).toThrow("address");
});

const lookUpAddresses = (addresses: readonly string[], isLocalAllowed = false, all = true) => {
  const resolve: Parameters<typeof createCheckedLookup>[1] = (_name, _options, callback) =>
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 })),
    );
  return new Promise((settle) => {
    createCheckedLookup(isLocalAllowed, resolve)("partner.example", { all }, (error, result) => {
      settle(error ? "refused" : result);
    });
  });
};

it("a webhook connects to the addresses that were checked, and to none if one of them is internal", async () => {
  expect(await lookUpAddresses(["8.8.8.8", "2606:4700::1"])).toEqual([
    { address: "8.8.8.8", family: 4 },
    { address: "2606:4700::1", family: 6 },
  ]);
  expect(await lookUpAddresses(["8.8.8.8"], false, false)).toBe("8.8.8.8");
  for (const inside of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "fd00::1", "::ffff:10.0.0.1"]) {
    expect(await lookUpAddresses([inside])).toBe("refused");
    expect(await lookUpAddresses(["8.8.8.8", inside])).toBe("refused");
    expect(await lookUpAddresses([inside], false, false)).toBe("refused");
  }
  expect(await lookUpAddresses([])).toBe("refused");
  expect(await lookUpAddresses(["127.0.0.1"], true)).toEqual([{ address: "127.0.0.1", family: 4 }]);
  expect(await lookUpAddresses(["10.0.0.1"], true)).toBe("refused");
});
