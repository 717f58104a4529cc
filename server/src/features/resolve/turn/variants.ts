/** Variants of a turn: by the same edits as variants of a combat, compared by the totals of the turn. */
import type { Edit } from '../../../model/edit';
import { mean } from '../../../engine/outcome';
import type { TurnOdds } from '../../../model/turn-odds';
import { replaceSideNames } from '../../../model/replace-side-names';
import { toLabel, capitalize } from '../../../model/wording';
import type { ReportFigure, ReportLikelihood, ReportVariantNumbers } from '../../../protocol';
import { applyTextEdits } from '../../../text';
import { analyseTrial } from '../../analysis/analysis';
import type { LocatedCombat, Refusal } from '../../analysis/find-combat';
import { type Lever, listLevers } from '../levers';
import { type Variable, findVariable } from '../variable';
import { toTextEdits, findNewError } from '../what-if';
import { type LocatedTurn, findTurn } from './find';

/** A turn with edits of its data, or why it cannot be resolved with them. */
export function applyTurnEdits(turn: LocatedTurn, edits: readonly Edit[]): LocatedTurn | Refusal {
  if (edits.length === 0) return turn;
  return findTurnInText(turn, applyTextEdits(turn.analysis.text, toTextEdits(turn, edits)));
}

/** The turn in another text of its file, or why it cannot be resolved there. */
export function findTurnInText(turn: LocatedTurn, text: string): LocatedTurn | Refusal {
  const { analysis, scenario } = turn;
  const trialAnalysis = analyseTrial(text, analysis);
  const changedTurn = findTurn(trialAnalysis, { document: scenario.index });
  if ('refused' in changedTurn) return findNewError(analysis, trialAnalysis) ?? changedTurn;
  // A combat with errors would silently drop out of the turn.
  if (joinCombatIds(changedTurn) === joinCombatIds(turn)) return changedTurn;
  return findNewError(analysis, trialAnalysis) ?? { refused: 'Other combats would be fought then.' };
}

function joinCombatIds({ combats }: LocatedTurn): string {
  return combats
    .map(({ entry }) => entry.id)
    .toSorted()
    .join('\n');
}

/** The levers of each combat, then the levers that all combats share. */
export function listTurnLevers(turn: LocatedTurn): readonly Lever[] | Refusal {
  const combatLevers: Lever[] = [];
  const commonLevers = new Map<string, Lever>();
  for (const combat of listTurnCombats(turn)) {
    const levers = listLevers(combat);
    if ('refused' in levers) return levers;
    const { id } = combat.entry;
    const title = formatCombatTitle(turn, combat.entry);
    for (const lever of levers) {
      if (isCommon(lever)) commonLevers.set(lever.id, lever);
      else
        combatLevers.push({
          ...lever,
          combat: id,
          owner: [lever.owner, title].filter((part) => part !== undefined).join(', '),
        });
    }
  }
  return [...combatLevers, ...commonLevers.values()];
}

/** The title of a combat, with its id if another combat of the turn has the same title. */
function formatCombatTitle({ combats }: LocatedTurn, { id, title }: LocatedCombat['entry']): string {
  return combats.filter(({ entry }) => entry.title === title).length > 1 ? `${title} (${id})` : title;
}

/** Whether a lever, such as an option, applies to all combats. */
function isCommon({ id, kind }: Lever): boolean {
  return kind === 'option' || !id.includes('/');
}

function listTurnCombats({ analysis, combats }: LocatedTurn): readonly LocatedCombat[] {
  return combats.map((combat) => ({ ...combat, analysis }));
}

/** @param name from the root: `seaBattles.coral-sea.defender.units.dd`, `options.detection` */
export function findTurnVariable(turn: LocatedTurn, name: string): Variable | Refusal {
  const [first, second] = name.split('.');
  const combats = listTurnCombats(turn);
  const namedCombat = combats.find(({ entry }) => entry.id === second);
  const data = turn.scenario.view().data;
  if (namedCombat && first !== undefined && Object.hasOwn(data, first)) return findVariable(namedCombat, name);
  const firstCombat = combats[0]!;
  if (
    first === 'options' ||
    (first !== undefined && Object.hasOwn(data, first) && !isListOfCombats(data, first, combats))
  )
    return findVariable(firstCombat, name);
  const ids = combats.map(({ entry }) => entry.id).join(', ');
  return {
    refused: `\`${name}\` names no value of the turn. Begin with the list and the id of a combat, such as \`seaBattles.ID.defender.units.dd\`, or with \`options\`. Its combats are ${ids}.`,
  };
}

function isListOfCombats(data: object, key: string, combats: readonly LocatedCombat[]): boolean {
  const list: unknown = Object.entries(data).find(([name]) => name === key)?.[1];
  return Array.isArray(list) && combats.some(({ entry }) => (list as readonly unknown[]).includes(entry.object));
}

/** The numbers of a variant of a turn: its totals, then the figures and the contribution of each combat. */
export function computeTurnVariantResult(turn: LocatedTurn, odds: TurnOdds): ReportVariantNumbers {
  const { combats, scenarioTurn } = turn;
  const { method, runs, seed, totals, stages } = odds;
  const titles = scenarioTurn.totals.map(({ owner, words, expects }) =>
    expects
      ? `${expects.entry}: ${expects.path.join(' ')} ${expects.expected}`
      : `${toLabel(owner ?? '')}: ${words.many}`,
  );
  const figures = totals.map((distribution, index): ReportFigure => ({
    kind: scenarioTurn.totals[index]!.expects ? 'chance' : 'expected',
    title: titles[index]!,
    value: mean(distribution),
  }));
  const oddsFigures = stages.flatMap(
    ({ chance, figures: combatFigures, gained }, stageIndex): readonly ReportLikelihood[] => {
      const { id, sides } = combats[stageIndex]!.entry;
      const title = formatCombatTitle(turn, combats[stageIndex]!.entry);
      return [
        { path: [id], title: `${title} takes place`, kind: 'chance', value: chance },
        ...combatFigures.map(({ kind, side, words, value }): ReportLikelihood => {
          const prefix = kind === 'way' || side === undefined ? '' : `${sides[side]?.name ?? side}: `;
          return {
            path: [id, side ?? '', words],
            title: `${title}: ${prefix}${replaceSideNames({ sides }, words)}`,
            kind: kind === 'expected' ? 'mean' : 'chance',
            value,
          };
        }),
        ...gained.flatMap((value, index): readonly ReportLikelihood[] =>
          scenarioTurn.totals[index]!.expects
            ? []
            : [{ path: [id, String(index)], title: `${title}: ${titles[index]!}`, kind: 'mean', value }],
        ),
      ];
    },
  );
  return {
    method,
    ...(runs !== undefined && { runs, seed }),
    figures,
    odds: oddsFigures.map((likelihood) => ({ ...likelihood, title: capitalize(likelihood.title) })),
  };
}
