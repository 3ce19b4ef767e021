import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { createFieldServer } from "../fixtures/field-server.ts";
import { TripHead } from "./TripHead.tsx";
import { TripInfo } from "./TripInfo.tsx";
import { TripMap } from "./TripMap.tsx";

const visits = [
  { SLNo: 1, AccountName: "Amala Medicals", Address: "Adoor", CustLatitude: 9.15, CustLongitude: 76.73 },
  { SLNo: 2, AccountName: "<b>City</b> Clinic", Address: null, CustLatitude: 9.2, CustLongitude: 76.7 },
  { SLNo: 3, AccountName: "Nowhere Stores", Address: "Ranni", CustLatitude: null, CustLongitude: null },
].map((visit) => ({ ...visit, EmpLatitude: null, EmpLongitude: null }));
/** A one-pixel picture. */
const SAMPLE_PHOTO =
  "/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAAAAD/2gAIAQEAAD8AN//Z";
const trip = {
  StartingKm: 48211.5,
  EndingKm: 48301,
  StartingDate: "2026-11-21T08:20:00.000Z",
  EndingDate: "2026-11-21T17:45:00.000Z",
  StartingPic: SAMPLE_PHOTO,
  EndingPic: null,
};
const answers = {
  "trips.counts": [{ TotalVisit: 12, PlaceOrder: 4, NewCustomers: 1 }],
  "trips.odometer": [trip],
  "trips.map": visits,
};

const meta: Meta<typeof TripInfo> = {
  title: "Field/Trip",
  tags: ["whole"],
  component: TripInfo,
  args: { heading: 1 },
  parameters: { server: createFieldServer({ answers }), query: "UserId=2" },
};
export default meta;
type Story = StoryObj<typeof TripInfo>;

export const Default: Story = {
  tags: ["!whole"],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("12")).toBeVisible();
    await expect(canvas.getByText("Place Order").parentElement).toHaveTextContent("Place Order4");
    await expect(canvas.getByText("New Customers").parentElement).toHaveTextContent("New Customers1");
    await expect(await canvas.findByText("48,211.5 km")).toBeVisible();
    await expect(canvas.getByText("21-11-2026 08:20")).toBeVisible();
    await expect(canvas.getByRole("img", { name: "Starting Odometer: photo of 48,211.5 km" })).toBeVisible();
    await expect(canvas.getByText("No photo")).toBeVisible();
  },
};

const requestSpy = fn();

/** Nothing is requested before an employee is chosen. */
export const NobodyChosen: Story = {
  parameters: { server: createFieldServer({ answers, onRequest: requestSpy }), query: "" },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Please select an employee.")).toBeVisible();
    await expect(requestSpy).not.toHaveBeenCalledWith("/api/TripCount", expect.anything());
    await userEvent.click(canvas.getByRole("combobox", { name: /Employee/ }));
    await userEvent.click(await screen.findByRole("option", { name: "Anil Kumar" }));
    await expect(await canvas.findByText("12")).toBeVisible();
    await expect(requestSpy).toHaveBeenCalledWith("/api/TripCount", { UserID: "2", Date: "2026-11-21" });
  },
};

export const Running: Story = {
  parameters: {
    server: createFieldServer({
      answers: { ...answers, "trips.odometer": [{ ...trip, EndingKm: null, EndingDate: null }] },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("The trip is under way.")).toBeVisible();
  },
};

export const NoTrip: Story = {
  tags: ["!whole"],
  parameters: { server: createFieldServer({ answers: { ...answers, "trips.odometer": [] } }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No trip on this day")).toBeVisible();
  },
};

export const Failing: Story = {
  parameters: { server: createFieldServer({ answers, failing: ["trips.counts"] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("Failed to fetch the trip. Please try again.")).toBeVisible();
    await expect(await canvas.findByText("48,211.5 km")).toBeVisible();
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("12")).toBeVisible();
  },
};

/** Both calls fail: the error is shown once, and Retry repeats both. */
export const FailingWhole: Story = {
  parameters: { server: createFieldServer({ answers, failing: ["trips.counts", "trips.odometer"] }) },
  play: async ({ canvas }) => {
    await canvas.findByText("Failed to fetch the trip. Please try again.");
    await waitFor(() => expect(canvas.getAllByRole("alert")).toHaveLength(1));
    await userEvent.click(canvas.getByRole("button", { name: "Retry" }));
    await expect(await canvas.findByText("12")).toBeVisible();
    await expect(await canvas.findByText("48,211.5 km")).toBeVisible();
  },
};

export const PhoneInTheDark: Story = {
  parameters: { scheme: "dark" },
  globals: { viewport: { value: "phone" } },
};
/** Two of the three visits have a location; names are shown as text. */
export const Map: Story = {
  render: (args) => <TripMap {...args} />,
  parameters: { widget: "trips.map" },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole("application", { name: "Map of the trip" });
    await waitFor(() => expect(map.dataset["points"]).toBe("2"));
    await expect([map.dataset["zoom"], map.dataset["centre"]]).toEqual(["6.5", "10.000,76.500"]);
    await userEvent.click(await canvas.findByText("<b>City</b> Clinic"));
    await waitFor(() =>
      expect(map.querySelector(".vb-map-popup strong")?.textContent).toBe("2. <b>City</b> Clinic"),
    );
  },
};

/** A tile service draws the map, if the installation has one. */
export const MapOfTiles: Story = {
  render: (args) => <TripMap {...args} />,
  parameters: {
    server: createFieldServer({
      answers: {
        ...answers,
        "maps.tiles": {
          tiles: { address: `data:image/jpeg;base64,${SAMPLE_PHOTO}#{z}/{x}/{y}`, attribution: "© Tiles" },
        },
      },
    }),
    widget: "trips.map",
  },
  play: async ({ canvas }) => {
    const map = await canvas.findByRole("application", { name: "Map of the trip" });
    await waitFor(() => expect(map.querySelectorAll("img.leaflet-tile-loaded").length).toBeGreaterThan(3));
    await expect(map.querySelector("img")).toHaveAttribute("src", expect.stringMatching(/#[67]\/\d+\/\d+$/));
    await expect(canvas.getByText("© Tiles")).toBeVisible();
  },
};

/** The employee whose trip it is: name and role. */
export const Head: Story = {
  render: () => <TripHead UserId={2} />,
  parameters: {
    server: createFieldServer({
      answers: { "profile.get": ({ UserId }) => [{ UserId, Name: "Anil Kumar", RoleName: "Salesman" }] },
    }),
    widget: "profile.get",
  },
  play: async ({ canvas }) => {
    const name = await canvas.findByText("Anil Kumar");
    await expect(name.parentElement).toHaveTextContent(/^Anil Kumar Salesman$/);
  },
};

export const MapWithoutVisits: Story = {
  render: (args) => <TripMap {...args} />,
  parameters: {
    server: createFieldServer({ answers: { ...answers, "trips.map": [] } }),
    widget: "trips.map",
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText("No visits on this day")).toBeVisible();
  },
};
