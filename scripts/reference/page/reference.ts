import { copyButtons } from "./copy-buttons.ts";
import { showExampleTabs } from "./example-tabs.ts";
import { setUpMenuButton } from "./menu-button.ts";
import { openTarget } from "./open-target.ts";
import { search } from "./search.ts";
import { tryIt } from "./try-it.ts";

setUpMenuButton();
search();
showExampleTabs();
copyButtons();
tryIt();
openTarget();
for (const place of document.querySelectorAll("[data-origin]")) place.textContent = location.origin;
