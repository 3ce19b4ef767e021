import { isWhole, tried } from "../../whole.ts";
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
 * Those with the full battery: a plain one, which every run tries; one whose form has pictures and is sent in parts; one whose server pages and
 * posts.
 */
export const fullyTried = tried<MasterScreen>(
  [zoneScreen, itemScreen, receiptScreen],
  (one) => one === zoneScreen,
);

/** The others; in a short run one whose server pages and posts. */
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
