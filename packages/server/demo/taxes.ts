/** Taxes with the days from which their rates are valid: on 22 September 2025 most medical goods fell to 5 %. */
export const TAXES = [
  ["GST 0%", [["2017-07-01", "0.00"]]],
  ["GST 5%", [["2017-07-01", "5.00"]]],
  [
    "GST 12% to 5%",
    [
      ["2017-07-01", "12.00"],
      ["2025-09-22", "5.00"],
    ],
  ],
  [
    "GST 18% to 5%",
    [
      ["2017-07-01", "18.00"],
      ["2025-09-22", "5.00"],
    ],
  ],
  ["GST 18%", [["2017-07-01", "18.00"]]],
] as const;

export type TaxName = (typeof TAXES)[number][0];

/** The customs tariff's headings of what the demo companies trade in. */
export const HSN_CODES = [
  ["2804", "Oxygen, medical grade"],
  ["3004", "Medicaments for therapeutic use, in measured doses"],
  ["3005", "Wadding, gauze, bandages and similar articles"],
  ["3006", "Pharmaceutical goods: sutures, bone cements, first-aid kits"],
  ["3808", "Disinfectants"],
  ["3822", "Diagnostic or laboratory reagents, test strips"],
  ["3926", "Other articles of plastics"],
  ["4014", "Hygienic or pharmaceutical articles of rubber"],
  ["4015", "Surgical and examination gloves of rubber"],
  ["6307", "Made up textile articles, masks"],
  ["7311", "Containers for compressed gas, of steel"],
  ["8713", "Carriages for disabled persons"],
  ["9018", "Instruments and appliances used in medical sciences"],
  ["9019", "Mechano-therapy, oxygen therapy and artificial respiration apparatus"],
  ["9020", "Other breathing appliances"],
  ["9021", "Orthopaedic appliances, splints, crutches"],
  ["9025", "Thermometers"],
  ["9402", "Medical and surgical furniture"],
  ["9619", "Sanitary towels, napkins and diapers"],
] as const;
