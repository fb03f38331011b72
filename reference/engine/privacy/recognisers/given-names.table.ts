/**
 * Common given names of many languages, in small letters and without accents: written for this project, no list of others.
 * A name that is also a word or a place stands in `doubtful` and counts only where something beside it speaks for a person.
 * Spec: RedactPIIOptions (PERSON).
 */
const certain = `
aaron abby abigail adam adrian adrienne aidan aisha alan alana albert alec alejandra alejandro alex alexa alexander
alexandra alexei alexis alfred alfredo alice alicia alison allan allen allison alma alvaro alyssa amanda amber
amelia amelie amy ana anabel anastasia anders andre andrea andreas andrei andrej andres andrew andrzej andy angel
angela angelica angelina angelo anika anita anja ann anna annabel anne annette annie anthony antoine anton antonella
antonia antonio april ariana ariane ariel armando arnaud arne arnold arthur arturo ashley astrid aubrey audrey
august augusto aurora axel ayla barbara bart beatrice beatriz becky ben benedict benedikt benjamin benny bernadette
bernard bernd bernhard bernice bert bertha beth bethany betty beverly bianca bjorn bob bobby boris brad bradley
brandon brandy brenda brendan brent brett brian brianna bridget brigitte britney brittany bruce bruno bryan bryce
caitlin caleb calvin cameron camila camille candice carina carl carla carlo carlos carmen carol carole carolina
caroline carolyn carrie casey cassandra catalina catherine cathy cecilia cecile cedric celeste celia celine cesar
chad chantal charlene charles charlie charlotte chelsea cheryl chiara chloe chris christa christian christiane
christina christine christoph christophe christopher christy cindy claire clara clarence clarissa claude claudia
claudio claus clayton clement clifford clive clyde cody colette colin colleen conchita connie connor conrad
constance cora corinne cornelia cory courtney craig cristian cristina crystal curtis cynthia cyril daisy damian
damien dan dana daniel daniela daniele danielle danny daphne darlene darren darryl dave david dawn dean deanna
debbie deborah debra delia denis denise dennis derek desmond diana diane dick diego dieter dietmar dimitri dirk
dmitri dmitry dolores domenico dominic dominik dominique don donald donna dora doreen doris dorothy doug douglas
duncan dustin dwayne dylan ebony eddie edgar edith edmund eduardo edward edwin eileen elaine eleanor elena elias
elijah elisa elisabeth elise eliza elizabeth ella ellen ellie elmer eloise elsa elsie emanuel emil emile emilia
emilie emily emma emmanuel enrico enrique eric erica erich erik erika erin ernest ernesto ernst esteban esther ethan
ethel eugen eugene eugenia eunice eva evan eve evelyn ewa ezra fabian fabio fabrice faith fatima federica federico
felicia felix ferdinand fernanda fernando filip filippo fiona flora florence florian floyd frances francesca
francesco francine francis francisco franco francois francoise frank frankie franz fred freda frederic frederick
frederik frida friedrich fritz gabriel gabriela gabriele gabriella gabrielle gareth gary gavin geoffrey georg george
georges georgina gerald geraldine gerard gerardo gerd gerhard germaine gertrude gianluca gianni gilbert gilles gina
giorgio giovanna giovanni gisela giulia giuliano giuseppe gladys glen glenn gloria gordon grant greg gregor gregory
greta gretchen grzegorz guido guillaume guillermo gunnar gunter gustav gustavo guy gwen gwendolyn hanna hannah hanne
hannes hans harald harold harriet harry harvey hazel heather hector heidi heike heinrich heinz helen helena helene
helga helmut henri henrietta henrik henrique henry herbert herman hermann hilda hildegard hillary holger horst
howard hubert hugh hugo humberto ian ida ignacio igor ilse imogen ines inga inge inger ingo ingrid irena irene irina
irma isaac isabel isabella isabelle isaiah ismael ivan ivana ivo ivy jack jackie jacob jacqueline jacques jaime jake
jakob jamal james jamie jan jana jane janet janice janine jared jasmine jason javier jean jeanette jeanne jeff
jeffery jeffrey jenna jennifer jenny jens jeremiah jeremy jerome jerry jesse jessica jessie jesus jill jim jimmy
joachim joan joanna joanne joao joaquin jochen jodie joe joel johan johann johanna johannes john johnny jon jonah
jonas jonathan jorg jorge jose josef joseph josephine joshua joy joyce juan juana juanita judith judy juergen julia
julian juliana julie juliet juliette julio julius jurgen justin justine jutta karen karin karina karl karla kate
katharina katherine kathleen kathryn kathy katie katja katrin katrina kay kayla keith kelly kelsey kenneth kenny
kerry kerstin kevin kieran kim kimberly kirk kirsten klaus konrad krista kristen kristin kristina kurt kyle lara
larry lars laura lauren laurence laurent laurie lea leah lee leif leila lena leo leon leonard leonardo leonie
leopold leroy leslie lester lewis liam lidia lillian lily linda lindsay lionel lisa liza lloyd lois lola lorena
lorenzo loretta lori lorraine lothar louis louisa louise luc luca lucas lucia luciano lucie lucille lucy ludwig
luigi luis luisa luiz lukas luke lydia lynn mabel mackenzie maddison madeleine madison magdalena maggie malcolm
malik mandy manfred manuel manuela marc marcel marcela marcella marcelo marcia marco marcos marcus margaret
margarita margarete margot marguerite maria mariana marianne marie marilyn marina mario marion marisa marissa
marjorie markus marlene marta martha martin martina marty marvin mary mateo mathew mathias mathilde mathieu matt
matteo matthew matthias matthieu maureen maurice mauricio max maxim maximilian maxine megan melanie melinda melissa
melvin mercedes meredith mia micaela michael michaela michel michele micheline michelle miguel mike milan mildred
miles milton mindy miranda miriam mitchell mohamed mohammad mohammed moira molly mona monica monika monique morgan
moritz moses muhammad muriel myriam myrtle nadia nadine nancy naomi natalia natalie natasha nathalie nathan
nathaniel neil nelson nicholas nick nicola nicolas nicole nigel nikolai nina noah noel noelle nora norbert noreen
norma norman olaf oleg olga oliver olivia olivier omar oscar oskar otto owen pablo paige pam pamela paola paolo
pascal patricia patrick patrizia patty paul paula paulette paulina pauline paulo pavel pedro peggy penelope penny
perry pete peter petra philip philipp philippa philippe phillip phoebe phyllis pierre pieter pietro priscilla
quentin quincy rachel rafael rainer ralf ralph ramon ramona randall randy raphael raquel raul raymond rebecca regina
reginald reinhard rene renate renee rhonda ricardo riccardo richard rick ricky rita robert roberta roberto robin
rocco roderick rodney rodolfo rodrigo roger roland rolf roman romeo ron ronald ronnie rosa rosalie rosalind
rosemarie rosemary rosie ross rowena roxanne roy ruben rudolf rufus rupert russell ruth ryan sabina sabine sabrina
sally salvador salvatore sam samantha sammy samuel sandra sandy santiago sara sarah sasha scott sean sebastian
selena selma serena serge sergei sergio seth shane shannon sharon shaun shawn sheila shelby shelley sheri sherry
sheryl shirley sibylle sidney siegfried sigrid silvia simon simona simone sofia sonia sonja sophia sophie stacey
stacy stan stanley stefan stefania stefanie stefano stella stephan stephanie stephen steve steven stewart stuart sue
susan susana susanna susanne suzanne sven svetlana sybil sylvain sylvia sylvie tabitha tamara tammy tania tanya tara
tatiana taylor ted terence teresa terrence terri terry thea thelma theo theodore theresa therese thierry thomas
tiffany tim timothy tina toby todd tom tomas tommy toni tony tracey tracy travis trevor tricia tristan troy tyler
tyrone udo ulrich ulrike ursula uwe valentin valentina valeria valerie vanessa vera verena vernon veronica veronika
veronique vicki vicky victor victoria viktor vincent vincenzo viola violet virginie vivian viviane vladimir volker
wade waldemar wallace walter wanda warren wayne wendy werner wesley whitney wilfred wilhelm willem william willie
wilma winifred winston wolfgang xavier yann yannick yolanda yuri yves yvette yvonne zachary zoe aarne aino anneli
antti arja eero eeva eino elina erkki esa hannele hannu heikki helmi hilkka ilkka ilmari inkeri irmeli jaakko janne
jari jarmo jouko juha juhani jukka kaarina kalevi kalle kari katri kirsi kirsti kyllikki lauri leena liisa maarit
maija marja marjatta marko markku matti mauri mervi mika mikko minna minttu niina olavi outi paavo paivi panu pasi
pekka pentti pertti petri petteri pirjo pirkko raija raimo reijo riikka riitta risto ritva saara sakari sami sanna
satu seija seppo sini sirkka sirpa taina tapani tapio tarja teemu teppo terttu tiina timo toivo tomi tuija tuula
tuomas urho vaino veikko vesa ville vilho virpi agneta anette anki annika arvid asa bengt berit birgit birgitta
bjarne bo borje britt dag egil eivind elin elisabet eskil frode geir gerda goran gro gudrun gun gunilla gunn hakan
halvard hakon haldor hedda hege helge henning hilde ingeborg ingemar ingvar jarl jorgen jorunn kaare kare karsten
kjell kjetil kjersti knut kristian kristine kristoffer lasse lennart linnea lisbeth liv magne magnus maja maren
marit mats merete mette mikael mikkel mogens morten niels nils odd oddvar ola olav ole olof oystein palle per
pernille petter ragnar ragnhild randi rasmus roar rune sigurd silje siri siv solveig soren stein sten stian stig
sture sverre svend synnove terje thor thorbjorn tobias tone tor tord tore torhild torill torsten tove trine trond
trygve tuva ulf ulla unni vegard vidar vigdis vibeke viggo yngve arna arnar asta bjarni bjork einar eirikur freyja
gudmundur gudny hafdis halldor halla haraldur helgi hildur hrafn ingibjorg jona jonina katla kolbrun kristjan magnea
margret olafur palmi petur ragnheidur runar sigridur sigrun sigurdur sigurbjorg snorri steinunn sveinn svanhildur
thorsteinn thordis unnur valgerdur adriaan annelies anouk bas bram coen cor daan els femke frans gerrit geert gijs
hanneke harm hendrik henk jaap jacoba janneke jasper jeroen joep joost joris joke karel kees koen lieke lotte
maarten maaike marieke marijke marloes martijn mathijs mieke nienke nynke pim piet reinier renske rik rob roel roos
rutger ruud saskia sanne sander sjoerd sofie stijn tessa teun theun thijs tijn tjeerd trijntje willemijn wim wouter
yvo agnieszka aleksander aleksandra arkadiusz bartosz beata bogdan boguslaw bozena czeslaw dariusz dorota edyta
elzbieta ewelina genowefa grazyna halina irmina iwona izabela jacek jadwiga jakub janina janusz jaroslaw jerzy
jolanta jozef justyna kacper kamil karol katarzyna kazimierz kinga krystyna krzysztof leszek lukasz maciej
malgorzata marcin marek mariusz marzena mateusz michal mieczyslaw miroslaw mikolaj patryk pawel piotr przemyslaw
radoslaw rafal renata ryszard slawomir stanislaw sylwia szymon tadeusz tomasz urszula wieslaw wieslawa wiktor
wiktoria wladyslaw wojciech zbigniew zdzislaw zenon zofia zuzanna zygmunt alena ales alois alzbeta antonin blanka
blazena bohumil bretislav dagmar dalibor danuse denisa drahomira eliska frantisek hana ilona iveta ivona jarmila
jaromir jaroslav jaroslava jindrich jirina jiri jitka kamila katerina klara kristyna kveta ladislav lenka libor
libuse lubomir lubos ludek ludmila marketa matej milada milena milos miloslav miroslav miroslava nikola ondrej
otakar pavla pavlina petr premysl radek radim radka radomir rostislav ruzena sarka stanislav stanislava stepan
svatopluk tereza vaclav vendula vilem vit vitezslav vladislav vlasta vlastimil vojtech zbynek zdena zdenek zdenka
zuzana andjela andrija ante antun biljana bojan borislav branimir branislav branko damir danica danijel danijela
darko davor dejan dragan dragana drazen dusan durdica emina gordana haris hrvoje ivica ivka jasmina jasna jelena
josip jovan jovana katarina kresimir ksenija lejla ljiljana ljubica luka marija marijan marijana mate matija milica
miljenko milorad mirela mirjana miro mladen nada natasa nebojsa nemanja nenad nevena ognjen petar predrag radmila
radovan ranko ratko sanja sasa silvija sinisa slavica slavko slobodan snezana srdjan stanka stjepan tanja tatjana
tihomir tomislav vedran vesna vlado vuk zdravko zeljka zeljko zlata zlatko zoran zorica zvonimir aleksandr aleksei
aleksey alexey alla alyona anatoly anfisa antonina arina arkady artem artyom bogdana bulat darya ekaterina elizaveta
evgenia evgeniy evgeny fedor fyodor galina gennady georgy gleb grigory ilya inessa inna innokenty khadizhat kirill
konstantin ksenia lada larisa leonid lev lidiya lyubov lyudmila maksim marfa mariya matvey mikhail nadezhda natalya
nikita nikolay oksana oleksandr oleksiy olesya pavlo polina raisa rodion ruslan ruslana rustam saveliy semyon sergey
sofya svyatoslav taisia taras timofey timur ulyana vadim valery vasily vasiliy viktoria vitaly vlad volodymyr
vsevolod vyacheslav yana yaroslav yegor yekaterina yelena yevgeny yulia yuliya yuriy zakhar zaur zhanna zinaida zoya
agnes aniko attila balazs bela bence boglarka csaba csilla denes dezso edina emese endre erzsebet eszter ferenc
gabor gergely gergo gizella gyorgy gyula hajnalka ibolya ildiko imre istvan janos jozsef judit julianna kalman
karoly katalin kornel krisztian krisztina lajos laszlo levente lorinc marton matyas mihaly miklos nandor noemi
orsolya pal piroska reka rozsa sandor szabolcs szilvia tamas terezia tibor timea tunde vilmos zita zoltan zsofia
zsolt zsuzsa zsuzsanna alexandros anastasios angeliki antonis apostolos aristotelis athanasios charalampos christos
despina dimitra dimitrios dimitris eirini eleftherios eleni evangelia evangelos fotini georgia georgios giorgos
ioanna ioannis konstantina konstantinos kostas kyriakos lefteris marios michalis nikolaos nikos panagiotis
panayiotis paraskevi petros sotiris spyros stavros stelios theodora theodoros thanasis vasiliki vasilis vasilios
yannis yiannis adelina alexandru alina andreea catalin constantin corina cosmin doina dumitru florin gheorghe horia
iulia ileana ioana ion ionut liviu lucian marian marius mihaela mihai mircea nicolae octavian ovidiu petru radu
raluca razvan roxana sanda silviu sorin traian tudor vasile viorel abdullah abdul abdel adnan ahmad ahmed ali amal
amina amir amira anwar asma ayman aziz bashir bilal dalia dina fadi fahad faisal farah farid faris farouk fatemeh
fatma fawzi ghassan habib hadi hafiz haitham hala hamid hamza hanan haroun hasan hashim hassan hatem hisham hossein
huda hussain hussein ibrahim idris imad iman imran ismail jabir jalal jamila jamil kamal karim khadija khaled khalid
laila latifa layla lina lubna mahmoud majid malak mansour mariam maryam mehdi moustafa mounir mourad mustafa nabil
nabila nadir naima najib nasser nawal nizar noor nour osama qasim rachid rafiq rahim rana rania rashid rasheed reza
rima saad sabah sadiq said saleh salem salim salma salman samir samira sana sawsan sayed selim shadi sharif soraya
suleiman tahir tamer tarek tariq umar wael walid wafa yahya yasin yasmin yasmine yasser yousef youssef yusuf zahra
zainab zaki zayd zeinab ziad ahmet asli ayse aysegul aylin baris berat berk burak busra can cem cemal cengiz deniz
dilek ebru ece elif emine emre engin ercan erdem erdogan erhan erkan esra fatih ferhat fikret gizem gokhan gul
gulsen halil hande hatice huseyin hulya ilker irem kadir kaan kemal kerem leyla levent mehmet melek meltem meryem
merve mert metin murat nazli necati nesrin nihat nilgun nuray nuri okan omer onur orhan osman ozan ozge ozgur ozlem
pinar ramazan recep saban sabri selcuk selin serdar serkan sevgi sevil sibel sinan songul suleyman sultan sukru
tolga tuncay turgut ugur umit yasar yasemin yavuz yildiz yilmaz zehra zeynep aarav abhishek aditi aditya ajay akash
akshay amit amitabh amrita anand ananya aniket anil anjali ankit ankita ankur anuj anupam anuradha aparna aravind
arjun arun aruna arvind asha ashok ashwin avinash bharat chandra chitra deepa deepak deepika dev devendra dhruv
dinesh divya ganesh gaurav gauri geeta girish gopal govind gurpreet harish harpreet hemant indira isha ishaan
jagdish jatin jaya jayant jyoti kabir kailash kalyani kamala karan karthik kavita kiran kishore komal krishna kumar
kunal lakshmi lalit madhav madhuri mahesh mala manish manisha manoj maya meena meera mohan mohit mukesh nandini
narendra naresh naveen neeraj neha nikhil nisha nitin padma pankaj parvati pooja prabhu pradeep prakash pranav
prasad prashant pratik praveen preeti prem priya priyanka radha raghav rahul raj raja rajat rajeev rajendra rajesh
rajiv raju rakesh ram raman ramesh ranjit rashmi ravi ravindra rekha ritu rohan rohit roshan sachin sahil sandeep
sandhya sangeeta sanjana sanjay sanjeev santosh sarita satish savita shalini shankar shanti sharad shashi shilpa
shivani shreya shruti shweta siddharth sita smita sneha sonal subhash sudha sudhir sujata sumit sunil sunita suresh
surya sushil swati tanvi tarun tushar uday uma usha vaibhav varsha varun vasudha vijay vikas vikram vinay vineet
vinod vipin vishal vivek yash yogesh aiko akemi aki akihiko akihiro akiko akinori akio akira asuka atsuko atsushi
ayaka ayako ayumi chie chieko chihiro chiyo daichi daiki daisuke eiji eiko emi emiko fumiko fumio goro hanako haruka
haruki haruko haruto hideaki hidehiko hideki hideko hideo hideyuki hikaru hinata hiroki hiroko hiromi hiroshi hiroto
hiroyuki hisako hisashi hitomi hitoshi isamu itsuki izumi jiro jun junichi junko kaito kanako kaori kaoru katsumi
kazue kazuhiko kazuhiro kazuki kazuko kazumi kazuo kazuya keiichi keiji keiko keisuke ken kenichi kenji kenta kiyoko
kiyoshi koichi koji kosuke kumiko kyoko makoto mamoru manabu mariko masaaki masahiko masahiro masaki masako masao
masaru masashi masato masayuki mayumi megumi michiko midori miki mikio minako minoru misaki mitsuko mitsuo miyuki
mizuki momoko nanami naoki naoko naoto natsuki natsumi noboru nobuko nobuo nobuyuki noriko norio osamu rei reiko
rena riku rikuto rin ryo ryohei ryota ryuji saburo sachiko sadako saki sakura sanae satoko satoru satoshi satsuki
sayaka sayuri seiichi seiji setsuko shigeki shigeko shigeru shiho shin shingo shinichi shinji shinya shiro shizuko
shohei shoichi shota shunsuke sora sumiko susumu tadao tadashi taichi takahiro takako takao takashi takayuki takeo
takeshi takuma takumi takuya tamiko taro tatsuo tatsuya teruo tetsuo tetsuya tomoe tomohiro tomoko tomomi toru
toshiaki toshiko toshimi toshio toshiyuki tsubasa tsukasa tsutomu tsuyoshi yasuhiro yasuko yasuo yoko yoichi
yoshiaki yoshie yoshihiro yoshiko yoshimi yoshio yoshito yuichi yuka yukari yuki yukie yukiko yukio yuko yumi yumiko
yuriko yusuke yutaka yuto yuuji yuya chao chen chun dong fang fei feng guang hai haitao hong hua huan hui jia jian
jianhua jie jin jing kai lei li liang lihua lin ling mei meiling min ming na nan ning peng ping qiang qing rong rui
shan shu tao ting wei weiming wen xiang xiao xiaoming xin xiu xue yan yang yi ying yong yuan yue yun zhen zhi zhong
hyun jae jihoon jisoo jiwon kyung minho minjun minji seojun seoyeon seung soo sujin sung woojin yeon younghee
youngho yuna anh duc dung hien hoa hung huong khanh lan linh loan mai minh nam nga ngoc nguyen nhung phong phuc
phuong quan quang quynh son thanh thao thi thu thuy trang trinh tuan tung tuyet van viet xuan abdoulaye abebe abena
achieng adebayo adwoa akinyi akosua amara ama aminata amadou awa babajide bamidele bongani chiamaka chidi chika
chinedu chioma chukwuma dikeledi ebele ekow emeka fatou folake funmilayo ifeanyi ikenna itumelang jabari jabulani
kamau kofi kwabena kwame kwasi lerato lindiwe mamadou mandla mbali moussa musa mthunzi nandi ngozi nkechi nkosana
nomsa nomvula obinna oluwaseun onyeka ousmane oumar palesa rethabile sekou sibusiso sipho siyabonga temitope thabo
thandi thandiwe themba tendai uche wangari wanjiku yaa yewande zanele avi avigail avraham ayelet boaz chaim dafna
dov efrat eitan eliezer gal gideon hadas itai lior mordechai moshe naftali nir noa oren ori ronen roni shai shira
shlomo shmuel tal tamar uri yaakov yael yair yehuda yigal yitzhak yoav yonatan yosef zvi adan agustin aitor alonso
amparo araceli aurelio belen benito blanca borja candela caridad cayetano consuelo cristobal dario edurne elvira
emilio esperanza estela eusebio facundo fabiola felipe fermin gael gonzalo gregorio guadalupe ignacia inmaculada
iker iñigo isidro iván jacinto jeronimo jimena joana jordi jorgelina josefa julieta leandro leticia lourdes lucrecia
macarena magali maite manolo marcelina mariano maricarmen marisol matias milagros moises montserrat nerea nieves
nuria octavio oriol paloma patricio paz pilar rafaela ramiro reyes rocio rogelio rosario rufino salome sancho
saturnino silvana tomás vicente ximena yago adriano afonso alberto aldo alessandra alessandro alessia alessio amedeo
annalisa antonello arianna assunta bartolomeu benedetta bernardo bruna caetano caio camilo carlotta caterina cesare
cinzia concetta corrado cosimo costanza cristiano damiano danilo davide debora donatella donato duarte edoardo
eleonora elisabetta emanuele emanuela enzo ettore eugenio fabiana fabrizio felicita fernao ferruccio fiorella flavia
flavio francisca gaetano gaspare gennaro giacomo giada gianfranco giacinta ginevra gino giordano giuliana graziella
guilherme helder heitor iacopo ilaria inacio isadora italo ivano joaquim jordao jozefina larissa laerte lazaro
leonor letizia lia liliana loredana luana lucio ludovica ludovico maddalena manoel mafalda massimo matilde maurizio
mauro michela mirella mirko natale nicoletta nicolo nuno orazio orlando ornella otavio palmira paolina paride
pasquale patrizio pierluigi piero pina pippo raffaele raffaella raimundo raniero rebeca renzo rinaldo romina romolo
rosanna rosaria rossana rossella ruggero sandro saverio serafina silvano silvio teodoro tiago tiziana tommaso tonia
ugo umberto valerio vanda vasco vito vittoria vittorio vinicius adele alain albane alix anais andree armand arlette
aurelie aurelien baptiste bastien benoit bertrand capucine carine clemence clementine corentin coralie cyrille
delphine didier edouard eliane elodie emeline estelle etienne eugenie evelyne fabien fabienne fanny florent franck
frederique gaelle gaetan gaspard genevieve georgette ghislaine germain gregoire guillemette gwenael herve honore
jacky jacquot jeanine jeremie jocelyne josette josiane julien laetitia laure leonce liliane loic louane luce lucien
lucienne ludovic madeline maelle manon marcelle margaux marielle marthe martine maryse mathis maud melissandre
mireille morgane mylene noemie odette odile olympe ophelie pascale patrice pierrick raoul raymonde regine remi remy
renaud rodolphe romain rosine sandrine sebastien segolene severine solange solene stephane suzie sylvette thibault
thibaut timothee valentine valere violette xaviere yoann yvan yvon zelie
`;

const doubtful = `
angel april art august aurora austin autumn basil bill brook brooke buck candy chad charity chase chance chelsea
chen china chip christian clay cliff crystal dale daisy dawn dean denver destiny dick dolly drew earl eden eve faith
fern flora florence forest frank gene georgia gill ginger glen grace grant gray guy harmony hazel heath holly hope
hunter india iris israel ivy jack jade jasper jean jewel jordan joy june kay lance laurel lee lily london lucky
madison marina mark mason max may melody mercedes miles misty morgan myrtle nick norm olive page paige paris
patience pearl penny peg pat piper poppy prince rain ram ray red reed rich river rob robin rocky rod roman rose
rosemary ruby rusty sage sandy savannah scarlet scout sierra sky skip sofia son stone storm sue summer sunny sydney
taylor terry trinity troy tyler van vera victor victoria viola violet virginia wade ward warren will willow winter
woody duke king young major li na an a yang yi min ming wei lan mai linh anh viet nam song hung quan can deniz
yildiz sultan said salem sana nada maya asia africa carolina dakota montana regina santiago salvador cesar jesus
maria trinidad reyes paz milagros esperanza nieves leo virgo mars venus apollo athena java julia perl rust kotlin
dart swift lisp julius cora hugo nova ada pascal eiffel elm maxima jasmine mocha vite django gradle maven ant kafka
hadoop bentley lincoln ford tesla fiat alfa romeo audi lima lena bo cor el la al bas piet rosa bianca blanca alba
sol luna stella gloria bella
`;

const plain = (name: string): string => name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const asSet = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/).map(plain));

const doubtfulNames = asSet(doubtful);
const names = new Set([...asSet(certain)].filter((name) => !doubtfulNames.has(name)));
const letters: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  đ: 'd',
  ł: 'l',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  ı: 'i',
  œ: 'oe',
};

/** How much a word speaks for a person: 2 a given name, 1 a given name or something else, 0 neither. Of `Anne-Marie`, its parts. */
export function givenNameWeight(word: string): 0 | 1 | 2 {
  const name = plain(word).replace(/[øæđłðþßıœ]/g, (letter) => letters[letter]!);
  if (names.has(name)) return 2;
  if (doubtfulNames.has(name)) return 1;
  const parts = name.split('-');
  return parts.length > 1 && parts.every((part) => names.has(part)) ? 2 : 0;
}
