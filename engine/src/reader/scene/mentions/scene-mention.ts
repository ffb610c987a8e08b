import type { Action, PartName, RelationKind } from '../../../brief/scene-ask.ts';
import type { SceneSign } from '../../../brief/setting.ts';
import type { Mention } from '../../reading/lexicon.ts';

type Part<Name extends string, Value> = Mention<Value> & { part: Name };

/** A word or phrase of a described picture, by its role. `unknown` is a place without a drawing. */
export type SceneMention =
  /** `young`: a young animal of this species. */
  | (Part<'thing', string> & { young?: true })
  | Part<'garment', string>
  /** `noun`: the noun in the vocabulary, if it is one. */
  | (Part<'sign', SceneSign> & { noun?: string })
  | Part<'unknown', string>
  /** `vague`: the number is an estimate for a herd or a team. */
  | (Part<'number', number> & { vague?: true })
  /** `of`: the part of the preceding thing that has this color. */
  | (Part<'color', string> & { of?: PartName })
  /** `tool`: the object in the hands that shows the action. */
  | (Part<'action', Action> & { tool?: string })
  /** `behind`: the end of the noun, if this is a postposition. */
  | (Part<'relation', RelationKind> & { behind?: number });

/** A mention of a thing, with the index of the thing; a thing may have several. */
export type ThingMention = { mention: SceneMention; index: number };

/** A mention that was read as a property of a thing. Mentions without a claim become requirements of their own. */
export type Claim = {
  mention: SceneMention;
  thing: number;
  /** `dye`: the color of its garment; `plural`: the noun itself is plural. */
  as: 'thing' | 'number' | 'plural' | 'color' | 'garment' | 'dye' | 'action';
};

/** A thing, or a garment that nobody may be wearing. */
export type Named = Extract<SceneMention, { part: 'thing' | 'garment' }>;
