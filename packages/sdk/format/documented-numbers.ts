// Numbers of the user interface that the specification gives, with its sections (shell, masters,
// reports). Page sizes and default ranges of reports are in their definitions (packages/sdk/reports).
// packages/app/text/documented-numbers.test.ts compares all of them with the specification.

/** The label of the product's version (shell, section 9); packages have their own versions. */
export const PRODUCT_VERSION = "5.8.6";

/** How long a toast is shown, an error too (shell, section 9; masters, section 1). */
export const TOAST_SHOWN_MS = 3000;

/** How long a form's success banner is shown (shell, section 9). */
export const BANNER_SHOWN_MS = 2000;

/** How long the sign-in waits for the browser's place (shell, section 9). */
export const PLACE_LIMIT_MS = 5000;

/** How often the dashboard is read again (shell, section 9). */
export const DASHBOARD_REFRESH_MS = 180_000;

/** How often maps of locations are read again (shell, section 9). */
export const MAP_REFRESH_MS = 60_000;

/** The dashboard's invoices: rows a page, the first by default, and buttons of pages (shell, 9). */
export const INVOICE_PAGE_SIZES = [5, 10] as const;
export const INVOICE_PAGE_BUTTONS = 5;

/** The lists of companies and vehicles, and the preview of an import (shell, 9; masters, 2). */
export const SHORT_LIST_HEIGHT = "300px";

/** The list of routes (masters, section 2). */
export const ROUTE_LIST_HEIGHT = "100vh";

/** The table of the Stock Report (reports, section 2.8). */
export const STOCK_TABLE_HEIGHT = "calc(100dvh - 230px)";
