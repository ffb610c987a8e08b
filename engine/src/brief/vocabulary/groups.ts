import { readTable, toTerms } from './read-table.ts';
import { COLUMNS, type Entry, NORTHERN } from './terms.ts';

// Columns: those of `terms.ts`, then the northern ones.
const HERD = `
herd, flock, pack, pod, school, shoal, colony, swarm, pride, gaggle, drove, litter, brood, troop, team, crew, squad, gang, troupe, bunch|herde, rudel, schwarm, schar, kolonie, meute, mannschaft, team, truppe, trupp, bande|troupeau, meute, volée, nuée, banc, essaim, colonie, harde, équipe, troupe, bande|manada, rebaño, bandada, banco, enjambre, colonia, jauría, piara, equipo|manada, rebanho, bando, cardume, enxame, colônia, matilha, alcateia, equipe, equipa|mandria, branco, gregge, stormo, sciame, colonia, muta, squadra|kudde, roedel, zwerm, school, kolonie, troep, ploeg, team|стадо, стада, стадом, стая, стаю, стаей, табун, табуна, рой, косяк, отара, отару, колония, прайд, команда, команду|群|群れ, 群|무리, 떼|قطيع, سرب, مجموعة, فريق, جماعة|झुंड, समूह, टोली, दल|flock, flocken, hjord, svärm, stim, koloni|flok, flokken, hjord, sværm, stime, koloni|flokk, flokken, hjord, sverm, stim, koloni|stado, stada, stadem, wataha, watahę, ławica, ławicę, rój, kolonia, tabun, drużyna|стадо, зграя, зграю, табун, рій, косяк, отара, отару, колонія, команда|sürü, sürüsü, grup, grubu|kawanan, sekawanan, gerombolan, sekelompok, kelompok, koloni
`;

// Member and how many stand for all; then the terms.
const TEAM = `
football player|4|football team, soccer team|fußballmannschaft, fußballteam|équipe de football, équipe de foot|equipo de fútbol|time de futebol, equipa de futebol, seleção de futebol|squadra di calcio|voetbalteam, voetbalelftal|футбольная команда|足球队|サッカーチーム|축구팀|فريق كرة القدم, فريق كرة قدم|फुटबॉल टीम|fotbollslag, fotbollslaget|fodboldhold, fodboldholdet|fotballag, fotballaget|drużyna piłkarska|футбольна команда|futbol takımı|tim sepak bola
basketball player|4|basketball team|basketballmannschaft, basketballteam|équipe de basket|equipo de baloncesto|time de basquete|squadra di basket|basketbalteam|баскетбольная команда|篮球队|バスケットボールチーム|농구팀|فريق كرة السلة|बास्केटबॉल टीम|basketlag|basketballhold|basketballag|drużyna koszykarska|баскетбольна команда|basketbol takımı|tim basket
rower|4|rowing team, rowing crew, rowing eight, rowing four, rowing club|ruderteam, rudermannschaft, ruderachter, rudervierer|équipe d'aviron|equipo de remo|equipe de remo|equipaggio di canottaggio, squadra di canottaggio|roeiploeg, roeiteam|команда гребцов|赛艇队, 划船队|ボート部|조정팀|فريق التجديف|नौकायन टीम|roddlag|rohold|rolag|drużyna wioślarska, osada wioślarska|команда веслярів|kürek takımı|tim dayung
singer|5|choir, gospel choir|chor, gospelchor|chorale, chœur|coro|coro, coral|coro|koor, zangkoor|хор, хора|合唱团|合唱団, 聖歌隊|합창단|جوقة, كورال|गायक मंडली|kör, kören|kor, koret|kor, koret|chór|хор|koro|paduan suara
musician|5|orchestra|orchester|orchestre|orquesta|orquestra|orchestra|orkest|оркестр*|乐团, 管弦乐团|オーケストラ|오케스트라|أوركسترا|ऑर्केस्ट्रा|orkester, orkestern|orkester|orkester|orkiestra|оркестр|orkestra|orkestra
dancer|4|dance troupe, dance group, dance company, dance crew|tanzgruppe, tanzensemble|troupe de danse|grupo de baile, grupo de danza|grupo de dança|gruppo di ballo, compagnia di danza|dansgroep|танцевальная группа, танцевальный коллектив|舞蹈团|ダンスグループ|무용단, 댄스팀|فرقة رقص|नृत्य समूह|dansgrupp|dansegruppe|dansegruppe|zespół taneczny|танцювальний колектив|dans grubu|kelompok tari
person|4|team, crew, squad|team, mannschaft|équipe|equipo|equipe, equipa|squadra|team, ploeg|команда, команду|团队|チーム|팀|فريق|टीम|lag, laget|hold|laget|drużyna, zespół|команда|takım, ekip|tim
`;

const ALL = [...COLUMNS, ...NORTHERN] as const;

/** Words for many of a kind, beside a creature or somebody: "a pack of wolves", "a wolf pack". */
export const HERD_WORDS: readonly Entry<true>[] = readTable(HERD).map((cells) => ({
  value: true,
  terms: toTerms(cells, ALL),
}));

type Team = { member: string; count: number };
const rows = readTable(TEAM).map(([member = '', count, ...cells]) => ({
  team: { member, count: Number(count) },
  terms: toTerms(cells, ALL),
}));

/** What a word for a team stands for: who its members are, and how many of them are drawn. */
export const TEAMS: Readonly<Record<string, Team>> = Object.fromEntries(
  rows.map(({ team }) => [`${team.member} team`, team]),
);

/** Words for teams; their values are keys of `TEAMS`. */
export const TEAM_WORDS: readonly Entry<string>[] = rows.map(({ team, terms }) => ({
  value: `${team.member} team`,
  terms,
}));

/** Germanic compounds of a creature and its many: `Wolfsrudel`, `fårflock`. Folded. */
export const HERD_COMPOUNDS: Readonly<Record<string, RegExp>> = {
  de: /(?:herden?|rudels?|schwarme?s?|schar(?:en)?|kolonien?)$/u,
  nl: /(?:kuddes?|roedels?|zwerm(?:en)?|kolonies?)$/u,
  sv: /(?:flock(?:en|ar)?|hjord(?:en|ar)?|svarm(?:en|ar)?|stim(?:met)?)$/u,
  da: /(?:flok(?:ken|ke)?|hjord(?:en|e)?|svaerm(?:en|e)?|stime[rn]?)$/u,
  nb: /(?:flokk(?:en|er)?|hjord(?:en|er)?|sverm(?:en|er)?|stim(?:en|er)?)$/u,
};
