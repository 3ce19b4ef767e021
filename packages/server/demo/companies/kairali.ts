import type { Blueprint } from "./blueprint.ts";
import { kairaliItems } from "./kairali-items.ts";
import { kairaliRoutes } from "./kairali-routes.ts";

/** What every first aid kit holds. */
const FIRST_AID = [
  ["Absorbent Cotton 100 g", 1],
  ["Crepe Bandage 8 cm", 1],
  ["Gauze Swab Sterile 10 x 10 cm", 1],
  ["Povidone Iodine Solution 5% 100 ml", 1],
] as const;

/** A distributor of medical supplies in Thiruvalla. */
export const kairali: Blueprint = {
  name: "Kairali Surgicals & Medicals",
  code: "KSM",
  address: "Kairali Towers, Cross Junction, M.C. Road, Thiruvalla",
  city: "Thiruvalla",
  district: "Pathanamthitta",
  pin: "689101",
  branches: [
    {
      name: "Thiruvalla",
      address: "Kairali Towers, Cross Junction",
      city: "Thiruvalla",
      district: "Pathanamthitta",
      pin: "689101",
    },
    { name: "Kottayam", address: "12/408 K K Road", city: "Kottayam", district: "Kottayam", pin: "686001" },
    {
      name: "Alappuzha",
      address: "Boat Jetty Road",
      city: "Alappuzha",
      district: "Alappuzha",
      pin: "688001",
    },
  ],
  zones: [
    { name: "Pampa Zone", area: "Pathanamthitta and Kollam" },
    { name: "Vembanad Zone", area: "Kottayam and Alappuzha" },
  ],
  users: [
    { name: "Meera Nair", username: "meera", role: 1, sex: 1, branch: 1, zone: 1 },
    { name: "Anil Kumar", username: "anil", role: 2, sex: 0, branch: 1, zone: 1, routes: [1, 2, 3, 23] },
    { name: "Shyama Menon", username: "shyama", role: 2, sex: 1, branch: 2, zone: 2, routes: [7, 8, 9, 22] },
    { name: "Biju Thomas", username: "biju", role: 3, sex: 0, branch: 1, zone: 1 },
    { name: "Abdul Rahim", username: "rahim", role: 4, sex: 0, branch: 1, zone: 2 },
    { name: "Suresh Babu", username: "suresh", role: 2, sex: 0, branch: 1, zone: 1, routes: [4, 18, 19, 24] },
    {
      name: "Deepa Mathew",
      username: "deepa",
      role: 2,
      sex: 1,
      branch: 2,
      zone: 2,
      routes: [10, 11, 12, 25],
    },
    { name: "Jacob Varghese", username: "jacob", role: 2, sex: 0, branch: 3, zone: 2, routes: [13, 14, 21] },
    {
      name: "Vinod Pillai",
      username: "vinod",
      role: 2,
      sex: 0,
      branch: 3,
      zone: 1,
      routes: [15, 16, 17, 20],
    },
    { name: "Latha Krishnan", username: "latha", role: 4, sex: 1, branch: 2, zone: 2 },
    { name: "George Kurian", username: "george", role: 3, sex: 0, branch: 2, zone: 2 },
    {
      name: "Prasad Chandran",
      username: "prasad",
      role: 2,
      sex: 0,
      branch: 1,
      zone: 1,
      routes: [5, 6, 1],
      leftAfter: 0.6,
    },
    { name: "Reshma Joseph", username: "reshma", role: 2, sex: 1, branch: 1, zone: 1, routes: [5, 6] },
  ],
  routes: kairaliRoutes,
  suppliers: [
    { name: "Anantha Surgical Agencies", city: "Kochi", state: "32" },
    { name: "Travancore Surgicals", city: "Thiruvananthapuram", state: "32" },
    { name: "Kerala Medical Distributors", city: "Kottayam", state: "32" },
    { name: "Cochin Disposables", city: "Aluva", state: "32" },
    { name: "Malayalam Cotton Mills", city: "Kollam", state: "32" },
    { name: "St Thomas Pharma Traders", city: "Thrissur", state: "32" },
    { name: "Sree Ayyappa Surgical Works", city: "Coimbatore", state: "33" },
    { name: "Chennai Glove Company", city: "Chennai", state: "33" },
    { name: "Madurai Bandage Industries", city: "Madurai", state: "33" },
    { name: "Bengaluru Diagnostics", city: "Bengaluru", state: "29" },
    { name: "Mysuru Instruments", city: "Mysuru", state: "29" },
    { name: "Mumbai Sutures and Blades", city: "Mumbai", state: "27" },
    { name: "Vapi Polymers", city: "Vapi", state: "24" },
    { name: "Delhi Medical Devices", city: "New Delhi", state: "07" },
    { name: "Kuttanad Rehab Products", city: "Alappuzha", state: "32" },
  ],
  items: kairaliItems,
  recipes: [
    {
      makes: "First Aid Kit Home",
      of: [...FIRST_AID, ["Gauze Bandage 5 cm", 2]],
      overhead: 40,
    },
    {
      makes: "First Aid Kit Vehicle",
      of: [...FIRST_AID, ["Gauze Bandage 5 cm", 2], ["Instant Cold Pack", 1]],
      overhead: 40,
    },
    {
      makes: "First Aid Kit Factory",
      of: [...FIRST_AID, ["Gauze Bandage 10 cm", 3], ["Instant Cold Pack", 1]],
      overhead: 45,
    },
    {
      makes: "Absorbent Cotton 500 g",
      batch: 20,
      of: [["Surgical Cotton Bulk 10 kg", 1]],
      overhead: 220,
    },
  ],
  vehicles: [
    { regNo: "KL 27 D 4501", branch: 1 },
    { regNo: "KL 27 F 1188", branch: 1 },
    { regNo: "KL 27 G 7320", branch: 1 },
    { regNo: "KL 05 AN 6642", branch: 2 },
    { regNo: "KL 05 AR 2093", branch: 2 },
    { regNo: "KL 04 AK 5817", branch: 3 },
    { regNo: "KL 04 AM 9076", branch: 3 },
  ],
  customers: 180,
  specialCustomers: [
    "Thiruvalla Taluk Multipurpose Cooperative Society Neethi Medical Store and Surgical Equipment Rental Centre near the Old Private Bus Stand at Kavumbhagom Junction",
    "ശ്രീ ഭഗവതി മെഡിക്കൽസ്",
  ],
  share: 0.8,
};
