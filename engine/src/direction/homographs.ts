/**
 * English words that are more often something else than the thing that is drawn for them: a verb, a name, a length
 * of time, a figure of speech. Singular; they count only as a part of a longer name (`api key`, `coffee table`).
 */
export const HOMOGRAPHS: ReadonlySet<string> = new Set(
  (
    'access aim app balance ball band bank bar bat beacon beat bench bill bloom board bot bowl box brush bug bull ' +
    'business cabinet chair check chip ci class coach coast college console contact controller country course ' +
    'court craft crane cup date deal deploy door draft drawer dream drill driver driving drum editor engine ' +
    'environment event exercise fan flight flock floor flow focus forecast freezer gear gig global goal ' +
    'growth guidance guide habit harvest hoop hour idea index italian jaguar jersey jet job judge jupiter key ' +
    'launch leaf league lens lesson letter light lime listening love machine map mare mars message metric ' +
    'mill minute mirror mission mobile month mug mule nap nature net night note nursery objective office ' +
    'orange orbit package pad parcel park patience peach peak pen picture pie pilot pint pipeline plane ' +
    'policy pony portfolio price pride productivity program protection python query rain ram ranch rat ' +
    'reading release report research rest result retail rhythm ring risk rock rose runner safety saving ' +
    'school seal search seat series server setting shelf ship shipping shop shower sign software song sound ' +
    'spring stable star storage story stream strength study summit surprise swallow sweet table target tea takeaway ' +
    'tie tip toast tower toy track trainer training translation trend trial trip truck tub tweet update ' +
    'vanity vehicle vision voice watch wave web week weekend window winner winter work workshop world year ' +
    'zone'
  ).split(' '),
);
