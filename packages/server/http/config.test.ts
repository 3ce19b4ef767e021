import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("names every variable that is wrong at once", () => {
  const env = {
    DATABASE_URL: "postgres://x",
    PORT: "80a",
    VANBOOK_ORIGINS: "https://a.example/path",
    LOG_LEVEL: "loud",
  };
  expect(() => readConfig(env)).toThrow(/DATABASE_URL[^]*VANBOOK_ORIGINS[^]*PORT[^]*LOG_LEVEL/);
});

it("has safe defaults", () => {
  const config = readConfig({ DATABASE_URL: "mysql://root@localhost/vanbook" });
  expect(config).toMatchObject({ host: "127.0.0.1", demo: false, origins: [], proxies: 0 });
});
