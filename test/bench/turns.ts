/** A turn of ten combats: eight sea zones, then two naval combats with the survivors. */
import { runToEnd } from '../../server/src/engine/progress';
import { computeExactTurn } from '../../server/src/engine/turn/exact';
import { sampleTurn } from '../../server/src/engine/turn/sample';
import { traceTurn } from '../../server/src/engine/turn/trace';
import type { Turn } from '../../server/src/engine/turn/turn';
import { analyse } from '../../server/src/features';
import { findTurn } from '../../server/src/features/resolve/turn/find';
import { environment } from '../support/environment';

/** Bounds in milliseconds: for playing the turn with dice, and for its odds, exact or sampled to one percent. */
export const turnBounds = { traced: 5, odds: 1_000 };

/** The number of sampled turns for probabilities that are right to one percent. */
export const turnRuns = 10_000;

const zones = ['biscay', 'faeroes', 'azores', 'freetown', 'greenland', 'murmansk', 'caribbean', 'bermuda'];

const createEngagement = (id: string, index: number): string => `
  - id: ${id}
    weather: ${index % 2 === 0 ? 'fine' : 'rain'}
    subs:
      power: germany
      units: [{ id: ${id}-wolves, type: sub, attack: 4, section: ${(index % 4) + 1}, count: 3, defence: 6 }]
    convoy:
      power: cw
      convoyPoints: ${10 + index}
      convoyDefence: 6
      units: [{ id: ${id}-escorts, type: asw, asw: 3, section: 0, count: 2, defence: 7 }]`;

const createNavalCombat = (engagementId: string): string => `
  - id: after-${engagementId}
    kind: sub
    weather: fine
    attacker: { power: germany, members: [${engagementId}-wolves] }
    defender: { power: cw, convoyPoints: 6, convoyDefence: 5, members: [${engagementId}-escorts] }`;

const text = `
ruleset: wif-ssw
turn: { year: 1942, months: sep-oct }
powers:
  germany: { side: axis, action: naval, atWarWith: [cw] }
  cw: { side: allied }
engagements:${zones.map(createEngagement).join('')}
navalCombats:${zones.slice(0, 2).map(createNavalCombat).join('')}
`;

export function createTurn(): Turn {
  const result = findTurn(analyse(text, undefined, environment()));
  if ('refused' in result) throw new Error(result.refused);
  return result.scenarioTurn.turn;
}

export function playTurn(turn: Turn): void {
  const { isComplete } = traceTurn(turn, ({ id }) => ({ seed: 7, name: id }));
  if (!isComplete) throw new Error('The turn was not played to its end.');
}

/** @throws Error if the turn is too large for exact odds */
export function calculateTurnOdds(turn: Turn): void {
  if ('tooLarge' in runToEnd(computeExactTurn(turn))) throw new Error('The turn has too many states for exact odds.');
}

export function sampleOdds(turn: Turn): void {
  runToEnd(sampleTurn(turn, 1, turnRuns));
}
