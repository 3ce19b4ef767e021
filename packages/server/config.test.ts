import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("the configuration error names every wrong variable at once", () => {
  const env = {
    DATABASE_URL: "postgres://x",
    PORT: "80a",
    VANBOOK_ORIGINS: "https://a.example/path",
    LOG_LEVEL: "loud",
  };
  expect(() => readConfig(env)).toThrow(/DATABASE_URL[^]*VANBOOK_ORIGINS[^]*PORT[^]*LOG_LEVEL/);
});

it("the configuration has safe defaults", () => {
  const config = readConfig({ DATABASE_URL: "mysql://root@localhost/vanbook" });
  expect(config).toMatchObject({ host: "127.0.0.1", demo: false, origins: [], proxies: 0 });
});

it("a database address can name several nodes, and each of them must be valid", () => {
  const databaseUrl = "mysql://van:p,w@a:3306,b,[::1]:3307/vanbook?ssl=true";
  expect(readConfig({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
  for (const wrong of ["a:3306,b:port", "a,", "a,b/vanbook?socketPath=/tmp/a.sock"]) {
    const address = `mysql://van@${wrong}`;
    expect(() => readConfig({ DATABASE_URL: address })).toThrow("DATABASE_URL names several nodes");
  }
  const both = { DATABASE_URL, ["DATABASE_READ_URL"]: "mysql://van@a,b/vanbook" };
  expect(() => readConfig(both)).toThrow("DATABASE_READ_URL must name one server");
});

const DATABASE_URL = "mysql://root@localhost/vanbook";
const WHATSAPP_SETTINGS = { WHATSAPP_TOKEN: "EAAG", WHATSAPP_PHONE_NUMBER_ID: "106540352242922" };

it("WhatsApp is used only when an account is configured", () => {
  expect(readConfig({ DATABASE_URL }).whatsapp).toBeNull();
  expect(readConfig({ DATABASE_URL, WHATSAPP_TOKEN: "", WHATSAPP_PHONE_NUMBER_ID: "" }).whatsapp).toBeNull();
  expect(readConfig({ DATABASE_URL, ...WHATSAPP_SETTINGS }).whatsapp).toEqual({
    token: "EAAG",
    phoneNumberId: "106540352242922",
    url: "https://graph.facebook.com",
    version: "v25.0",
    dailyLimit: 100,
  });
});

it.each([
  [{ WHATSAPP_TOKEN: "" }, "WHATSAPP_TOKEN must be set beside WHATSAPP_PHONE_NUMBER_ID"],
  [{ WHATSAPP_PHONE_NUMBER_ID: "" }, "WHATSAPP_PHONE_NUMBER_ID must be set beside WHATSAPP_TOKEN"],
  [{ WHATSAPP_TOKEN: "two words" }, "WHATSAPP_TOKEN must be visible ASCII"],
  [{ WHATSAPP_PHONE_NUMBER_ID: "../me" }, "WHATSAPP_PHONE_NUMBER_ID must be a row of digits"],
  [{ WHATSAPP_API_URL: "http://graph.facebook.com" }, "WHATSAPP_API_URL must be an https origin"],
  [{ WHATSAPP_API_URL: "http://127.0.0.1.evil.example" }, "WHATSAPP_API_URL must be an https origin"],
  [{ WHATSAPP_API_URL: "https://graph.facebook.com/v1" }, "WHATSAPP_API_URL must be an https origin"],
  [{ WHATSAPP_API_VERSION: "v23" }, "WHATSAPP_API_VERSION must be like v25.0"],
  [{ WHATSAPP_DAILY_LIMIT: "0" }, "WHATSAPP_DAILY_LIMIT must be a whole number from 1"],
])("the server does not start with %j", (changes, message) => {
  expect(() => readConfig({ DATABASE_URL, ...WHATSAPP_SETTINGS, ...changes })).toThrow(message);
});

const TILE_SETTINGS = {
  VANBOOK_MAP_TILES: "https://tiles.example/{z}/{x}/{y}.png?key={key}",
  VANBOOK_MAP_ATTRIBUTION: "© Tiles",
};

it("map tiles are used with their key when they are configured, and not by default", () => {
  expect(readConfig({ DATABASE_URL }).mapTiles).toBeNull();
  expect(readConfig({ DATABASE_URL, ...TILE_SETTINGS, VANBOOK_MAP_KEY: "a&b" }).mapTiles).toEqual({
    address: "https://tiles.example/{z}/{x}/{y}.png?key=a%26b",
    attribution: "© Tiles",
    origin: "https://tiles.example",
  });
});

it.each([
  [{ VANBOOK_MAP_TILES: "https://tiles.example/{z}/{x}.png" }, "VANBOOK_MAP_TILES must be"],
  [{ VANBOOK_MAP_TILES: "http://tiles.example/{z}/{x}/{y}.png" }, "VANBOOK_MAP_TILES must be"],
  [{ VANBOOK_MAP_TILES: "https://*; script-src *//{z}/{x}/{y}" }, "VANBOOK_MAP_TILES must be"],
  [{ VANBOOK_MAP_ATTRIBUTION: "" }, "VANBOOK_MAP_ATTRIBUTION must name"],
])("the server does not start with map tiles like %j", (changes, message) => {
  expect(() => readConfig({ DATABASE_URL, ...TILE_SETTINGS, ...changes })).toThrow(message);
});
