/** A caveat of advice on one combat of a turn: its losses may matter in later combats. */
import type { FoundCombat } from '../../analysis/find-combat';
import { findTurn } from './find';

/** Undefined if no later combat of the turn depends on this one. */
export function findTurnCaveat({ analysis, scenario, entry }: FoundCombat): string | undefined {
  const turn = findTurn(analysis, { document: scenario.index });
  if ('refused' in turn) return undefined;
  const { stages } = turn.scenarioTurn.turn;
  const index = turn.combats.findIndex((item) => item.entry.id === entry.id);
  const stage = stages[index];
  const isFollowed = stages
    .slice(index + 1)
    .some(({ involves }) => involves.some((counter) => stage?.involves.includes(counter)));
  return stage && isFollowed
    ? 'This is of the combat alone: later combats of the turn begin with what it leaves. Advise, over the scenario, counts the whole turn.'
    : undefined;
}
