import type { BlueprintRoute } from "./blueprint.ts";
import { makeDistrictRoutes } from "./routes-of.ts";

export const malabarRoutes: readonly BlueprintRoute[] = [
  ...makeDistrictRoutes("32", "Kozhikode", [
    ["Kozhikode Beach", "Kozhikode", 11.2588, 75.7804, "Kozhikode 673001", "West Hill 673005"],
    ["Medical College", "Kozhikode", 11.272, 75.8372, "Chevayur 673017", "Kunnamangalam 673571"],
    ["Vadakara", "Vadakara", 11.6085, 75.5917, "Vadakara 673101", "Nadapuram 673504"],
  ]),
  ...makeDistrictRoutes("32", "Malappuram", [
    ["Manjeri", "Ernad", 11.1203, 76.1199, "Manjeri 676121", "Malappuram 676505"],
    ["Tirur", "Tirur", 10.9142, 75.9221, "Tirur 676101", "Kottakkal 676503"],
  ]),
  ...makeDistrictRoutes("32", "Kannur", [
    ["Kannur Town", "Kannur", 11.8745, 75.3704, "Kannur 670001", "Thalassery 670101"],
  ]),
  ...makeDistrictRoutes("32", "Palakkad", [
    ["Palakkad Town", "Palakkad", 10.7867, 76.6548, "Palakkad 678001", "Ottapalam 679101"],
  ]),
  ...makeDistrictRoutes("33", "Coimbatore", [
    ["Coimbatore", "Coimbatore South", 11.0168, 76.9558, "Coimbatore 641018", "Pollachi 642001"],
  ]),
];
