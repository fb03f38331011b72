/**
 * Words beside names and places, and words that begin with a capital for other reasons.
 * Spec: RedactPIIOptions (PERSON, LOCATION).
 */
const set = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** In front of a name, with or without a dot. */
export const titles = set(`
mr mrs ms miss mister madam sir lady lord dame dr doctor prof professor rev reverend fr father sister brother hon judge justice senator sen congressman congresswoman
governor gov mayor president chancellor minister ambassador captain capt colonel col general gen lieutenant lt major maj sergeant sgt corporal cpl admiral adm commander
officer detective inspector sheriff king queen prince princess duke duchess count countess baron baroness pope saint st bishop archbishop cardinal rabbi imam sheikh
herr frau hr fr dipl ing mag mme mlle monsieur madame mademoiselle m señor señora señorita sr sra srta don doña senhor senhora dom dona signor signora sig dott avv
dhr mevr meneer mevrouw fröken pan pani aunt uncle grandma grandpa coach nurse chef author singer actor actress director producer guitarist drummer bassist songwriter
keyboardist composer engineer architect lawyer attorney journalist writer novelist poet painter artist philosopher economist historian physicist mathematician
`);

/** Words that say that a person comes: `my name is`, `signed by`. The end of what stands in front. */
export const introducing =
  /(?:\b(?:(?:my|his|her|your|full|first|last|maiden|the|user|legal|real) )?name(?:'s| is| was|s are)|\b(?:i'm|i am|this is|it's|she's|he's|here is|that is)|\b(?:named|called|dubbed|nicknamed|aka|née|nee|alias|born|married|met|interviewed|introduced|meet|ask|tell|told|thank|thanks(?: to)?|dear|hi|hey|hello|hallo|liebe[r]?|sehr geehrte[r]?|cher|chère|estimad[oa]|hola|bonjour|caro|cara|gentile|kjære|hej|signed|sincerely|regards|cheers|yours|greetings|love|wishes|truly|contact|attn|attention|cc|c\/o|follow up with|on behalf of|mother|father|son|daughter|brother|sister|wife|husband|kid|child|friend|colleague|boss|manager|nephew|niece|cousin|fiancée?|girlfriend|boyfriend|survived by|heir|guardian|tenant|landlord|patient|employee|client|witness|defendant|plaintiff|starring|featuring|feat|directed|produced|written|composed|painted|designed|founded|invented|discovered|coined|photographed|illustrated|translated|edited|hosted|narrated|performed|owned|led|headed|chaired|co-?founded)(?: by)?|\b(?:author|name|from|to|sender|recipient|signature|signatory|applicant|beneficiary|contact(?: person)?|prepared by|submitted by|reviewed by|approved by|written by|posted by|by|von|par|por|di|autor|auteur|autore|nom|nombre|nome|navn|namn|naam|nimi|vorname|nachname|first name|last name|surname|user|customer|client|employee|manager|owner|ceo|chair|cfo|cto|director|secretary|treasurer):)[\s"'“„«(:,]*$/i;

/** Verbs and turns that only people are followed by. */
export const afterPerson =
  /^(?:['’]s)? ?(?:\(born |, \d{2},|, aged \d|(?:, )?(?:said|says|told|asked|asks|wrote|writes|replied|added|explained|explains|recalled|argued|claimed|noted|suggested|admitted|insisted|thinks|believes|knew|thought|smiled|laughed|nodded|sighed|married|died|was born|were born|lives|lived|works (?:at|for|as|in)|worked (?:at|for|as|in)|resigned|graduated|retired|began writing|is (?:a|an|the) (?:\d+[- ]year|former|retired|senior|keynote|ceo|head|director|manager|doctor|lawyer|teacher|student|nurse|author|writer|singer|actor|artist|engineer)|, (?:ceo|cto|cfo|phd|md|esq|jr|sr|president|director|chairman|professor|secretary|treasurer))\b|['’]s (?:wife|husband|son|daughter|mother|father|brother|sister|family|house|birthday|friend|death|career|killers?|novel|book|wedding))/i;

/** A place follows: `in`, `moved to`. */
export const leadingToPlace = set(
  'in at from to near around outside across throughout via toward towards into through within between of for visit visited visiting leave leaving left reach reached entering entered inside beyond',
);

/** Where nothing but a place is meant, whatever its name. The end of what stands in front. */
export const surelyPlace =
  /\b(?:(?:city|town|village|municipality|county|state|province|district|region|island|capital|suburb|outskirts|streets?|mayor|university|bishop|archbishop|people|border|coast) of|(?:live[sd]?|living|reside[sd]?|residing|born|raised|(?:grew|grow|grown) up|based|located|situated|settled|stationed|headquartered|station|arrived|arrives|stayed|staying) (?:in|at|near|outside)|(?:mov(?:ed?|ing)|travel(?:l?ed|l?ing)?|fl(?:y|ew|ying|own)|drove|driv(?:e|ing)|went|go(?:ing)?|return(?:ed|ing)?|emigrated|immigrated|trip|journey|tickets?|flights?|trains?|bus|relocat(?:ed?|ing)|deported|coming|came|come|back|way|welcome|delivery|shipped|ship|sent|send|moved here|hail(?:s|ed)?|originally) (?:(?:back|here|there|over|up|down|away|home) )?(?:to|from)|originally from|(?:i'm|i am|we are|we're|they are|they're|she is|she's|he is|he's|is|was|were|am) (?:in|from)|visit(?:ed|ing)?|hometown|home city|home town|birthplace|(?:northern|southern|eastern|western|central|rural|downtown|upstate|mainland|greater)|(?:city|town|country|location|place|region|state|province|county|birthplace|address|destination|venue|hometown)\s?:)[\s"'(]*$/i;

/** Begins a sentence, a heading or a label: no part of a name at the start of a run of capitals, nor one alone. */
export const ordinary = set(`
the a an this that these those it its he she they we you i his her their our your my me him them us who whom whose which what when where why how whether if then else than
and or but nor so yet for of in on at by to from with without within into onto over under above below between among through during before after since until while as because although
though unless despite toward towards about against across around behind beyond near off out up down again further once here there now today tomorrow yesterday tonight soon later
all any both each every either neither few more most much many some several such no not none only own same other another too very just also even still already ever never always often
sometimes usually perhaps maybe please thank thanks yes okay ok hi hello hey dear sorry welcome congratulations regards sincerely cheers best kind yours
is are was were be been being am do does did done have has had having can could will would shall should may might must let make makes made get gets got go goes went come comes came
take takes took see sees saw know knows knew think thinks say says said tell ask use uses used using want need needs try call calls keep give gives find finds show shows work works set sets add adds
put run runs read reads write open close start starts stop stops create creates click select choose enter press type check save send delete remove update install download upload build test return returns
follow help learn note notes note: see also example examples figure table chapter section part page appendix step steps title titles name names address phone email fax date time day week month year
monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december mon tue wed thu fri sat sun jan feb mar apr jun jul aug sep sept oct nov dec
spring summer autumn fall winter christmas easter thanksgiving halloween ramadan hanukkah
one two three four five six seven eight nine ten hundred thousand million billion first second third fourth fifth last next previous new old big small great good bad high low long short early late
english french german spanish italian portuguese dutch swedish norwegian danish finnish polish czech russian ukrainian greek turkish arabic hebrew persian hindi chinese japanese korean vietnamese thai latin
american british canadian australian european african asian indian mexican brazilian irish scottish welsh swiss austrian belgian hungarian romanian bulgarian croatian serbian israeli iranian egyptian
christian muslim jewish catholic protestant buddhist hindu orthodox democrat republican democratic
internet web website online google facebook twitter youtube amazon microsoft apple windows linux android iphone wikipedia github javascript typescript python java html css sql api url pdf json xml http https
god lord president king queen minister government state states national international federal royal united public private central local general special main major minor north south east west northern southern eastern western
company companies inc corp corporation ltd llc plc gmbh ag sa bv limited group holdings holding partners associates industries international systems solutions technologies technology services software labs studios studio records
entertainment media news press times post journal magazine review tribune herald gazette books publishing university college school institute academy hospital clinic church museum library theatre theater gallery foundation
association society council committee commission agency department ministry office bureau court bank trust fund insurance airlines airways airport station hotel restaurant club team league cup championship olympics games
army navy air force corps division regiment battalion police party union congress parliament senate house act treaty agreement constitution court law code article title war battle revolution movement festival award awards prize album
song single band orchestra choir film movie series show season episode volume issue edition version release beta alpha model type class grade level unit
mr mrs ms dr prof sir madam bot user admin moderator guest anonymous customer client agent operator caller sender receiver patient doctor officer director manager president ceo cfo cto chairman
street avenue road lane drive boulevard square place court terrace park river lake mountain bay valley island beach bridge tower building center centre mall plaza suite apt apartment floor room box zip
privacy policy terms conditions copyright rights reserved contents index introduction overview summary abstract conclusion references bibliography acknowledgements about contact home menu search login sign log account profile settings
input output error warning info debug true false null undefined none default optional required string number boolean array object function class method const var let import export
der die das ein eine und oder aber nicht mit von zu im am auf für ist sind war le la les un une des et ou mais pas avec pour dans sur est sont el los las una y o pero no con por para en es son il lo gli uno e ma non di da che
question answer questions answers message subject re fwd hint tip important attention caution danger total amount price cost tax invoice order item items quantity description status result results value key values
`);

/** A run of capitals that holds one of these names no person. */
export const ofThings = set(`
inc corp corporation ltd llc plc gmbh co company companies limited group holdings partners associates industries systems solutions technologies technology services software labs studios records entertainment media news press times post
journal magazine review tribune herald gazette university college school institute academy hospital clinic church cathedral abbey museum library theatre theater gallery foundation association society council committee commission agency department
ministry office bureau court bank trust fund insurance airlines airways airport station hotel restaurant club league cup championship olympics games army navy force corps division regiment battalion squadron police party union congress parliament senate
act treaty agreement constitution code article war battle revolution movement festival award awards prize orchestra choir band street avenue road lane drive boulevard square terrace park river lake mountain mountains mount bay valley island islands beach bridge
tower building center centre mall plaza county city town village state states province district region republic kingdom empire ocean sea gulf coast desert forest hills railway railroad line highway route canal castle palace fort house hall
rights policy terms edition version series system project program programme protocol server database framework library language network internet web cloud api sdk data model theorem law effect syndrome disease day week month year eve
language languages studies science sciences engineering management development research security
`);

/** What a place's name ends in. */
export const placeGenerics = set(
  'river lake county island islands mountain mountains bay valley beach province district peninsula canyon creek falls hills springs heights harbor harbour airport cathedral castle square park avenue street road bridge village township parish desert coast gulf strait archipelago glacier fjord plateau forest',
);

/** Small words within names. */
export const particles = set(
  'de da do dos das del della di du la le van von der den ter ten zu zur bin ibn al el y af av of',
);
/** Those that only names of persons have. */
export const nameParticles = set(
  'de da do dos das del della di du la las los van von der den ter ten zu bin ibn al el af',
);

/** How family names end. */
export const familyEnding =
  /(?:[^s]sson|sson|sen|[a-z]son|ović|ovic|ević|evic|vić|ić|ov|ova|ev|eva|ová|ský|ská|ski|ska|cki|cka|wicz|czyk|enko|chuk|escu|opoulos|poulos|idis|akis|yan|ian|adze|shvili|nen|ström|strøm|gren|qvist|quist|lund|dóttir|dottir|mann|stein|baum|meyer|maier|meier|ez|elli|etti|ini|eiro|eira|sma|stra|inga|oğlu|oglu|zadeh|pour)$/i;
export const familyBeginning = /^(?:Mc|Mac(?=\p{Lu})|O['’]|D['’]|Fitz|Ben-|Al-|El-)\p{Lu}/u;

/** How names of towns end. */
export const placeEnding =
  /(?:ville|burgh?|borough|shire|stad|städt|grad|gorod|pur|pura|abad|istan|heim|dorf|kirchen?|hausen|bach|feld|haven|hafen|havn|hamn|vík|vik|järvi|koski|lahti|mouth|chester|bury|stead|fjord|fjörður|fjorden|minster|thorpe|polis|hegy|falva|háza|szentpéter|város|ów|owo|owice|ovo|evo)$/i;
