import type { Random } from '../../random.ts';
import type { DrawingColors } from '../drawings/drawing.ts';
import type { Garment, Posture } from '../drawings/presence.ts';
import type { Act, Target } from './acts/act.ts';
import { findAct } from './acts.ts';
import type { Age, Sex } from './body.ts';
import type { Person } from './draw-person.ts';
import { type DressCode, everydayOutfit, leavesSkinBare, outfitFor } from './everyday-outfit.ts';
import { addGarments, findVisible, garmentOf, isMainGarment, toGarmentColors } from './garments.ts';
import { findHeld } from './held-things.ts';
import type { Mood } from './mood.ts';
import type { Outfit } from './outfit.ts';
import { chooseColors, chooseLooks, coatColors } from './person-looks.ts';
import type { Pose } from './pose.ts';
import { poseOfMood } from './poses.ts';
import type { Role } from './role.ts';
import { actStance, carryBeside, chooseStance, onSeat, type Stance } from './stance.ts';

/** Somebody by the noun, with what the prompt says of the looks. */
export type Partner = { noun: string } & Pick<CastOptions, 'sex' | 'coatColor' | 'dressColor' | 'garments'>;

export type CastOptions = {
  /** What the person does; the role's own way when absent. */
  posture?: Posture;
  random: Random;
  /** A noun of a thing in the hands, or an act; what hands cannot hold is left out: ask `canHold`. */
  holding?: string;
  /** What the act is done to; `undrawn` is what the prompt names and nothing draws. */
  upon?: Target | 'undrawn';
  /** On furniture that the picture has. */
  seated?: boolean;
  /** Who does the act with this one. */
  partners?: readonly Partner[];
  dressCode?: DressCode;
  mood?: Mood;
  /** As the prompt says, where the role has none of its own. */
  sex?: Sex;
  /** Of old age, whatever the word for the person says. */
  old?: boolean;
  /** A thing in the hand that an act leaves free. */
  carrying?: string;
  /** `#rrggbb` of that. */
  carryingColor?: string;
  /** `#rrggbb` of the thing in the hands, where it is of one color. */
  holdingColor?: string;
  /** `#rrggbb` of an upright animal's coat. */
  coatColor?: string;
  /** `#rrggbb` of the clothes, where no garment that covers most of the figure has its own. */
  dressColor?: string;
  /** What the person wears, where the prompt says so. */
  garments?: readonly Garment[];
};

export type Dressed = {
  person: Person;
  colors: DrawingColors;
  stance: Stance;
  act: Act | undefined;
  /** What of the garments asked for is seen. */
  wears: readonly Garment[];
};

/** The sex that a word itself names: policewoman, waitress, fisherman. */
function sexOf(noun: string): Sex | undefined {
  if (/woman$|girl$|tress$|cess$|heroine$/.test(noun)) return 'woman';
  return /(?<!hu)man$|boy$/.test(noun) ? 'man' : undefined;
}

/** The act asked for, else the one that the role is known by. */
function actOf(role: Role, options: CastOptions): Act | undefined {
  if (options.holding !== undefined) {
    const act = findAct(options.holding);
    if (!act?.upon || !options.upon) return act;
    return { ...act, ...act.upon(options.upon === 'undrawn' ? undefined : options.upon) };
  }
  const own = role.act === undefined ? undefined : findAct(role.act);
  return options.posture === undefined || options.posture === own?.posture ? own : undefined;
}

/** The body's doing: an act's, else the posture's with what is held, on a seat where there is one. */
function stanceOf(role: Role, act: Act | undefined, options: CastOptions, random: Random): Stance {
  const { posture, holding, seated = false } = options;
  if (act?.poses) {
    const carried = options.carrying === undefined ? undefined : findHeld(options.carrying);
    const stance = carryBeside(actStance(act, seated, random), act.oneHanded ? carried : undefined);
    return seated && act.posture !== 'sitting' && !act.props?.some(({ seat }) => seat)
      ? onSeat(stance)
      : stance;
  }
  const held = holding === undefined ? undefined : findHeld(holding);
  const asked = act ? act.posture : posture;
  if (!seated) {
    const stance = chooseStance(role, asked, held, random);
    const felt = options.mood === undefined ? undefined : poseOfMood(options.mood);
    return felt && stance.posture === 'standing' && stance.props.length === 0
      ? { ...stance, pose: felt }
      : stance;
  }
  const seat = findAct('seated');
  return seat && held === undefined && (asked === undefined || asked === 'sitting')
    ? actStance(seat, true, random)
    : onSeat(chooseStance(role, asked === 'sitting' ? 'standing' : asked, held, random));
}

/** The clothes of the role or of everyday, for the season and the doing. */
function outfitOf(
  role: Role,
  age: Age,
  sex: Sex,
  asked: { dressCode: DressCode | undefined; garment: string | undefined; posture: Posture },
  random: Random,
): Outfit {
  const { dressCode, garment, posture } = asked;
  const own = role.outfits?.filter((worn) => (worn.sex ?? sex) === sex) ?? [];
  const trade = own.length > 0 ? random.pick(own) : undefined;
  const { outfit: coat, wardrobe } = garment === undefined ? {} : garmentOf(garment);
  if (coat) return coat;
  if (trade && !(dressCode === 'warm' && leavesSkinBare(trade))) return trade;
  const plain = everydayOutfit(age, sex, wardrobe ? 'dress' : posture, random);
  return dressCode === undefined || age === 'baby' || wardrobe ? plain : outfitFor(dressCode, sex, random);
}

/** An animal goes barefoot, and shows its ears where no hat is asked for. */
function bareOf({ hat: _, ...outfit }: Outfit): Outfit {
  return { ...outfit, shoes: 'bare' };
}

/** Who somebody is in the picture: looks, clothes, colors, and the body in what it does. */
export function dressPerson(role: Role, noun: string, options: CastOptions, pose?: Pose): Dressed {
  const { random, holding, holdingColor, dressColor, garments = [] } = options;
  const garment = garments.find(({ noun }) => isMainGarment(noun))?.noun;
  const worn = garment === undefined ? {} : garmentOf(garment);
  const age: Age = options.old && (role.age ?? 'adult') === 'adult' ? 'old' : (role.age ?? 'adult');
  const sex: Sex = role.sex ?? sexOf(noun) ?? options.sex ?? random.pick(['woman', 'man'] as const);
  const looks = chooseLooks(age, sex, random.fork('looks'));
  const act = actOf(role, options);
  const stance = stanceOf(role, act, options, random.fork('stance'));
  const chosen = outfitOf(
    role,
    age,
    sex,
    { dressCode: act?.dressCode ?? options.dressCode, garment, posture: stance.posture },
    random.fork('outfit'),
  );
  const { upright } = role;
  const bared = upright && !role.outfits ? bareOf(chosen) : chosen;
  const wears = findVisible(garments, sex);
  const outfit = addGarments(bared, wears);
  const dye =
    holding !== undefined && holdingColor !== undefined ? { [act?.colorSlot ?? 'accent']: holdingColor } : {};
  const dressed = chooseColors(
    looks,
    {
      ...role.colors,
      ...(worn.color ? { main: worn.color } : {}),
      ...(dressColor ? { main: dressColor } : {}),
      ...(options.carryingColor ? { accent: options.carryingColor } : {}),
      ...dye,
      ...toGarmentColors(wears),
    },
    outfit.shoes,
    random.fork('colors'),
  );
  const colors = upright ? coatColors(dressed, upright, options.coatColor) : dressed;
  const mood = options.mood ?? act?.mood;
  const usual = role.hairs ? random.fork('hair').pick(role.hairs) : looks.hair;
  const hair = worn.hair ?? usual;
  const asked = wears.flatMap(({ noun }) => garmentOf(noun).beard ?? [])[0];
  const beard = asked
    ? asked
    : role.beard === 'none' || (mood !== undefined && mood !== 'asleep' && !role.beard)
      ? undefined
      : sex === 'man'
        ? (role.beard ?? looks.beard)
        : undefined;
  const covered = hair === 'hijab' || hair === 'turban';
  return {
    stance,
    act,
    colors,
    wears,
    person: {
      age,
      sex,
      build: role.build ?? random.fork('build').pick([0.92, 0.97, 1, 1, 1.05, 1.14]),
      pose: outfit.legs.kind === 'tail' ? joinLegs(stance.pose) : (pose ?? stance.pose),
      props: stance.props,
      outfit,
      face: {
        hair: covered && outfit.hat ? (sex === 'woman' ? 'bun' : 'short') : hair,
        ...(mood ? { mood } : {}),
        ...(beard ? { beard } : {}),
        ...(outfit.hat ? { hat: outfit.hat } : {}),
        ...(outfit.face ? { facewear: outfit.face } : {}),
        ...(outfit.recolored ? { recolored: outfit.recolored } : {}),
        ...(upright ? { upright } : {}),
      },
    },
  };
}

/** A tail is bent as one. */
const joinLegs = ({ feet: _, ...pose }: Pose): Pose => ({
  ...pose,
  legs: { near: pose.legs.far, far: pose.legs.far },
});
