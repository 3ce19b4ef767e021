/** What the text of a country says. `none` means that none is given. */
type CountryReading = { is: "india" } | { is: "foreign" } | { is: "none" } | { is: "unknown"; text: string };

/** By English names and those in use, in any case, with or without accents, "the" and "Republic of". */
export function readCountry(country: string | null | undefined): CountryReading {
  const text = (country ?? "").trim();
  const plain = toPlainCountry(text);
  if (plain === NOT_APPLICABLE || !/[\p{L}\d]/u.test(text)) return { is: "none" };
  if (INDIAN_NAMES.has(plain)) return { is: "india" };
  return isForeignName(plain) ? { is: "foreign" } : { is: "unknown", text };
}

function isForeignName(plain: string): boolean {
  foreignNames ??= new Set(FOREIGN_COUNTRIES.split(",").map(toPlainCountry));
  return foreignNames.has(plain);
}

function toPlainCountry(text: string): string {
  const words =
    text
      .normalize("NFKD")
      .replaceAll(/\p{M}/gu, "")
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  const telling = words.filter((word) => !FILLING_WORDS.has(word));
  return telling.map((word) => (word === "st" ? "saint" : word)).join("");
}

let foreignNames: ReadonlySet<string> | undefined;

const FILLING_WORDS: ReadonlySet<string> = new Set(["and", "of", "the", "republic", "islands", "island"]);

/** What Tally exports for a ledger without a country. */
const NOT_APPLICABLE = "notapplicable";

/** Without vowel signs, which are marks: "भारत" and "ഇന്ത്യ". */
const INDIAN_NAMES: ReadonlySet<string> = new Set(
  ["India", "Bharat", "Hindustan", "IN", "IND", "भारत", "ഇന്ത്യ"].map(toPlainCountry),
);

const FOREIGN_COUNTRIES = `Afghanistan,Albania,Algeria,American Samoa,Andorra,Angola,Anguilla,Antigua & Barbuda,Argentina,Armenia,Aruba,\
Australia,Austria,Azerbaijan,Bahamas,Bahrain,Bangladesh,Barbados,Belarus,Belgium,Belize,Benin,Bermuda,Bhutan,Bolivia,Bosnia & Herzegovina,\
Bosnia,Botswana,Brazil,British Virgin Islands,Brunei,Brunei Darussalam,Bulgaria,Burkina Faso,Burma,Burundi,Cambodia,Cameroon,Canada,\
Cape Verde,Cabo Verde,Cayman Islands,Central African Republic,Chad,Chile,China,Colombia,Comoros,Congo,Democratic Republic of the Congo,\
Cook Islands,Costa Rica,Croatia,Cuba,Curaçao,Cyprus,Czechia,Czech Republic,Côte d'Ivoire,Ivory Coast,Denmark,Djibouti,Dominica,\
Dominican Republic,East Timor,Timor-Leste,Ecuador,Egypt,El Salvador,England,Equatorial Guinea,Eritrea,Estonia,Eswatini,Swaziland,Ethiopia,\
Falkland Islands,Faroe Islands,Fiji,Finland,France,French Guiana,French Polynesia,Gabon,Gambia,Georgia,Germany,Ghana,Gibraltar,\
Great Britain,Greece,Greenland,Grenada,Guadeloupe,Guam,Guatemala,Guernsey,Guinea,Guinea-Bissau,Guyana,Haiti,Holland,Honduras,Hong Kong,\
Hong Kong SAR,Hong Kong SAR China,Hungary,Iceland,Indonesia,Iran,Islamic Republic of Iran,Iraq,Ireland,Isle of Man,Israel,Italy,Jamaica,\
Japan,Jersey,Jordan,Kazakhstan,Kenya,Kingdom of Saudi Arabia,Kiribati,Korea,Kosovo,KSA,Kuwait,Kyrgyzstan,Laos,Latvia,Lebanon,Lesotho,\
Liberia,Libya,Liechtenstein,Lithuania,Luxembourg,Macau,Macao,Macedonia,North Macedonia,Madagascar,Malawi,Malaysia,Maldives,Mali,Malta,\
Marshall Islands,Martinique,Mauritania,Mauritius,Mayotte,Mexico,Micronesia,Moldova,Monaco,Mongolia,Montenegro,Montserrat,Morocco,\
Mozambique,Myanmar,Myanmar (Burma),Namibia,Nauru,Nepal,Netherlands,New Caledonia,New Zealand,Nicaragua,Niger,Nigeria,North Korea,\
Northern Ireland,Northern Mariana Islands,Norway,Oman,Sultanate of Oman,Pakistan,Palau,Palestine,Palestinian Territories,Panama,\
Papua New Guinea,Paraguay,Peru,Philippines,Poland,Portugal,Puerto Rico,Qatar,Réunion,Romania,Russia,Russian Federation,Rwanda,Saint Helena,\
Saint Kitts & Nevis,Saint Lucia,Saint Martin,Saint Vincent & the Grenadines,Samoa,San Marino,Sao Tome & Principe,Saudi Arabia,Saudi,\
Scotland,Senegal,Serbia,Seychelles,Sierra Leone,Singapore,Sint Maarten,Slovakia,Slovak Republic,Slovenia,Solomon Islands,Somalia,\
South Africa,South Korea,South Sudan,Spain,Sri Lanka,Sudan,Suriname,Sweden,Switzerland,Syria,Syrian Arab Republic,Taiwan,Tajikistan,Tanzania,\
Thailand,Togo,Tonga,Trinidad & Tobago,Tunisia,Turkey,Türkiye,Turkmenistan,Turks & Caicos Islands,Tuvalu,UAE,U.A.E.,Uganda,UK,U.K.,Ukraine,\
United Arab Emirates,United Kingdom,United States,United States of America,Uruguay,US,USA,U.S.A.,US Virgin Islands,Uzbekistan,Vanuatu,\
Vatican City,Venezuela,Vietnam,Viet Nam,Wales,Western Sahara,Yemen,Zambia,Zimbabwe,Foreign Country,Other Country,Other Countries,Outside India,Abroad`;
