/** The lenses above a scenario whose combats make a turn. They need no combat to be built. */
import { rangeOf } from '../../text';
import { lineEnd } from '../../text/lines';
import { counted } from '../../model/wording';
import type { Analysis } from '../analysis';
import type { Lens } from '../lenses';
import type { Scenario } from '../scenario';
import { fewestInTurn } from './find';
import { turnId } from './report';

export type TurnAction = 'resolveTurn' | 'oddsOfTurn' | 'adviseTurn';

/** While a combat is incomplete they stay, so that no text moves; a lens without an action says why. */
export function turnLenses(analysis: Analysis): readonly Lens<TurnAction>[] {
  const { combats } = analysis.shown();
  return analysis.scenarios.flatMap((scenario) => {
    const own = combats.filter(({ document }) => document === scenario.index);
    if (own.length < fewestInTurn) return [];
    const fine = own.filter(({ faulty }) => faulty === undefined).length;
    return lensesOf(analysis, scenario, fine, () => own.some(({ advised }) => advised()));
  });
}

function lensesOf(
  { text }: Analysis,
  { document, index }: Scenario,
  fine: number,
  canAdvise: () => boolean,
): readonly Lens<TurnAction>[] {
  const head = rangeOf(document, { owner: document.data, key: 'ruleset', onKey: true });
  if (!head) return [];
  const lens = (action: TurnAction | undefined, title: string, tooltip: string): Lens<TurnAction> => ({
    key: `${index} turn ${action}`,
    ...{ action, title, tooltip },
    range: { from: head.from, to: lineEnd(text, head.from) },
    document: index,
    id: turnId,
  });
  if (fine < fewestInTurn)
    return [lens(undefined, 'Cannot resolve the turn: combats have problems', 'See the list of problems')];
  const all = `all ${counted(fine, 'combat')}`;
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
