import { expect, test } from "vitest";
import { mayOpen } from "../menus.ts";
import { everyone } from "../roles.ts";
import { type ScreenPath, screens } from "../screens.ts";
import { behindFigures } from "./behind-figures.ts";

test.each(Object.entries(behindFigures))(
  "%s leads to a screen that its roles may open",
  (to, { path, roles }) => {
    expect(Object.keys(screens)).toContain(path);
    const may = everyone.filter((role) => mayOpen(path as ScreenPath, role));
    // A tab of the sales is for fewer than the screen.
    expect([...roles]).toEqual(to === "itemSales" ? may.filter((role) => role !== 2) : may);
  },
);
