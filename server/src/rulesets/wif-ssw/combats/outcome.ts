/** What is read off the end of a combat: numbers, the type, and a line of words. */
import type { Headline, Label, Measure, State } from '../../../engine/combat';
import type { Header } from '../data';
import { convoyEffects } from '../options';
import { effectsAt, typeOf, type Board } from './board';
import type { CombatType } from './combat-types';
import { effects, inLetters, isNone, type Effect } from './effects';
import type { SurprisePoints } from './search';

/** What can become of convoy points. */
const convoyFates = { lost: 'lost', repair: 'to the repair pool', port: 'sent to port' } as const;
type ConvoyFate = keyof typeof convoyFates;

/** Losses of both sides; what an effect does to convoy points is an option (R17). */
export function lossMeasures(board: Board, header: Header): readonly Measure[] {
  const { tally } = board;
  const doneBy = convoyEffects(header);
  const convoy = Object.entries(convoyFates).map(([fate, words]): Measure => {
    const by = effects.filter((effect) => doneBy[effect] === (fate as ConvoyFate));
    const read = (state: State): number => by.reduce((sum, effect) => sum + state[tally.convoyPoints[effect]]!, 0);
    return { path: ['convoyPoints', fate], title: `convoy points ${words}`, read, quietAtZero: true };
  });
  const units = (name: 'subs' | 'escorts', words: string): readonly Measure[] =>
    effects.map((effect) => ({
      path: [name, effect],
      title: `${words} ${effect}`,
      read: (state) => state[tally[name][effect]]!,
      quietAtZero: true,
    }));
  return [...convoy, ...units('subs', 'submarines'), ...units('escorts', 'escorts')];
}

/** What live odds show: how many convoy points are hit, or without any how many submarines. @param losses of `lossMeasures` */
export function lossHeadline(
  ships: readonly { readonly convoyPoints: number }[],
  losses: readonly Measure[],
): Headline {
  const of = (name: string) => losses.map(({ path }) => path).filter(([kind]) => kind === name);
  return ships.some(({ convoyPoints }) => convoyPoints > 0)
    ? { side: 'convoy', words: 'convoy points hit', of: of('convoyPoints'), as: 'expected' }
    : { side: 'subs', words: 'submarines hit', of: of('subs'), as: 'expected' };
}

/** The search totals, and the surprise points that they give. */
export function searchMeasures(board: Board, gained: (state: State) => SurprisePoints): readonly Measure[] {
  const { total } = board;
  return [
    { path: ['searchTotals', 'subs'], title: 'search total, sub side', read: (state) => state[total.subs]! },
    { path: ['searchTotals', 'convoy'], title: 'search total, convoy side', read: (state) => state[total.convoy]! },
    ...surpriseMeasures(gained),
  ];
}

export function surpriseMeasures(gained: (state: State) => SurprisePoints): readonly Measure[] {
  return [
    { path: ['surprisePoints', 'subs'], title: 'surprise points, sub side', read: (state) => gained(state).subs },
    {
      path: ['surprisePoints', 'convoy'],
      title: 'surprise points, convoy side',
      read: (state) => gained(state).convoy,
    },
  ];
}

/** The type of combat that was fought. */
export function typeLabel(board: Board): Label {
  const read = (state: State): CombatType => {
    const type = typeOf(board, state);
    return type === 'undecided' ? 'none' : type;
  };
  return { path: ['combatType'], title: 'combat type', read };
}

/** The losses in the letters of the chart: `X D on convoys, A on subs`; `no losses` where there are none. */
export function lossesInLetters(board: Board, state: State): string {
  const { convoyPoints, subs, escorts } = board.tally;
  const ships = mapped(effectsAt(state, convoyPoints), (points) => Math.ceil(points / 2));
  const parts = [
    { hit: ships, name: 'convoys' },
    { hit: effectsAt(state, escorts), name: 'escorts' },
    { hit: effectsAt(state, subs), name: 'subs' },
  ].filter(({ hit }) => !isNone(hit));
  return parts.map(({ hit, name }) => `${inLetters(hit)} on ${name}`).join(', ') || 'no losses';
}

function mapped(counts: Readonly<Record<Effect, number>>, of: (count: number) => number): Record<Effect, number> {
  return { destroyed: of(counts.destroyed), damaged: of(counts.damaged), aborted: of(counts.aborted) };
}
