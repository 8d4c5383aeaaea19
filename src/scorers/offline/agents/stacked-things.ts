import { foldForMatch } from '../../../text/language/normalize.ts';
import { sentences } from '../../../text/language/sentences.ts';
import { isContentWord } from '../../../text/language/words.ts';

/** Why a step cannot be done at that point. */
interface Obstacle {
  /** Index of the step. */
  readonly step: number;
  readonly reason: string;
}

/** A plan played through among things that stand on one another. */
interface Outcome {
  readonly obstacles: readonly Obstacle[];
  /** Goals as the task states them, and whether they hold at the end. */
  readonly goals: readonly { readonly text: string; readonly reached: boolean }[];
  /** Every step was followed: each is a deed done to a thing of the task. */
  readonly whole: boolean;
}

/** From so many deeds on, the same ones over again are a summary: two may be done twice. */
const FEWEST_TWICE = 2;
/** Things, steps and characters of the task that are followed; more is no task of this kind. */
const MOST = { things: 50, steps: 200, characters: 20_000, words: 400 };
const ON =
  /\b(?:the |a |an )?((?:[a-z0-9'-]+ ){0,3}?[a-z0-9'-]+) (?:is|are|to be|be|should be|stands?|sits?|lies|rests?) (?:now |currently |directly |placed |stacked )*(?:on top of|on|upon|atop) (?:the |a |an )?((?:[a-z0-9'-]+ ){0,3}?[a-z0-9'-]+)(?=[,.;:!?)]| and | but | while |$)/g;
const GOAL = /\b(?:goal|want|aim|should end|end up|so that|need to have|target)\b/;
const GROUND = /\b(?:table|ground|floor|desk|counter)\b/;
const TAKE = /^(?:pick(?:ing)? up|unstack|take|lift|remove|grab|pull)\b/;
const PLACE = /^(?:put down|put|place|stack|set down|set|drop|lay|return)\b/;
const MOVE = /^(?:move|transfer|shift)\b/;
/** A task that has one deed for putting on the ground and another for putting on a thing means them apart. */
const DEEDS_APART = {
  down: /\bput down (?:a|an|one|the) [a-z]+(?! on\b)/,
  onto: /\bstack (?:a|an|one|the) [a-z]+ (?:on top of|on|onto|upon)\b/,
};
/** A task may allow picking up only from the ground. */
const PICK_FROM_GROUND = /\bonly pick up\b[^.]{0,60}\bon the (?:table|ground|floor|desk|counter)\b/;
const OPENING =
  /^(?:(?:first|then|next|after that|finally|now|also|and|you|i|step \d+)[:, ]+|(?:have to|should|can|will|must|need to) )+/;
const FROM = /\b(?:from on top of|from atop|from|off of|off)\b/;
const ONTO = /\b(?:on top of|onto|on|upon|atop|down on|to)\b/;

/**
 * Plays a plan through when the task says what stands on what: one hand, which takes only what nothing stands on and puts
 * only what it holds on what nothing stands on. Undefined when the task describes no such things, or no step moves one.
 */
export function playStacking(task: string, steps: readonly string[]): Outcome | undefined {
  const text = foldForMatch(task.slice(0, MOST.characters));
  if (!/\bon (?:top|the)\b/.test(text)) return undefined;
  const start: [string, string][] = [];
  const wanted: [string, string][] = [];
  for (const sentence of sentences(task.slice(0, MOST.characters))) {
    if (!/ (?:on|upon|atop) /i.test(sentence)) continue;
    const folded = foldForMatch(sentence);
    // Rules about any thing ("a block", "another block") describe no state.
    if (/\b(?:a|an|another|one|if|once|only) /.test(folded) && !GOAL.test(folded)) continue;
    const into = GOAL.test(folded) ? wanted : start;
    for (const [, above = '', below = ''] of folded.matchAll(ON)) into.push([above, below]);
  }
  if (start.length === 0) return undefined;
  const things = thingsOf([...start, ...wanted]);
  if (things.length < 2 || things.length > MOST.things) return undefined;
  const find = (phrase: string) => thingIn(phrase, things);
  const under = new Map<string, string>();
  for (const [above, below] of start) {
    const thing = find(above);
    if (thing !== undefined) under.set(thing, GROUND.test(below) ? 'ground' : (find(below) ?? 'ground'));
  }
  const deeds = withoutRecap(steps.slice(0, MOST.steps), find);
  const played = play(deeds, under, find, {
    pickFromGround: PICK_FROM_GROUND.test(text),
    deedsApart: DEEDS_APART.down.test(text) && DEEDS_APART.onto.test(text),
  });
  if (played.moves === 0) return undefined;
  const goals = wanted.flatMap(([above, below]) => {
    const [thing, base] = [find(above), GROUND.test(below) ? 'ground' : find(below)];
    if (thing === undefined || base === undefined) return [];
    return [{ text: `the ${thing} is on the ${base}`, reached: under.get(thing) === base }];
  });
  return {
    obstacles: played.obstacles,
    goals,
    whole: played.moves === deeds.length && steps.length <= MOST.steps && goals.length === wanted.length,
  };
}

/** What the task says of its deeds beside that nothing goes through anything. */
interface Rules {
  readonly pickFromGround: boolean;
  readonly deedsApart: boolean;
}

/** The steps without a summary at the end that tells the same deeds once more, in whatever words. */
function withoutRecap(
  steps: readonly string[],
  find: (phrase: string) => string | undefined,
): readonly string[] {
  const deeds = steps.flatMap((step, at) => {
    const words = deedOf(step);
    const kind = TAKE.test(words)
      ? 'take'
      : PLACE.test(words)
        ? 'place'
        : MOVE.test(words)
          ? 'move'
          : undefined;
    if (kind === undefined) return [];
    const body = words.replace(MOVE, '').replace(TAKE, '').replace(PLACE, '');
    const [what, where] = halves(body, kind === 'take' ? FROM : ONTO);
    const thing = find(what);
    // Where a thing is taken from is clear without words.
    const to = kind === 'take' || where === undefined ? 'ground' : placeIn(where, find);
    return thing === undefined ? [] : [{ at, deed: `${kind} ${thing} ${to}` }];
  });
  const half = deeds.length / 2;
  const again = deeds.every(({ deed }, index) => index < half || deed === deeds[index - half]?.deed);
  return Number.isInteger(half) && half >= FEWEST_TWICE && again ? steps.slice(0, deeds[half]?.at) : steps;
}

/** Follows the steps; changes `under` to what stands on what at the end. */
function play(
  steps: readonly string[],
  under: Map<string, string>,
  find: (phrase: string) => string | undefined,
  { pickFromGround, deedsApart }: Rules,
): { obstacles: Obstacle[]; moves: number } {
  const obstacles: Obstacle[] = [];
  // Who speaks of taking must take before putting; a plan of mere "put A on B" takes on the way.
  const explicit = steps.some((step) => TAKE.test(deedOf(step)));
  let hand: string | undefined;
  let moves = 0;
  const covered = (thing: string) => {
    for (const [above, below] of under) if (below === thing && above !== hand) return above;
    return undefined;
  };
  for (const [step, raw] of steps.entries()) {
    const words = deedOf(raw);
    const note = (reason: string) => obstacles.push({ step, reason });
    const moving = MOVE.test(words) || (!explicit && PLACE.test(words));
    if (!moving && !TAKE.test(words) && !PLACE.test(words)) continue;
    const body = words.replace(MOVE, '').replace(TAKE, '').replace(PLACE, '');
    const cut = TAKE.test(words) ? FROM : ONTO;
    const [what = '', where] = halves(body, cut);
    const thing = find(what);
    if (thing === undefined) continue;
    moves += 1;
    if (moving || TAKE.test(words)) {
      const top = covered(thing);
      if (hand !== undefined) note(`the hand still holds the ${hand}`);
      else if (top !== undefined) note(`the ${top} still stands on the ${thing}`);
      const source = where === undefined || moving ? undefined : placeIn(where, find);
      const real = under.get(thing);
      if (source !== undefined && real !== undefined && source !== real)
        note(`the ${thing} does not stand there`);
      else if (pickFromGround && /^pick/.test(words) && real !== undefined && real !== 'ground')
        note(`the ${thing} stands on the ${real}`);
      else if (/^unstack/.test(words) && real === 'ground') note(`the ${thing} stands on nothing`);
      under.delete(thing);
      hand = thing;
    }
    if (moving || PLACE.test(words)) {
      if (hand !== thing)
        note(hand === undefined ? `the ${thing} was not taken up` : `the hand holds the ${hand}`);
      const base = where === undefined ? 'ground' : (placeIn(where, find) ?? 'ground');
      const top = base === 'ground' ? undefined : covered(base);
      if (top !== undefined && top !== thing) note(`the ${top} still stands on the ${base}`);
      if (deedsApart && /^stack\b/.test(words) && base === 'ground')
        note('things are put down on the ground, not stacked');
      else if (deedsApart && /^put down\b/.test(words) && base !== 'ground')
        note(`the ${thing} is put down on the ground only`);
      under.set(thing, base === thing ? 'ground' : base);
      if (hand === thing) hand = undefined;
    }
  }
  return { obstacles, moves };
}

/** The order at the start of a step; what it is good for stands behind it, after a stop or in brackets. */
function deedOf(step: string): string {
  const folded = foldForMatch(step.slice(0, MOST.words)).replace(OPENING, '');
  return (folded.split(/[.(;:]|, (?:which|so|since|because|as)\b/)[0] ?? '').trim();
}

function placeIn(where: string, find: (phrase: string) => string | undefined): string | undefined {
  return GROUND.test(where) ? 'ground' : find(where);
}

function halves(text: string, at: RegExp): [string, string | undefined] {
  const found = at.exec(text);
  return found === null
    ? [text, undefined]
    : [text.slice(0, found.index), text.slice(found.index + found[0].length)];
}

/** The things of the task by the words that tell them apart. */
function thingsOf(pairs: readonly (readonly [string, string])[]): string[] {
  const names = new Set(
    pairs
      .flat()
      .filter((name) => !GROUND.test(name))
      .map(lastWords),
  );
  return [...names];
}

/** A name has at most two telling words at its end: "initial conditions that the red block". */
function lastWords(name: string): string {
  return name.split(' ').filter(isContentWord).slice(-2).join(' ');
}

/** The one thing that a phrase names: whole, or by a word that only this thing has. */
function thingIn(phrase: string, things: readonly string[]): string | undefined {
  const given = new Set(phrase.split(/[^a-z0-9'-]+/));
  const whole = things.filter((thing) => thing.split(' ').every((word) => given.has(word)));
  if (whole.length === 1) return whole[0];
  const part = things.filter((thing) => thing.split(' ').some((word) => given.has(word)));
  return part.length === 1 ? part[0] : undefined;
}
