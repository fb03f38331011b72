/**
 * What a visitor from a country looks like: language, time zone, and a place (its capital or largest city, in degrees).
 * Source: ISO 3166-1 codes; IANA time zone database (zone1970.tab) for the zone of the most populous area.
 * Spec: Scrape options (location).
 */
export interface Country {
  languages: readonly string[];
  timezone: string;
  latitude: number;
  longitude: number;
}

type Row = readonly [languages: string, timezone: string, latitude: number, longitude: number];

const rows: Readonly<Record<string, Row>> = {
  AE: ['ar-AE en', 'Asia/Dubai', 25.2, 55.27],
  AR: ['es-AR es', 'America/Argentina/Buenos_Aires', -34.6, -58.38],
  AT: ['de-AT de', 'Europe/Vienna', 48.21, 16.37],
  AU: ['en-AU en', 'Australia/Sydney', -33.87, 151.21],
  BD: ['bn-BD bn en', 'Asia/Dhaka', 23.81, 90.41],
  BE: ['nl-BE fr-BE nl fr', 'Europe/Brussels', 50.85, 4.35],
  BG: ['bg-BG bg', 'Europe/Sofia', 42.7, 23.32],
  BR: ['pt-BR pt', 'America/Sao_Paulo', -23.55, -46.63],
  CA: ['en-CA fr-CA en', 'America/Toronto', 43.65, -79.38],
  CH: ['de-CH fr-CH it-CH de', 'Europe/Zurich', 47.37, 8.54],
  CL: ['es-CL es', 'America/Santiago', -33.45, -70.67],
  CN: ['zh-CN zh', 'Asia/Shanghai', 31.23, 121.47],
  CO: ['es-CO es', 'America/Bogota', 4.71, -74.07],
  CZ: ['cs-CZ cs', 'Europe/Prague', 50.08, 14.44],
  DE: ['de-DE de', 'Europe/Berlin', 52.52, 13.4],
  DK: ['da-DK da', 'Europe/Copenhagen', 55.68, 12.57],
  EE: ['et-EE et', 'Europe/Tallinn', 59.44, 24.75],
  EG: ['ar-EG ar', 'Africa/Cairo', 30.04, 31.24],
  ES: ['es-ES es', 'Europe/Madrid', 40.42, -3.7],
  FI: ['fi-FI fi', 'Europe/Helsinki', 60.17, 24.94],
  FR: ['fr-FR fr', 'Europe/Paris', 48.86, 2.35],
  GB: ['en-GB en', 'Europe/London', 51.51, -0.13],
  GR: ['el-GR el', 'Europe/Athens', 37.98, 23.73],
  HK: ['zh-HK zh en', 'Asia/Hong_Kong', 22.32, 114.17],
  HR: ['hr-HR hr', 'Europe/Zagreb', 45.81, 15.98],
  HU: ['hu-HU hu', 'Europe/Budapest', 47.5, 19.04],
  ID: ['id-ID id', 'Asia/Jakarta', -6.21, 106.85],
  IE: ['en-IE en', 'Europe/Dublin', 53.35, -6.26],
  IL: ['he-IL he', 'Asia/Jerusalem', 32.09, 34.78],
  IN: ['en-IN hi-IN en', 'Asia/Kolkata', 19.08, 72.88],
  IT: ['it-IT it', 'Europe/Rome', 41.9, 12.5],
  JP: ['ja-JP ja', 'Asia/Tokyo', 35.68, 139.69],
  KE: ['en-KE sw-KE en', 'Africa/Nairobi', -1.29, 36.82],
  KR: ['ko-KR ko', 'Asia/Seoul', 37.57, 126.98],
  LT: ['lt-LT lt', 'Europe/Vilnius', 54.69, 25.28],
  LU: ['fr-LU de-LU fr', 'Europe/Luxembourg', 49.61, 6.13],
  LV: ['lv-LV lv', 'Europe/Riga', 56.95, 24.11],
  MA: ['ar-MA fr-MA ar', 'Africa/Casablanca', 33.57, -7.59],
  MX: ['es-MX es', 'America/Mexico_City', 19.43, -99.13],
  MY: ['ms-MY en-MY ms', 'Asia/Kuala_Lumpur', 3.14, 101.69],
  NG: ['en-NG en', 'Africa/Lagos', 6.52, 3.38],
  NL: ['nl-NL nl', 'Europe/Amsterdam', 52.37, 4.9],
  NO: ['nb-NO nb no', 'Europe/Oslo', 59.91, 10.75],
  NZ: ['en-NZ en', 'Pacific/Auckland', -36.85, 174.76],
  PE: ['es-PE es', 'America/Lima', -12.05, -77.04],
  PH: ['en-PH fil-PH en', 'Asia/Manila', 14.6, 120.98],
  PK: ['ur-PK en-PK ur', 'Asia/Karachi', 24.86, 67.0],
  PL: ['pl-PL pl', 'Europe/Warsaw', 52.23, 21.01],
  PT: ['pt-PT pt', 'Europe/Lisbon', 38.72, -9.14],
  RO: ['ro-RO ro', 'Europe/Bucharest', 44.43, 26.1],
  RS: ['sr-RS sr', 'Europe/Belgrade', 44.79, 20.45],
  RU: ['ru-RU ru', 'Europe/Moscow', 55.76, 37.62],
  SA: ['ar-SA ar', 'Asia/Riyadh', 24.71, 46.68],
  SE: ['sv-SE sv', 'Europe/Stockholm', 59.33, 18.07],
  SG: ['en-SG zh-SG en', 'Asia/Singapore', 1.35, 103.82],
  SI: ['sl-SI sl', 'Europe/Ljubljana', 46.06, 14.51],
  SK: ['sk-SK sk', 'Europe/Bratislava', 48.15, 17.11],
  TH: ['th-TH th', 'Asia/Bangkok', 13.76, 100.5],
  TR: ['tr-TR tr', 'Europe/Istanbul', 41.01, 28.98],
  TW: ['zh-TW zh', 'Asia/Taipei', 25.03, 121.57],
  UA: ['uk-UA uk', 'Europe/Kyiv', 50.45, 30.52],
  US: ['en-US en', 'America/New_York', 40.71, -74.01],
  VN: ['vi-VN vi', 'Asia/Ho_Chi_Minh', 10.82, 106.63],
  ZA: ['en-ZA en', 'Africa/Johannesburg', -26.2, 28.05],
};

/** Undefined for a country that is not in the table. @param code ISO 3166-1 alpha-2, upper case */
export function countryOf(code: string): Country | undefined {
  const row = Object.hasOwn(rows, code) ? rows[code] : undefined;
  return row && { languages: row[0].split(' '), timezone: row[1], latitude: row[2], longitude: row[3] };
}
