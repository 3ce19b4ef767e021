import type { BlueprintRoute } from "./blueprint.ts";
import { makeDistrictRoutes } from "./routes-of.ts";

export const kairaliRoutes: readonly BlueprintRoute[] = [
  ...makeDistrictRoutes("32", "Pathanamthitta", [
    [
      "Thiruvalla Town",
      "Thiruvalla",
      9.3835,
      76.5741,
      "Thiruvalla 689101",
      "Kavumbhagom 689102",
      "Muthoor 689107",
    ],
    [
      "Kozhencherry",
      "Kozhencherry",
      9.3354,
      76.7066,
      "Kozhencherry 689641",
      "Aranmula 689533",
      "Maramon 689549",
    ],
    ["Pathanamthitta Town", "Kozhencherry", 9.2648, 76.787, "Pathanamthitta 689645", "Omalloor 689647"],
    ["Adoor", "Adoor", 9.1529, 76.7356, "Adoor 691523", "Pandalam 689501", "Parakode 691554"],
    ["Ranni", "Ranni", 9.3866, 76.7857, "Ranni 689672", "Angadi 689674", "Vadasserikkara 689662"],
    ["Mallappally", "Mallappally", 9.4446, 76.6549, "Mallappally 689585", "Kunnamthanam 689581"],
  ]),
  ...makeDistrictRoutes("32", "Kottayam", [
    [
      "Kottayam Town",
      "Kottayam",
      9.5916,
      76.5222,
      "Kottayam 686001",
      "Nagampadam 686002",
      "Kanjikuzhy 686004",
    ],
    ["Changanassery", "Changanassery", 9.4453, 76.5406, "Changanassery 686101", "Perunna 686102"],
    ["Pala", "Meenachil", 9.7086, 76.6836, "Pala 686575", "Bharananganam 686578", "Kidangoor 686583"],
    [
      "Kanjirappally",
      "Kanjirappally",
      9.556,
      76.789,
      "Kanjirappally 686507",
      "Ponkunnam 686506",
      "Mundakayam 686513",
    ],
    ["Ettumanoor", "Kottayam", 9.6698, 76.5603, "Ettumanoor 686631", "Gandhinagar 686008"],
    ["Vaikom", "Vaikom", 9.7487, 76.3964, "Vaikom 686141", "Thalayolaparambu 686605"],
  ]),
  ...makeDistrictRoutes("32", "Alappuzha", [
    ["Alappuzha Town", "Ambalappuzha", 9.4981, 76.3388, "Alappuzha 688001", "Mullakkal 688011"],
    ["Cherthala", "Cherthala", 9.6845, 76.336, "Cherthala 688524", "Aroor 688534"],
    ["Mavelikkara", "Mavelikkara", 9.2593, 76.5564, "Mavelikkara 690101", "Thazhakara 690102"],
    ["Chengannur", "Chengannur", 9.3183, 76.6111, "Chengannur 689121", "Kallissery 689124"],
    ["Haripad", "Karthikappally", 9.287, 76.4571, "Haripad 690514", "Kayamkulam 690502"],
  ]),
  ...makeDistrictRoutes("32", "Kollam", [
    ["Kottarakkara", "Kottarakkara", 9.0047, 76.7761, "Kottarakkara 691506", "Ezhukone 691505"],
    ["Punalur", "Punalur", 9.0176, 76.9261, "Punalur 691305", "Anchal 691306"],
    ["Karunagappally", "Karunagappally", 9.0545, 76.5353, "Karunagappally 690518", "Ochira 690526"],
  ]),
  ...makeDistrictRoutes("32", "Ernakulam", [
    ["Ernakulam South", "Kanayannur", 9.9312, 76.2673, "Ernakulam 682016", "Tripunithura 682301"],
  ]),
  ...makeDistrictRoutes("32", "Idukki", [
    ["Kattappana", "Idukki", 9.7534, 77.1159, "Kattappana 685508", "Kumily 685509", "Nedumkandam 685553"],
  ]),
  ...makeDistrictRoutes("33", "Kanyakumari", [
    ["Nagercoil", "Agasteeswaram", 8.1833, 77.4119, "Nagercoil 629001", "Marthandam 629165"],
  ]),
  ...makeDistrictRoutes("33", "Tenkasi", [
    ["Tenkasi", "Tenkasi", 8.9594, 77.3152, "Tenkasi 627811", "Sengottai 627809"],
  ]),
  ...makeDistrictRoutes("29", "Dakshina Kannada", [
    ["Mangaluru", "Mangaluru", 12.9141, 74.856, "Mangaluru 575001", "Deralakatte 575018"],
  ]),
];
