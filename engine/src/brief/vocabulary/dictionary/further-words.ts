// Rows of `English headword=word, word`, parted by semicolons, by language: what the tables of all languages have no cell for.

/** Further names of what is drawn. */
export const NOUNS_BY_LANGUAGE: Readonly<Record<string, string>> = {
  en: 'dog=doggy, doggie; cat=kitty; rabbit=bunny',
  de: 'dog=wauwau, vierbeiner; cat=mieze, stubentiger; boy=bub, bursche; girl=mädel, mädchen; child=knirps; grandmother=omi',
  fr: 'sheep=brebis; wolf=louve, louveteau; farmer=fermière, agricultrice; cat=minou; dog=toutou; bear=ourson, oursonne; girl=gamine; boy=gamin, petit gars',
  es: 'kite=cometa, cometas, papalote, barrilete; dog=can, perra, perrita; cat=minino; bird=pajarillo; boy=chaval; girl=chavala; truck=camioneta de carga',
  pt: 'truck=camião, camiões; girl=rapariga, raparigas, moça, moças, garota, garotas; boy=garoto, garotos, moço; dancer=dançarino, dançarinos, dançarina, dançarinas; dog=cadela, cãozinho; duck=patinho',
  it: 'doctor=dottore, dottoressa; dog=cagnolone, cagnetta; cat=micio, micetto; boy=ragazzino, bimbo; girl=ragazzina, bimba; child=bimbi',
  nl: 'boy=jongetje, jochie, knul; girl=meid; dog=hondje; cat=poesje; meadow=wei; horse=paardje',
  ru: 'bench=лавочка, лавка; cat=котик, котёнок; dog=пёсик, щенок; tent=палатка; old woman=бабуля; old man=дедуля, дед; child=малыш, малышка',
  uk: 'cat=котик, киця; goose=гусак; girl=дівчатко, дівчинонька; dog=песик; child=малюк; bench=лавочка',
  pl: 'dog=piesek, pieseczek; cat=kotek, kicia; bear=miś; girl=dziewuszka; boy=chłopczyk; child=maluch',
  sv: 'old woman=tant, gumma, mormor, farmor; old man=farbror, morfar, farfar; girl=tjej, flicka; boy=grabb; sheep=får; man=mannen, män, männen; duck=and; dog=vovve',
  da: 'old man=farfar, morfar; old woman=farmor, mormor; girl=tøs; boy=knægt; dog=vovse; cat=mis; duck=and',
  nb: 'old woman=mormor, farmor; old man=morfar, farfar; dog=vovse, bikkje; cat=pus; sheep=får; duck=and',
  tr: 'old woman=babaanne, anneanne; boy=oğlu, oğlum; old man=dede, ihtiyar; cat=pisi; dog=kuçu, köpekçik',
  ar: 'woman=المرأة; old man=شيخ; boy=صبي, غلام; girl=صبية; cat=هرة; dog=جرو',
  hi: 'old woman=बूढ़ी औरत, बूढ़ी महिला, बुढ़िया; old man=नाना, बुज़ुर्ग; umbrella=छतरी; woman=महिला, महिलाएं, महिलाओं; dog=पिल्ला',
  id: 'duck=itik; tree=pepohonan; cat=meong; old woman=eyang putri; old man=eyang kakung',
  ko: 'child=어린이; old man=영감님; dog=멍멍이',
  ja: 'old man=おじいちゃん, お爺さん; old woman=おばあちゃん, お婆さん; book=絵本; dog=わんこ, ワンちゃん; cat=にゃんこ, 猫ちゃん',
  zh: 'boy=少年, 儿子, 兒子; girl=女儿, 女兒; dog=狗狗; cat=喵星人; old man=老爷爷; old woman=老奶奶',
};
