// Forms of colour words that the first tables lack, by the English headword. After the common grammars of each language.

/** Columns: German|French|Spanish|Portuguese|Italian|Dutch|Russian|Chinese|Japanese|Korean|Arabic|Hindi. */
export const COLOURS_EVERYDAY_GREAT = `
red|||||||||||حمر|
blue|||||||||||زرق|
orange|orangene, orangener, orangenes, orangenen, orangenem|roux, rousse, rousses|pelirrojo|ruivo, ruiva||rossig, rosse|рыж*|||||
yellow|||||||||||صفراوات|
purple|violetter, violettes, violettem|||||||||||
brown|braunem|bruns, brunes|pardo, parda, pardos, pardas, castaño, castaña, castaños|pardo, parda, marrons, castanha, castanhos|bruno, bruna, bruni, brune, castano||бурый, бурая, бурые, бурого, бурую, бурым, бурых|||||
gold|goldenen|||||||||||
black||||negro, negra, negros, negras||||||까만, 까맣|سود|
white||||||||||흰||
gray|grauem|||cinzenta, cinzentas, cinzentos|||серую, серым, серыми, серых, серому|||||
`;

/** Columns: Swedish|Danish|Norwegian|Polish|Ukrainian|Turkish|Indonesian. */
export const COLOURS_EVERYDAY_NORTH = `
red||||rudzi, rudych|рудого, рудим, руду, рудою, руді||
blue||||modr*|синім, синьому, синьою, синіми, синіх||
orange|orangea, brandgul|||rudawy, rudawa|||
white|||||білу, білим, білою, білими||
gray||||siwy, siwa, siwym|сіру, сірим, сірою, сірих, сірими||
teal|turkos, turkosa|turkis|turkis|turkusow*|бірюзов*|turkuaz|pirus, toska
sky blue|ljusblå, ljusblåa|lyseblå|lyseblå|jasnoniebiesk*|світло-блакитн*, небесно-блакитн*|açık mavi|biru muda
navy|mörkblå, mörkblåa, marinblå|mørkeblå, marineblå|mørkeblå, marineblå|granatow*|темно-синій, темно-синя, темно-синє|lacivert|biru tua
`;
