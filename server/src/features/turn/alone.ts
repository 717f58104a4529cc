/** A caveat of advice on one combat of a turn: its losses may matter in later combats. */
import type { FoundCombat } from '../combat/find';
import { findTurn } from './find';

/** Undefined if no later combat of the turn depends on this one. */
export function judgedAlone({ analysis, scenario, site }: FoundCombat): string | undefined {
  const turn = findTurn(analysis, { document: scenario.index });
  if ('refused' in turn) return undefined;
  const { stages } = turn.stated.turn;
  const index = turn.combats.findIndex((one) => one.site.id === site.id);
  const own = stages[index];
  const isFollowed = stages
    .slice(index + 1)
    .some(({ involves }) => involves.some((one) => own?.involves.includes(one)));
  return own && isFollowed
    ? 'This is of the combat alone: later combats of the turn begin with what it leaves. Advise, over the scenario, counts the whole turn.'
    : undefined;
}
