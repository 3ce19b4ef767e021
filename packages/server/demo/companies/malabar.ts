import type { Blueprint } from "./blueprint.ts";
import { malabarItems } from "./malabar-items.ts";
import { malabarRoutes } from "./malabar-routes.ts";

export const malabar: Blueprint = {
  name: "Malabar Ortho & Rehab Supplies",
  code: "MOR",
  address: "Malabar Chambers, Mavoor Road, Kozhikode",
  city: "Kozhikode",
  district: "Kozhikode",
  pin: "673004",
  branches: [
    { name: "Kozhikode", address: "Mavoor Road", city: "Kozhikode", district: "Kozhikode", pin: "673004" },
    { name: "Manjeri", address: "Nilambur Road", city: "Manjeri", district: "Malappuram", pin: "676121" },
  ],
  zones: [
    { name: "North Zone", area: "Kozhikode and Kannur" },
    { name: "South Zone", area: "Malappuram and Palakkad" },
  ],
  users: [
    { name: "Fathima Beevi", username: "fathima", role: 1, sex: 1, branch: 1, zone: 1 },
    { name: "Jose Sebastian", username: "jose", role: 2, sex: 0, branch: 1, zone: 1, routes: [1, 2, 3] },
    { name: "Lekha Raveendran", username: "lekha", role: 3, sex: 1, branch: 1, zone: 1 },
    { name: "Nikhil Das", username: "nikhil", role: 4, sex: 0, branch: 2, zone: 2 },
    { name: "Sreeja Mohan", username: "sreeja", role: 2, sex: 1, branch: 2, zone: 2, routes: [4, 5, 7] },
    { name: "Muhammed Rafeeq", username: "rafeeq", role: 2, sex: 0, branch: 1, zone: 2, routes: [6, 8] },
    {
      name: "Manoj Vasudevan",
      username: "manoj",
      role: 2,
      sex: 0,
      branch: 1,
      zone: 1,
      routes: [2, 3],
      leftAfter: 0.5,
    },
  ],
  routes: malabarRoutes,
  suppliers: [
    { name: "Kerala Orthotic Agencies", city: "Kochi", state: "32" },
    { name: "Calicut Orthotics", city: "Kozhikode", state: "32" },
    { name: "Coimbatore Rehab Engineering", city: "Coimbatore", state: "33" },
    { name: "Deccan Physio Devices", city: "Bengaluru", state: "29" },
    { name: "Surat Wheel Chairs", city: "Surat", state: "24" },
  ],
  items: malabarItems,
  recipes: [
    {
      makes: "Fracture Care Kit",
      of: [
        ["Plaster of Paris Bandage 10 cm", 3],
        ["Finger Splint Aluminium", 1],
        ["Ankle Binder Medium", 1],
        ["Pain Relief Spray 100 ml", 1],
      ],
      overhead: 60,
    },
  ],
  vehicles: [
    { regNo: "KL 11 BT 3370", branch: 1 },
    { regNo: "KL 11 BX 8214", branch: 1 },
    { regNo: "KL 10 AW 1559", branch: 2 },
  ],
  customers: 45,
  specialCustomers: [
    "Malabar Institute of Physical Medicine Rehabilitation and Prosthetics Charitable Trust Outpatient Supply Counter at Kozhikode Medical College",
    "മലബാർ ഓർത്തോ കെയർ",
  ],
  share: 0.2,
};
