import { isWhole, pickTried } from "../../whole.ts";
import { accountScreen } from "./accounts.ts";
import { branchScreen } from "./branches.ts";
import { itemScreen } from "./items.ts";
import { macScreen } from "./macs.ts";
import type { MasterScreen } from "./master-screen.ts";
import { messageScreen } from "./messages.ts";
import { rateScreen } from "./rate-slabs.ts";
import { receiptScreen } from "./receipts.ts";
import { routeScreen } from "./routes.ts";
import { allocationScreen, seriesScreen } from "./series.ts";
import { taskScreen } from "./tasks.ts";
import { userCreationScreen, userMasterScreen } from "./users.ts";
import { vehicleScreen } from "./vehicles.ts";
import { zoneScreen } from "./zones.ts";

/**
 * Masters that get all tests: a plain one, which every run includes; one whose form has images and
 * is sent as multipart; one whose list the server pages and whose records are posted.
 */
export const fullyTried = pickTried<MasterScreen>(
  [zoneScreen, itemScreen, receiptScreen],
  (one) => one === zoneScreen,
);

/**
 * The other masters; in a short run only receipts, whose list the server pages and whose records
 * are posted.
 */
export const walkedThrough: readonly MasterScreen[] = isWhole
  ? [
      accountScreen,
      branchScreen,
      routeScreen,
      vehicleScreen,
      seriesScreen,
      allocationScreen,
      rateScreen,
      messageScreen,
      taskScreen,
      userCreationScreen,
      userMasterScreen,
      macScreen,
    ]
  : [receiptScreen];
