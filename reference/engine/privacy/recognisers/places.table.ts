/**
 * Names of places: countries and regions in a dozen languages and the cities that time zones are named after, both from the
 * data every Node carries (Unicode CLDR, IANA), and what those lack, written for this project.
 * Spec: RedactPIIOptions (LOCATION).
 */
const languages = 'en de fr es it pt nl sv nb da fi pl cs hu ro tr'.split(' ');

/** States of the United States and of Canada, parts of countries, and large cities that no time zone is named after. */
const others = `
Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Hawaii|Idaho|Illinois|Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|
Massachusetts|Michigan|Minnesota|Mississippi|Missouri|Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio|Oklahoma|
Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia|Washington|West Virginia|Wisconsin|Wyoming|
Alberta|British Columbia|Manitoba|New Brunswick|Newfoundland|Nova Scotia|Ontario|Quebec|Québec|Saskatchewan|Yukon|New South Wales|Queensland|Tasmania|
England|Scotland|Wales|Northern Ireland|Great Britain|Britain|Holland|Czechoslovakia|Yugoslavia|Soviet Union|USSR|Prussia|Persia|Siberia|Crimea|Kurdistan|Palestine|Tibet|Manchuria|
Europe|Asia|Africa|North America|South America|Latin America|Central America|Antarctica|Oceania|Scandinavia|Middle East|Balkans|Caribbean|
Bavaria|Saxony|Thuringia|Hesse|Brandenburg|Bayern|Sachsen|Thüringen|Hessen|Nordrhein-Westfalen|Baden-Württemberg|Niedersachsen|Normandy|Brittany|Provence|Burgundy|Alsace|Lorraine|
Catalonia|Andalusia|Galicia|Castile|Tuscany|Lombardy|Sicily|Sardinia|Piedmont|Umbria|Veneto|Punjab|Gujarat|Kerala|Maharashtra|Karnataka|Tamil Nadu|Bengal|Rajasthan|Uttar Pradesh|
Boston|Philadelphia|San Francisco|San Diego|Seattle|Houston|Dallas|Austin|Atlanta|Miami|Las Vegas|Baltimore|Cleveland|Pittsburgh|Cincinnati|Minneapolis|St. Louis|St. Paul|Milwaukee|New Orleans|
Nashville|Portland|Sacramento|Oakland|San Jose|San Antonio|Orlando|Tampa|Salt Lake City|Kansas City|Oklahoma City|Buffalo|Albuquerque|Tucson|Omaha|Charlotte|Columbus|Memphis|Washington D.C.|New York City|
Brooklyn|Manhattan|Bronx|Queens|Hollywood|Beverly Hills|Harlem|Atlantic City|Long Island|Silicon Valley|
Ottawa|Montreal|Montréal|Calgary|Quebec City|Mississauga|Mexico City|Guadalajara|Acapulco|Rio de Janeiro|Brasília|Salvador da Bahia|Rosario|Valparaíso|Medellín|Cali|Cartagena|
Manchester|Birmingham|Liverpool|Leeds|Sheffield|Glasgow|Edinburgh|Cardiff|Swansea|Bristol|Oxford|Cambridge|Nottingham|Leicester|Newcastle|Southampton|Portsmouth|Plymouth|Brighton|Aberdeen|Dundee|Cork|Galway|
Munich|München|Hamburg|Cologne|Köln|Frankfurt|Stuttgart|Düsseldorf|Dortmund|Essen|Leipzig|Dresden|Hanover|Hannover|Nuremberg|Nürnberg|Bremen|Bonn|Heidelberg|Freiburg|
Geneva|Genève|Basel|Bern|Lausanne|Salzburg|Graz|Innsbruck|Linz|Wien|Lyon|Marseille|Toulouse|Nice|Bordeaux|Nantes|Strasbourg|Lille|Antwerp|Antwerpen|Ghent|Gent|Bruges|Brugge|Liège|Rotterdam|
The Hague|Den Haag|Utrecht|Eindhoven|Groningen|Barcelona|Seville|Sevilla|Valencia|Bilbao|Málaga|Granada|Zaragoza|Porto|Coimbra|Braga|Milan|Milano|Naples|Napoli|Turin|Torino|Florence|Firenze|Venice|Venezia|Roma|
Bologna|Genoa|Genova|Palermo|Verona|Padua|Pisa|Bergen|Trondheim|Stavanger|Tromsø|Gothenburg|Göteborg|Malmö|Uppsala|Aarhus|Odense|Aalborg|København|Tampere|Turku|Espoo|Oulu|Vantaa|Reykjavík|
Kraków|Krakow|Gdańsk|Gdansk|Wrocław|Wroclaw|Poznań|Poznan|Łódź|Warszawa|Praha|Brno|Ostrava|Bratislava|Ljubljana|Zagreb|Split|Dubrovnik|Sarajevo|Belgrade|Skopje|Sofia|Plovdiv|Bucharest|București|Cluj|Timișoara|
Thessaloniki|Ankara|Izmir|Antalya|Bursa|Kyiv|Kiev|Kharkiv|Odessa|Odesa|Lviv|Minsk|Moscow|St. Petersburg|Saint Petersburg|Leningrad|Kazan|Sochi|Tel Aviv|Haifa|Jerusalem|Mecca|Medina|Jeddah|Abu Dhabi|Tehran|Mosul|
Mumbai|Bombay|Delhi|New Delhi|Bangalore|Bengaluru|Chennai|Madras|Calcutta|Hyderabad|Pune|Ahmedabad|Jaipur|Lahore|Islamabad|Kathmandu|Dhaka|Beijing|Peking|Guangzhou|Shenzhen|Wuhan|Chengdu|Nanjing|Tianjin|
Osaka|Kyoto|Yokohama|Nagoya|Kobe|Fukuoka|Sapporo|Hiroshima|Nagasaki|Busan|Incheon|Hanoi|Da Nang|Bali|Cebu|Kuala Lumpur|Penang|Canberra|Auckland|Wellington|Christchurch|Cape Town|Durban|Pretoria|Soweto|Alexandria|Marrakesh|Zanzibar
`;

/** Countries and cities that are words or given names as well: they count behind a word such as `in`. */
const alsoOther = new Set(
  'Jordan Chad Georgia Turkey China Guinea Niger Mali Cuba Togo Malta Man Guam Oman Jersey Of Reading Nice Split Essen Bath Cork Florence Charlotte Austin Sofia Victoria Virginia Washington Lincoln Madison Dallas Orlando Alexandria Kansas Montana Dakota Carolina Dakar Center Knox Vincennes Winamac Marengo Monticello Petersburg Menominee Bern Linz Bali Cali Buffalo Phoenix Columbus Cambridge Oxford Berlin Martinique Dominica Grenada Salvador Santiago Paris London Mobile Orange Queens Lorraine Rosario Persia Asia Africa Adelaide Melbourne Sydney Lima Regina Midway Wake Easter Christmas Casey Davis Mawson Palmer Troll Vostok Johnston Fiji Java Beulah Louisville Creston Matamoros Maine Central Eastern Pacific Mountain Gent Wells Normandy Hamburg Bordeaux Burgundy Champagne Manchester Porto Boston Columbia Split Cluj Medina Cologne Plymouth Essen Bonn Wales Providence Guernsey Monaco Panama Milan'.split(
    ' ',
  ),
);

export interface Place {
  /** How many words it has. */
  words: number;
  /** Also something else: counts only where something beside it speaks for a place. */
  doubtful: boolean;
}

let places: Map<string, Place[]> | undefined;

/** First word, in small letters -> the places that begin with it: all words in small letters, joined by spaces. */
function byFirstWord(): Map<string, Place[]> {
  if (places) return places;
  places = new Map();
  whole = new Map();
  for (const name of [...regions(), ...zones(), ...others.replace(/\n/g, '').split('|')]) keep(name);
  return places;
}

let whole = new Map<string, Place>();

function keep(name: string): void {
  const words = name.match(/[\p{L}\p{M}][\p{L}\p{M}'’-]*/gu) ?? [];
  if (words.length === 0 || words.join('').length < 3) return;
  const key = words.join(' ').toLowerCase();
  if (whole.has(key)) return;
  const place = { words: words.length, doubtful: words.length === 1 && alsoOther.has(words[0]) };
  whole.set(key, place);
  const first = words[0]!.toLowerCase();
  places!.set(first, [...(places!.get(first) ?? []), place]);
}

/** The codes that ISO 3166-1 has given out are those that have a name. */
function regions(): string[] {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
  const codes = [...letters]
    .flatMap((a) => [...letters].map((b) => a + b))
    .filter((code) => !/^(?:EU|EZ|UN|QO|XA|XB|ZZ)$/.test(code));
  return languages.flatMap((language) => {
    const named = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return codes.flatMap((code) => {
      const name = named.of(code);
      // `Hong Kong SAR China`, `Myanmar (Burma)`: each by itself.
      return name ? name.split(/ \(|\)| SAR | & /).filter((part) => /^\p{Lu}/u.test(part)) : [];
    });
  });
}

function zones(): string[] {
  return Intl.supportedValuesOf('timeZone').map((zone) => zone.split('/').at(-1)!.replace(/_/g, ' '));
}

/** The longest place that these words begin with. @param words as they are written, at most as many as a place has */
export function placeAt(words: readonly string[]): Place | undefined {
  const candidates = byFirstWord().get(words[0]?.toLowerCase() ?? '');
  let best: Place | undefined;
  for (const place of candidates ?? []) {
    if (place.words <= (best?.words ?? 0) || place.words > words.length) continue;
    if (whole.get(words.slice(0, place.words).join(' ').toLowerCase()))
      best = whole.get(words.slice(0, place.words).join(' ').toLowerCase());
  }
  return best;
}
