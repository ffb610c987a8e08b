import { foldText } from '../reading/reading.ts';

// Forms of nouns that no ending explains, after the grammars of each language: the base form, its other forms of one, a
// stroke, its forms of many. Rows are parted by semicolons.
const ROWS: Readonly<Record<string, string>> = {
  de: `
    maus / mäuse mäusen; kuh / kühe kühen; gans / gänse gänsen; huhn / hühner hühnern; ball / bälle bällen;
    wolf / wölfe wölfen; fuchs / füchse füchsen; frosch / frösche fröschen; hahn / hähne hähnen; bank / bänke bänken;
    stuhl / stühle stühlen; zug / züge zügen; turm / türme türmen; baum / bäume bäumen; buch / bücher büchern;
    haus / häuser häusern; mann / männer männern; lamm / lämmer lämmern; kalb / kälber kälbern; rad / räder rädern;
    fahrrad / fahrräder fahrrädern; blatt / blätter blättern; glas / gläser gläsern; korb / körbe körben; rock / röcke;
    hut / hüte hüten; topf / töpfe töpfen; schwan / schwäne schwänen; storch / störche störchen; arzt / ärzte ärzten;
    bauer / bauern; sohn / söhne söhnen; mutter / mütter müttern; tochter / töchter töchtern; vater / väter vätern;
    bruder / brüder brüdern; schloss / schlösser schlössern; apfel / äpfel äpfeln; vogel / vögel vögeln;
    garten / gärten; rose / rosen; junge / jungen jungs; sonnenschirm / sonnenschirme; fluss / flüsse flüssen`,
  fr: `
    hibou / hiboux; cheval / chevaux; animal / animaux; journal / journaux; œil / yeux; genou / genoux; bijou / bijoux;
    chou / choux; œuf / œufs; bœuf / bœufs`,
  es: `pez / peces; lápiz / lápices; luz / luces; pan / panes; león / leones`,
  pt: `cão / cães; pão / pães; mão / mãos; irmão / irmãos; alemão / alemães; capitão / capitães`,
  it: `
    uomo / uomini; uovo / uova; amico / amici amiche; amica / amiche; bue / buoi; mano / mani; dito / dita; ala / ali;
    medico / medici; porco / porci`,
  nl: `
    koe / koeien; ei / eieren; kind / kinderen; lam / lammeren; kalf / kalveren; schip / schepen; stad / steden;
    rund / runderen; blad / bladeren; lied / liederen; rad / raderen; lammetje / lammetjes; kip / kippen`,
  sv: `
    ko / kor korna; gås / gäss gässen; mus / möss mössen; and / änder änderna; fågel / fåglar fåglarna; man / män männen;
    bok / böcker böckerna; hand / händer; fot / fötter; tand / tänder; natt / nätter; stad / städer; get / getter;
    dotter / döttrar; son / söner; mor / mödrar; bror / bröder; cykel cykeln / cyklar cyklarna; äpple / äpplen äpplena;
    öga / ögon; öra / öron; hjärta / hjärtan; får fåret / får fåren; lamm lammet / lammen; barn barnet / barnen;
    träd trädet / träden; hus huset / husen; djur djuret / djuren; ljus ljuset / ljusen; tält tältet / tälten;
    bord bordet / borden; berg berget / bergen; moln molnet / molnen; ägg ägget / äggen; skepp skeppet / skeppen;
    tåg tåget / tågen; päron / päronen; flygplan / flygplanen; fönster fönstret / fönstren; lejon / lejonen;
    torn tornet / tornen; slott slottet / slotten; kaka kakan / kakor kakorna`,
  da: `
    gås / gæs gæssene; and anden / ænder ænderne; mus / mus musene; ko / køer køerne; mand / mænd mændene; hånd / hænder;
    bog / bøger bøgerne; barn / børn børnene; får fåret / får fårene; lam lammet / lam lammene; høne / høns hønsene;
    cykel cyklen / cyklerne; fugl / fugle fuglene; nat / nætter; tand / tænder; fod / fødder; søn / sønner; datter / døtre;
    ged / geder; kat / katte kattene; æble / æbler æblerne; træ / træer træerne; dyr dyret / dyrene; gris / grise grisene;
    mor moren / mødre; bror / brødre; tog toget / togene; æg / æggene; hus huset / huse husene`,
  nb: `
    gås gåsa / gjess gjessene; and anda / ender endene; mus musa / musene; ku kua / kyr kyrne; mann / menn mennene;
    bok boka / bøker bøkene; barn barnet / barna barnene; tre treet / trær trærne; jente jenta / jenter jentene;
    kvinne kvinna / kvinner kvinnene; hytte hytta / hytter hyttene; sykkel sykkelen / syklene; hånd hånda / hender;
    geit geita / geiter geitene; høne høna / høner hønene; bjørn / bjørner; bestemor / bestemødre; dyr dyret / dyrene;
    får fåret / får fårene; lam lammet / lam lammene; hus huset / husene; fjell fjellet / fjellene; tog toget / togene;
    egg egget / eggene; eple eplet / epler eplene; blomst / blomster blomstene; fot / føtter; sønn / sønner; ski / skiene;
    ugle ugla / ugler; rev reven / rever revene; lampe lampa / lamper; dør døra / dører; kone kona / koner`,
  pl: `
    pies psa psu psem psie / psy psów psom psami psach; koń konia koniem / konie koni koniom końmi koniach;
    gęś gęsi gęsią / gęsi gęsiami; mysz myszą / myszy myszami; dziecko dziecka dzieckiem dziecku / dzieci dzieciom dziećmi;
    człowiek człowieka / ludzie ludzi ludźmi; owca owcę owcą / owce owiec owcami; brat / bracia braci;
    mężczyzna mężczyznę mężczyzną / mężczyźni mężczyzn mężczyznami; kobieta / kobiety kobiet kobietami;
    chłopiec chłopca chłopcem chłopcu / chłopcy chłopców chłopcami; jabłko jabłkiem / jabłka jabłek jabłkami;
    drzewo drzewa drzewem / drzew drzewami; lew lwa lwem / lwy lwów lwami; mama mamę mamą / mamy mam;
    niedźwiedź niedźwiedzia / niedźwiedzie niedźwiedzi; jeleń jelenia / jelenie jeleni; łabędź łabędzia / łabędzie łabędzi;
    jeż jeża jeżem / jeże jeży jeżami; przyjaciel / przyjaciele przyjaciół; rybak / rybacy rybaków; kogut koguta / koguty;
    jajko jajkiem / jajka jajek; skrzydło / skrzydła skrzydeł; okno oknem oknie / okna okien; krzesło / krzesła krzeseł;
    ręka / ręce rąk; oko / oczy; gołąb gołębia / gołębie gołębi; motyl / motyle motyli; ryba / ryb;
    koza / kóz; sowa / sów; róża / róż; dziewczynka / dziewczynki dziewczynek; bałwan bałwana bałwanem / bałwany`,
  ru: `
    пёс пса псу псом / псы псов псам псами; котёнок котёнка / котята котят котятами; щенок щенка / щенки щенков щенками;
    утёнок утёнка / утята утят утятами; цыплёнок / цыплята цыплят; жеребёнок / жеребята; ягнёнок / ягнята ягнят;
    медвежонок медвежонка / медвежата; заяц зайца зайцу зайцем / зайцы зайцев зайцам зайцами;
    ёж ежа ежом / ежи ежей ежами; лев льва льву львом / львы львов львам львами; конь коня конём / кони коней конями;
    ребёнок ребёнка ребёнку ребёнком / дети детей детям детьми детях ребята ребят;
    человек человека / люди людей людям людьми; друг друга другом / друзья друзей друзьям друзьями;
    брат / братья братьев; сын сына сыном / сыновья сыновей; дерево / деревья деревьев деревьями деревьях;
    стул / стулья стульев; лист / листья листьев листьями; цветок цветка цветком / цветы цветов цветам цветами цветах;
    птица / птицы птиц; белка / белки белок; овца / овцы овец; яйцо / яйца яиц; перо / перья; крыло / крылья;
    чашка / чашки чашек; яблоко / яблоки яблок; воробей воробья / воробьи воробьёв; муравей / муравьи муравьёв;
    мать матери / матери; дочь дочери дочерью / дочери; гость / гости гостей; окно окном окне / окна окон;
    лошадь лошади лошадью / лошади лошадей лошадьми; свеча / свечи свечей; снеговик / снеговики;
    мужчина / мужчины мужчин мужчинами; женщина / женщины женщин женщинами; рыба / рыб; роза / роз; коза / коз; сова / сов`,
  uk: `
    пес пса псом / пси псів псами; кіт кота коту котом / коти котів котам котами; кінь коня конем / коні коней кіньми;
    дитина дитину дитиною / діти дітей дітям дітьми дітях; кошеня / кошенята кошенят; цуценя / цуценята цуценят;
    каченя / каченята каченят; курча / курчата; ягня / ягнята; лошак / лошата; вівця вівцю вівцею / вівці овець вівцями;
    корова / корови корів коровами; хлопець хлопця хлопцем / хлопці хлопців; дівчина / дівчата дівчат дівчатами;
    квітка / квіти квітів квітами квітах; друг / друзі друзів; людина / люди людей людьми; брат / брати;
    жінка / жінки жінок; дерево / дерева дерев деревами; яйце / яйця яєць; яблуко / яблука яблук; стіл столу столом / столи;
    човен човна човном човні / човни човнів; будинок будинку / будинки будинків; лев лева / леви левів; син / сини;
    лавка лавці лавочці лавочка / лавки; їжак / їжаки їжаків; риба / риб; онука онуку онукою онуці / онуки онучки; коза / кіз; сова / сов; птах / птахи птахів; ведмідь ведмедя / ведмеді ведмедів`,
  ar: `
    كلب / كلاب; قطة / قطط; حصان / أحصنة خيول أحصنه; بقرة / أبقار بقرات; خروف / خراف أغنام خرفان; بطة / بط بطات;
    دجاجة / دجاج دجاجات; عصفور / عصافير; طائر / طيور; دب / دببة; أسد / أسود; فيل / فيلة أفيال; جمل / جمال; أرنب / أرانب;
    سمكة / أسماك سمك; فراشة / فراشات; نحلة / نحل; ذئب / ذئاب; ثعلب / ثعالب; قرد / قرود; سلحفاة / سلاحف; ماعز / معز;
    طفل / أطفال; بنت / بنات; فتاة / فتيات; ولد / أولاد; رجل / رجال; امرأة / نساء; صديق / أصدقاء; شاب / شباب;
    شجرة / أشجار شجر; زهرة / زهور أزهار; وردة / ورود; بيت / بيوت; منزل / منازل; قارب / قوارب; سفينة / سفن; كتاب / كتب;
    سيارة / سيارات; طاولة / طاولات; كرسي / كراسي كراس; مظلة / مظلات; بالون / بالونات; فانوس / فوانيس; شمعة / شموع;
    خيمة / خيام خيم; نخلة / نخيل نخل; جبل / جبال; نجمة / نجوم; نورس / نوارس; حمامة / حمام حمامات; بومة / بوم; كوب / أكواب;
    تفاحة / تفاح; مصباح / مصابيح; نافذة / نوافذ; باب / أبواب; قط / قطط; عامل / عمال; فلاح / فلاحون فلاحين; صياد / صيادون صيادين`,
};

type Forms = { forms: ReadonlyMap<string, readonly string[]>; many: ReadonlySet<string> };

const NONE: Forms = { forms: new Map(), many: new Set() };

const FORMS: ReadonlyMap<string, Forms> = new Map(
  Object.entries(ROWS).map(([language, rows]) => {
    const forms = new Map<string, readonly string[]>();
    const many = new Set<string>();
    for (const row of rows.split(';')) {
      const [one = [], several = []] = row.split('/').map((part) => part.trim().split(/\s+/).filter(Boolean));
      const [base = ''] = one;
      forms.set(base, [...(forms.get(base) ?? []), ...one.slice(1).map(foldText), ...several.map(foldText)]);
      const single = new Set([...one, ...one.map(foldText)]);
      for (const form of several.flatMap((word) => [word, foldText(word)]))
        if (!single.has(form)) many.add(form);
    }
    return [language, { forms, many }];
  }),
);

/** The other forms, folded, of a base form as the vocabulary writes it. */
export const irregularForms = (base: string, language: string): readonly string[] =>
  (FORMS.get(language) ?? NONE).forms.get(base) ?? [];

/** Whether a form of a noun, as written or folded, is of many, and of nothing else: `män`, not `man`. */
export const isIrregularPlural = (form: string, language: string): boolean =>
  (FORMS.get(language) ?? NONE).many.has(form);
