/** Words of currencies and units that are written out behind a number; shorter ones are taken for such by their length. */
const WORDS = `
  euro euros evro dollar dollars dólares dolares dollari dollaro pound pounds franc francs franken franchi yen yuan
  rupee rupees rupien rupiah ringgit baht dong đồng peso pesos real reais lira lire liras lirası krona kronor krone
  kroner koruna koruny korun złoty złote złotych forint dirham dinar riyal rand shekel shekels cent cents centimes
  рубль рубля рублей доллар доллара долларов евро гривна гривны гривня гривні гривень тенге лева лей долар долара доларів
  ευρώ δολάρια λίρες שקל שקלים דולר אירו ريال دينار درهم جنيه دولار يورو تومان ریال روپے روپیہ
  रुपये रुपए रुपया डॉलर টাকা ரூபாய் రూపాయలు ರೂಪಾಯಿ രൂപ રૂપિયા ਰੁਪਏ บาท ดอลลาร์ ກີບ រៀល ကျပ် ლარი դրամ 달러 만원
  percent prozent procent prosent prosenttia процент процента процентов відсотків yüzde
  degrees degree grad degrés grados graus gradi градусов градуса
  metre metres meter meters mètre mètres metro metros metri metriä metrów метр метра метров метрів
  kilometre kilometres kilometer kilometers kilomètre kilomètres kilómetro kilómetros quilómetros quilômetros chilometri
  kilometriä kilometrów километр километра километров кілометрів centimetres centimeters zentimeter centimètres
  mile miles meilen feet inch inches zoll hectare hectares hektar acre acres
  kilo kilos kilogram kilograms kilogramm gram grams gramm gramme grammes gramos grammi gramów граммов килограмм килограмма
  килограммов ounce ounces tonne tonnes tonnen tons litre litres liter liters litro litros litri litrów литр литра литров
  watt kilowatt volt ampere bit bits byte bytes megabyte gigabyte terabyte pixel pixels
`;
const KNOWN: ReadonlySet<string> = new Set(WORDS.trim().split(/\s+/u));

/** Whether a word is that of a unit or a currency ("Euro", "kilometres", "рублей"). */
export const isUnitWord = (word: string): boolean =>
  KNOWN.has(word.toLowerCase().replace(/^\p{P}+|\p{P}+$/gu, ''));
