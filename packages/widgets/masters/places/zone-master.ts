import { ZoneInput } from "@vanbook/sdk/rules";
import { declareMaster } from "../../master/declare-master.ts";

/**
 * Keeps the zones that branches are grouped in. A zone manager sees the branches of that zone.
 * @widget Masters
 */
export const zoneMaster = declareMaster({
  operations: {
    list: "zones.list",
    create: "zones.create",
    update: "zones.update",
    remove: "zones.delete",
  },
  title: "Zone Master",
  record: {
    id: "ZoneId",
    name: "ZoneName",
    noun: "zone",
    question: { place: "dialog" },
    unique: {
      field: "ZoneName",
      message: "Zone Name already exists.",
      onSubmit: "Zone Name already exists. Please choose a different name.",
    },
  },
  rules: ZoneInput,
  fields: [
    { field: "ZoneName", isWide: true },
    { field: "Area", isWide: true },
    { field: "Country", usual: "India" },
    { field: "State" },
  ],
  list: {
    columns: [{ field: "ZoneName" }, { field: "Area" }, { field: "Country" }, { field: "State" }],
    search: ["ZoneName"],
  },
  words: {
    failedList: "Failed to fetch Zone",
    failedCreate: "Failed to submit Zone information. Please try again.",
    failedUpdate: "An error occurred while updating",
    failedDelete: "An error occurred while deleting",
  },
});
