/** The lenses above a scenario whose combats make a turn. They need no combat to be built. */
import { rangeAt } from '../../text';
import { lineEnd } from '../../text/lines';
import { pluralize } from '../../model/wording';
import type { Analysis } from '../analysis/analysis';
import type { Lens } from './lenses';
import type { Scenario } from '../scenario/scenario';
import { minTurnCombats } from '../resolve/turn/find';
import { turnId } from '../resolve/turn/report';

export type TurnAction = 'resolveTurn' | 'oddsOfTurn' | 'adviseTurn';

/** While a combat is incomplete they stay, so that no text moves; a lens without an action says why. */
export function createTurnLenses(analysis: Analysis): readonly Lens<TurnAction>[] {
  const { combats } = analysis.displayedCombats();
  return analysis.scenarios.flatMap((scenario) => {
    const documentCombats = combats.filter(({ document }) => document === scenario.index);
    if (documentCombats.length < minTurnCombats) return [];
    const soundCount = documentCombats.filter(({ errorRange }) => errorRange === undefined).length;
    return createLenses(analysis, scenario, soundCount, () => documentCombats.some(({ canAdvise }) => canAdvise()));
  });
}

function createLenses(
  { text }: Analysis,
  { document, index }: Scenario,
  soundCount: number,
  canAdvise: () => boolean,
): readonly Lens<TurnAction>[] {
  const head = rangeAt(document, { owner: document.data, key: 'ruleset', onKey: true });
  if (!head) return [];
  const lens = (action: TurnAction | undefined, title: string, tooltip: string): Lens<TurnAction> => ({
    key: `${index} turn ${action}`,
    ...{ action, title, tooltip },
    range: { from: head.from, to: lineEnd(text, head.from) },
    document: index,
    id: turnId,
  });
  if (soundCount < minTurnCombats)
    return [lens(undefined, 'Cannot resolve the turn: combats have problems', 'See the list of problems')];
  const all = `all ${pluralize(soundCount, 'combat')}`;
  return [
    lens('resolveTurn', 'Resolve turn', `Resolve ${all} in their order, each with what the earlier ones left`),
    lens(
      'oddsOfTurn',
      'Odds of the turn',
      `What ${all} come to together: losses of each power, and how likely they are`,
    ),
    ...(canAdvise() ? [lens('adviseTurn', 'Advise', `What to order in ${all}, by what the whole turn comes to`)] : []),
  ];
}
