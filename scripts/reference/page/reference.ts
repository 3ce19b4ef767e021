// The scripts of a reference page: search, the menu on narrow screens, example languages, copying, and "Try it".
import { copyButtons } from "./copy-buttons.ts";
import { exampleTabs } from "./example-tabs.ts";
import { menuButton } from "./menu-button.ts";
import { openTarget } from "./open-target.ts";
import { search } from "./search.ts";
import { tryIt } from "./try-it.ts";

menuButton();
search();
exampleTabs();
copyButtons();
tryIt();
openTarget();
for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
