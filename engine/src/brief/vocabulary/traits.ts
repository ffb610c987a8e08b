import { toWordSet as list } from '../reading/reading.ts';
import { byValue, TRAIT_DICTIONARY, translated } from './dictionary/dictionary.ts';
import type { Entry } from './terms.ts';

/** What can be seen of a thing beside its colour. */
export type Trait =
  | 'giant'
  | 'tiny'
  | 'large'
  | 'small'
  /** Far off: `depth-phrases.ts` has its words. */
  | 'distant'
  /** On a string or from a branch. */
  | 'hanging'
  | 'sad'
  | 'angry'
  | 'surprised'
  | 'striped'
  | 'dotted'
  | 'checked'
  | 'patterned'
  | 'material'
  | 'state'
  | 'crowded'
  /** Of a figure of a person; of other things these words only set the tone ("an old lighthouse"). */
  | 'old'
  | 'laughing'
  | 'body';

const WORDS: readonly Entry<Trait>[] = [
  {
    value: 'hanging',
    terms: {
      en: 'hanging, hangs, hang, hung, strung, dangling, suspended, on strings, on a string, on a rope, on ropes',
      de: 'hängend*, hängt, hängen, aufgehängt*, an schnüren, an einer schnur, an einem seil',
      fr: 'suspendu, suspendue, suspendus, suspendues, accroché*, sur des fils, sur une corde',
      es: 'colgado, colgada, colgados, colgadas, colgando, cuelga, cuelgan, colgante*',
      pt: 'pendurado, pendurada, pendurados, penduradas, suspens*',
      it: 'appeso, appesa, appesi, appese, sospes*',
      nl: 'hangend*, hangt, hangen, opgehangen',
      ru: 'висит, висят, висящ*, подвешен*, развешан*',
      zh: '挂着, 悬挂, 吊着, 挂满, 高挂',
      ja: '吊るされた, 吊るした, ぶら下がる, ぶら下がった, 吊り下げ',
      ko: '매달린, 걸린, 매달려',
    },
  },
  {
    value: 'giant',
    terms: {
      en: 'giant, gigantic, enormous, colossal, oversized, massive, huge',
      de: 'riesig*, gigantisch*, riesengroß*',
      fr: 'géant, géante, géants, géantes, énorme, énormes, gigantesque*, immense',
      es: 'gigante, gigantes, enorme, enormes, gigantesc*',
      pt: 'gigante, gigantes, enorme, enormes, gigantesc*',
      it: 'gigante, giganti, enorme, enormi, gigantesc*',
      nl: 'reusachtig*, gigantisch*, enorme',
      ru: 'гигантск*, огромн*',
      zh: '巨大, 巨型',
      ja: '巨大',
      ko: '거대한',
    },
  },
  {
    value: 'tiny',
    terms: {
      en: 'tiny, miniature, minuscule',
      de: 'winzig*',
      fr: 'minuscule, minuscules',
      es: 'diminut*, minúscul*',
      pt: 'minúscul*, pequenin*',
      it: 'minuscol*, piccolissim*',
      nl: 'piepklein*',
      ru: 'крошечн*',
    },
  },
  {
    value: 'large',
    terms: {
      en: 'big, large, tall',
      de: 'groß, große, großer, großes, großen, hohe, hoher, hohes',
      fr: 'grand, grande, grands, grandes, gros, grosse, haut, haute',
      es: 'grande, grandes, gran, alto, alta, altos, altas',
      pt: 'grande, grandes, grandão, alto, alta, altos, altas',
      it: 'grande, grandi, gran, grosso, grossa, alto, alta, alti, alte',
      nl: 'groot, grote, hoog, hoge',
      ru: 'больш*, высок*',
      ja: '大きな, 大きい',
      ko: '큰, 커다란',
      ar: 'كبير, كبيرة',
      hi: 'बड़ा, बड़ी, बड़े',
    },
  },
  {
    value: 'small',
    terms: {
      en: 'small, little',
      de: 'klein, kleine, kleiner, kleines, kleinen',
      fr: 'petit, petite, petits, petites',
      es: 'pequeñ*',
      pt: 'pequen*',
      it: 'piccol*',
      nl: 'klein, kleine',
      ru: 'маленьк*, небольш*',
      ja: '小さな, 小さい',
      ko: '작은',
      ar: 'صغير, صغيرة',
      hi: 'छोटा, छोटी, छोटे',
    },
  },
  {
    value: 'old',
    terms: {
      en: 'old, elderly, aged',
      de: 'alt, alte, alter, alten, altes, betagt*',
      fr: 'vieux, vieil, vieille, vieilles, âgé*',
      es: 'mayor, mayores, viejo, vieja, viejos, viejas, anciano, anciana, ancianos, ancianas',
      pt: 'velho, velha, velhos, velhas, idos*',
      it: 'vecchio, vecchia, vecchi, vecchie, anzian*',
      nl: 'oud, oude, bejaard*',
      ru: 'стар*, пожил*',
    },
  },
  {
    value: 'sad',
    terms: {
      en: 'crying, weeping, sad, crying, weeping, tearful, unhappy, heartbroken',
      de: 'weinend*, weint, traurig*, weinend*',
      fr: 'triste, tristes, pleurant, en larmes',
      es: 'triste, tristes, tristón, llorando',
      pt: 'triste, tristes, tristinho, chorando',
      it: 'triste, tristi, piangente, in lacrime',
      nl: 'verdrietig*, huilend*, droevig*',
      ru: 'грустн*, печальн*, плачущ*',
      zh: '悲伤, 伤心, 哭泣',
      ja: '悲しい, 悲しそうな, 泣いている',
      ko: '슬픈, 우는',
    },
  },
  {
    value: 'angry',
    terms: {
      en: 'angry, furious, raging, grumpy',
      de: 'wütend*, zornig*, böse*',
      fr: 'en colère, furieux, furieuse, fâché*',
      es: 'enojad*, enfadad*, furios*',
      pt: 'zangad*, furios*',
      it: 'arrabbiat*, furios*',
      nl: 'boos, boze, woedend*',
      ru: 'злой, злая, злые, сердит*',
    },
  },
  {
    value: 'surprised',
    terms: {
      en: 'surprised, shocked, amazed, astonished, scared, frightened, terrified',
      de: 'überrascht*, erschrocken*, erstaunt*, verängstigt*',
      fr: 'surpris*, choqué*, étonné*, effrayé*',
      es: 'sorprendid*, asustad*',
      pt: 'surpres*, assustad*, chocad*',
      it: 'sorpres*, spaventat*, scioccat*',
      nl: 'verbaasd*, geschrokken, bang, bange',
      ru: 'удивленн*, испуганн*',
    },
  },
  {
    value: 'laughing',
    terms: {
      en: 'laughing, smiling, happy, joyful, cheerful, winking, yawning, screaming, shouting',
      de: 'lachend*, lacht, lachen, lächelnd*, lächelt, glücklich*, fröhlich*, gähnend*, schreiend*',
      fr: 'riant, souriant, souriante, joyeux, joyeuse, heureux, heureuse, qui rit, qui rient, criant',
      es: 'riendo, sonriendo, sonriente, feliz, felices, alegre, gritando',
      pt: 'rindo, sorrindo, sorridente, feliz, felizes, alegre, gritando',
      it: 'ridendo, sorridente, felice, felici, allegr*, urlando',
      nl: 'lachend*, schreeuwend*',
      ru: 'смеющ*, улыбающ*, счастлив*, радостн*, весел*, кричащ*',
    },
  },
  {
    value: 'striped',
    terms: {
      en: 'striped, stripy, stripey, pinstriped, with stripes',
      de: 'gestreift*, mit streifen',
      fr: 'rayé, rayée, rayés, rayées, à rayures',
      es: 'a rayas, rayado, rayada, rayados, rayadas, de rayas',
      pt: 'listrado, listrada, listrados, listradas, às riscas',
      it: 'a righe, a strisce, rigato, rigata',
      nl: 'gestreept*, met strepen',
      ru: 'полосат*, в полоску',
    },
  },
  {
    value: 'dotted',
    terms: {
      en: 'polka dot, polka dots, polka dotted, dotted, spotted, with dots',
      de: 'gepunktet*, mit punkten, getupft*',
      fr: 'à pois, à petits pois',
      es: 'de lunares, a lunares',
      pt: 'de bolinhas, às bolinhas, de bolas',
      it: 'a pois, a pallini',
      nl: 'gestippeld*, met stippen',
      ru: 'в горошек, в горох',
    },
  },
  {
    value: 'checked',
    terms: {
      en: 'checkered, chequered, checked, plaid, tartan, gingham',
      de: 'kariert*',
      fr: 'à carreaux, écossais, écossaise',
      es: 'de cuadros, a cuadros',
      pt: 'xadrez, quadriculado, quadriculada',
      it: 'a quadri, a quadretti, a scacchi',
      nl: 'geruit*, geblokt*',
      ru: 'клетчат*, в клетку, в клеточку',
    },
  },
  {
    value: 'patterned',
    terms: {
      en: 'patterned, flowered, floral, tattooed, embroidered',
      de: 'gemustert*, geblümt*, gefleckt*',
      fr: 'tacheté*, fleuri*, à fleurs',
      es: 'manchad*, de flores, estampad*',
      pt: 'malhad*, florid*, estampad*',
      it: 'maculat*, a fiori, fiorat*',
      nl: 'gevlekt*, gebloemd*',
      ru: 'пятнист*, в цветочек',
    },
  },
  {
    value: 'material',
    terms: {
      en: 'wooden, marble, stone, brick, bamboo made, metallic, rusty, paper made, knitted, crystal, thatched, stained glass',
      de: 'hölzern*, aus holz, aus stein, gläsern*, rostig*, strohgedeckt*',
      fr: 'en bois, en pierre, en verre, rouillé*, en papier',
      es: 'de madera, de piedra, de cristal, oxidad*, de papel',
      pt: 'de madeira, de pedra, de vidro, enferrujad*, de papel',
      it: 'di legno, in legno, di pietra, di vetro, arrugginit*, di carta',
      nl: 'houten, stenen, glazen, roestig*, papieren',
      ru: 'деревянн*, каменн*, стеклянн*, ржав*, бумажн*',
    },
  },
  {
    value: 'state',
    terms: {
      en: 'haunted, ruined, abandoned, broken, cracked, shattered, burning, on fire, melting, sinking, crashed, wrecked, overgrown, decorated, wrapped, leafless, bare, hollow, blooming, flowering, steaming, smoking, frozen, snow covered, snowcapped, snow capped, lit, illuminated, upside down, wounded, winged, two headed',
      de: 'verlassen*, zerstört*, zerbrochen*, brennend*, schmelzend*, sinkend*, geschmückt*, kahl*, blühend*, beleuchtet*, schneebedeckt*, dampfend*',
      fr: 'hanté*, abandonné*, cassé*, brisé*, en ruine, en ruines, en feu, décoré*, en fleur, en fleurs, illuminé*, fumant*',
      es: 'embrujad*, abandonad*, rot*, en ruinas, en llamas, decorad*, en flor, florecid*, iluminad*, humeante*',
      pt: 'assombrad*, abandonad*, quebrad*, em ruínas, em chamas, decorad*, florid*, iluminad*',
      it: 'stregat*, infestat*, abbandonat*, rott*, in rovina, in fiamme, decorat*, in fiore, fiorit*, illuminat*',
      nl: 'verlaten, gebroken, brandend*, versierd*, bloeiend*, verlicht*, besneeuwd*',
      ru: 'заброшенн*, сломанн*, горящ*, украшенн*, цветущ*, разрушенн*',
    },
  },
  {
    value: 'crowded',
    terms: {
      en: 'busy, bustling, crowded, packed, thronged, full of people, packed with people, crowded with people',
      de: 'belebt*, überfüllt*, geschäftig*, voller menschen, voller leute',
      fr: 'bondé*, animé*, plein de monde, pleine de monde, pleine de gens, plein de gens, noir de monde, noire de monde',
      es: 'concurrid*, abarrotad*, lleno de gente, llena de gente, llenos de gente, llenas de gente',
      pt: 'movimentad*, lotad*, cheio de gente, cheia de gente, cheio de pessoas, cheia de pessoas',
      it: 'affollat*, gremit*, pieno di gente, piena di gente',
      nl: 'druk, drukke, vol mensen',
      ru: 'оживленн*, многолюдн*',
    },
  },
  {
    value: 'body',
    terms: {
      en: 'bald, bearded, blonde, blond, long haired, red haired, redhead, curly haired, curly, freckled, muscular, chubby, skinny, barefoot, masked, hooded, pregnant, one eyed, blindfolded',
      de: 'glatzköpfig*, bärtig*, blond*, rothaarig*, langhaarig*, muskulös*, barfuß*, maskiert*, schwanger*',
      fr: 'chauve*, barbu*, blond*, rousse*, musclé*, pieds nus, masqué*, enceinte',
      es: 'calvo, calva, barbud*, rubi*, pelirroj*, musculos*, descalz*, enmascarad*, embarazada',
      pt: 'careca, barbud*, loir*, ruiv*, musculos*, descalç*, mascarad*, grávida',
      it: 'calvo, calva, barbut*, biond*, muscolos*, scalz*, mascherat*, incinta',
      nl: 'kale, bebaarde, blonde, roodharige, gespierde, blootsvoets, gemaskerde',
      ru: 'лыс*, бородат*, белокур*, рыжеволос*, мускулист*, босоног*',
    },
  },
];

export const TRAITS = translated(WORDS, TRAIT_DICTIONARY, byValue);

/** Sides and arrangements, where no word of place has taken them for itself. */
export const SIDES: readonly Entry<'side'>[] = [
  {
    value: 'side',
    terms: {
      en: 'left, right, between, in a row, in a circle, in a line, upside, opposite, facing each other, back to back, hand in hand, side by side, center, centre, in the middle',
      de: 'links, rechts, zwischen, in einer reihe, im kreis, hand in hand, gegenüber',
      fr: 'gauche, droite, entre, en cercle, main dans la main, en face',
      es: 'izquierda, derecha, entre, en círculo, de la mano',
      pt: 'esquerda, direita, entre, em círculo, de mãos dadas',
      it: 'sinistra, destra, tra, fra, in cerchio, mano nella mano',
      nl: 'links, rechts, tussen, hand in hand',
      ru: 'слева, справа, между, по кругу',
      zh: '左边, 右边, 左侧, 右侧, 之间',
      ja: '左側, 右側, の左, の右, の間に',
      ko: '왼쪽, 오른쪽, 사이에',
      ar: 'يسار, يمين, بين',
      hi: 'बाईं, दाईं, बाएं, दाएं',
    },
  },
];

/** Words of pictures that only set the tone or join: nobody misses them in the drawing. */
export const TONE_WORDS: Readonly<Record<string, ReadonlySet<string>>> = {
  en: list(
    "empty sunlit year's eve medieval lovely nice gorgeous elegant charming cute adorable sweet delightful graceful proud brave noble fierce friendly playful cheerful joyful joyous merry jolly happy smiling curious clever wise magnificent spectacular breathtaking impressive picturesque idyllic pastoral rustic romantic nostalgic vintage classic classical traditional typical plain pure natural organic modern contemporary futuristic sleek stylish luxurious fancy bold vivid vibrant rich intense strong powerful mighty subtle delicate pale muted hazy ethereal surreal fantastic fantasy fantastical whimsical enchanted enchanting mystical secret hidden eerie moody atmospheric cinematic dynamic energetic lively comfy inviting welcoming homely crisp clean tidy neat perfect ideal favourite favorite famous great grand good best bad real realistic sharp smooth rough thick thin long short narrow broad steep slow fast quick speedy swift sleepy tired hungry thirsty relaxed relaxing silent silently innocent shy funny silly goofy crazy strange weird odd unusual unique special rare common ordinary typical local regular whole entire different various own same other another new fresh fluffy furry cuddly plump little shining shiny bright sparkling twinkling shimmering gleaming glistening glittering radiant silky velvety lazy idle faithful loyal royal holy sacred eternal endless infinite timeless iconic legendary heroic epic stunning amazing awesome incredible wonderful marvelous marvellous beloved dear young beautiful harmonious balanced hopeful thoughtful pensive focused dense thick rugged towering weathered humble stately splendid exotic festive nice lone spread stretching stretched surrounded winding gentle gently softly quietly calmly slowly brightly deeply have has having had being been be am was were does do did doing get gets getting go goes going come comes coming make makes made seem seems it they he she him them we us you i me again ever never always often sometimes almost nearly about around here there somewhere nowhere everywhere nothing something someone everyone anything anyone any both either neither such than so too via per yet if or but nor because since until though although however still up upon onto past off out while towards toward alongside amid amidst atop around going coming wearing wears doing taking enjoying spending having",
  ),
  de: list(
    'fahren fährt fahrend fahrende fahrenden leer leere leerer leeres leeren mittelalterliche mittelalterlicher mittelalterliches mittelalterlichen lassen lässt mein meine meiner meinem unser unsere unserer euer dein deine ihrer ihres ihren ihrem seiner seines seinen wunderschön wunderschöne wunderschöner wunderschönes hübsch hübsche hübscher hübsches nett nette lieb liebe lieber gemütlich gemütliche gemütlicher gemütliches idyllisch idyllische idyllischer malerisch malerische malerischer majestätisch majestätischer majestätische friedlich friedliche friedlicher fröhlich fröhliche fröhlicher glücklich glückliche glücklicher süß süße süßer niedlich niedliche niedlicher stolz stolze stolzer mutig mutige freundlich freundliche modern moderne moderner rustikal rustikale rustikaler leuchtend leuchtende strahlend strahlende sanft sanfte sanfter weich weiche warm warme warmer warmes kalt kalte kalter früh früher frühe frühen früh spät späte später während zusammen gemeinsam entlang dazu dabei viele einzelne einzelner steil steile schmal schmale breit breite gehen geht sitzen sitzt liegen schaut schauen blickt blicken sieht sehen holt macht machen wird werden hat haben nach ganz sehr auch noch schon nur dort hier etwas leicht leichte leichtem welche welcher man sie er es wir ich uns in den vom beim ins ans zur',
  ),
  fr: list(
    'vide vides médiéval médiévale médiévaux mon ma mes notre nos votre vos leur joli jolie jolis jolies mignon mignonne adorable charmant charmante majestueux majestueuse paisible tranquille sereine serein heureux heureuse joyeux joyeuse fier fière doux douce chaud chaude froid froide moderne rustique pittoresque idyllique magnifique superbe splendide lumineux lumineuse éclatant vif vive ancien ancienne nouveau nouvelle long longue pendant tandis ensemble très tout toute tous plein pleine sort donne fait faire regarde regardant porte vient va assis autour le la leurs ses où dont comme non ne pas plus bien aussi encore là ici début fin milieu',
  ),
  es: list(
    'vacío vacía vacíos vacías desierta desierto medieval medievales mi mis tu tus nuestro nuestra nuestros bonito bonita bonitos bonitas lindo linda precioso preciosa adorable encantador encantadora majestuoso majestuosa pacífico pacífica sereno serena feliz felices alegre alegres orgulloso orgullosa dulce suave cálido cálida frío fría moderno moderna rústico rústica pintoresco pintoresca idílico magnífico brillante vivo viva antiguo antigua nuevo nueva largo larga mientras juntos muy todo toda todos lleno llena mirando mira hay está están como donde al no más bien también aún aquí allí fondo',
  ),
  pt: list(
    'vazio vazia vazios vazias deserta deserto medieval medievais meu minha meus nosso nossa dele dela deles bonito bonita bonitos bonitas fofo fofa adorável encantador encantadora majestoso majestosa tranquilo tranquila sereno serena feliz felizes alegre alegres orgulhoso doce suave quente frio fria moderno moderna rústico rústica pitoresco pitoresca magnífico brilhante vivo viva antigo antiga novo nova longo longa enquanto juntos muito todo toda todos cheio cheia olhando olha há está estão como onde não mais bem também ainda aqui ali fundo',
  ),
  it: list(
    'vuoto vuota vuoti vuote medievale medievali mio mia miei nostro nostra loro suoi sue carino carina grazioso graziosa adorabile incantevole maestoso maestosa tranquillo tranquilla sereno serena felice felici allegro allegra orgoglioso dolce morbido caldo calda freddo fredda moderno moderna rustico rustica pittoresco pittoresca magnifico splendido brillante vivo viva antico antica nuovo nuova lungo lunga mentre insieme molto tutto tutta tutti pieno piena guarda guardando come dove non più bene anche ancora qui lì',
  ),
  nl: list(
    'rijden rijdt rijdend leeg lege middeleeuws middeleeuwse mijn jouw onze hun haar prachtig prachtige lief lieve schattig schattige gezellig gezellige vredig vredige vrolijk vrolijke gelukkig gelukkige trots trotse zacht zachte warm warme koud koude modern moderne nieuw nieuwe lang lange tijdens terwijl samen langs heel alle vol volle kijkt kijken wordt worden heeft hebben gaat gaan maakt bij ook nog hier daar waar er men zij hij het vroeg vroege laat late',
  ),
  ru: list(
    'пустой пустая пустое пустые средневековый средневековая средневековой мой моя мои наш наша свой своя свою своей своего их его ее красивый красивая красивое красивые милый милая милое прекрасный прекрасная уютный уютная уютное величественный спокойный спокойная тихий тихая тихое счастливый счастливая веселый веселая нежный нежная теплый теплая теплое холодный холодная современный новый новая вдоль вместе очень весь вся все пока который которая где там здесь его ее их есть был была идет смотрит смотрят рано поздно ранним поздним горной горный морской лесной',
  ),
};
