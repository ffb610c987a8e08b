/** What a safety sign says, after ISO 3864: each meaning has a shape and colors of its own. */
export type SignMeaning = 'prohibition' | 'warning' | 'mandatory' | 'safe' | 'fire' | 'information';

/** A sign to draw; `pictogram` names one of `data/pictograms.tsv`, or a drawing as `subject:<name>`. A prohibition may do without. */
export type Sign = { meaning: SignMeaning; pictogram?: string };
