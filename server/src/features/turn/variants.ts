/** Variants of a turn: by the same edits as variants of a combat, compared by the totals of the turn. */
import type { Edit } from '../../model/edit';
import { mean } from '../../engine/outcome';
import type { TurnOdds } from '../../model/turn-odds';
import { named } from '../../model/side-words';
import { label, sentence } from '../../model/wording';
import type { ReportFigure, ReportLikelihood, ReportStanding } from '../../protocol';
import { applyTextEdits } from '../../text';
import { analyseTrial } from '../analysis';
import type { FoundCombat, Refusal } from '../combat/find';
import { leversOf } from '../combat/levers';
import type { Lever } from '../combat/levers';
import { variableNamed } from '../combat/variable';
import type { Variable } from '../combat/variable';
import { editsInText, whyNotFought } from '../combat/what-if';
import { findTurn } from './find';
import type { FoundTurn } from './find';

/** A turn with edits of its data, or why it cannot be resolved with them. */
export function editedTurn(found: FoundTurn, edits: readonly Edit[]): FoundTurn | Refusal {
  if (edits.length === 0) return found;
  return turnInText(found, applyTextEdits(found.analysis.text, editsInText(found, edits)));
}

/** The turn in another text of its file, or why it cannot be resolved there. */
export function turnInText(found: FoundTurn, text: string): FoundTurn | Refusal {
  const { analysis, scenario } = found;
  const analysed = analyseTrial(text, analysis);
  const other = findTurn(analysed, { document: scenario.index });
  if ('refused' in other) return whyNotFought(analysis, analysed) ?? other;
  // A combat with errors would silently drop out of the turn.
  if (idsOf(other) === idsOf(found)) return other;
  return whyNotFought(analysis, analysed) ?? { refused: 'Other combats would be fought then.' };
}

function idsOf({ combats }: FoundTurn): string {
  return combats
    .map(({ site }) => site.id)
    .toSorted()
    .join('\n');
}

/** The levers of each combat, then the levers that all combats share. */
export function leversOfTurn(found: FoundTurn): readonly Lever[] | Refusal {
  const own: Lever[] = [];
  const common = new Map<string, Lever>();
  for (const combat of combatsIn(found)) {
    const levers = leversOf(combat);
    if ('refused' in levers) return levers;
    const { id } = combat.site;
    const title = titleIn(found, combat.site);
    for (const lever of levers) {
      if (isCommon(lever)) common.set(lever.id, lever);
      else
        own.push({ ...lever, combat: id, owner: [lever.owner, title].filter((one) => one !== undefined).join(', ') });
    }
  }
  return [...own, ...common.values()];
}

/** The title of a combat, with its id if another combat of the turn has the same title. */
function titleIn({ combats }: FoundTurn, { id, title }: FoundCombat['site']): string {
  return combats.filter(({ site }) => site.title === title).length > 1 ? `${title} (${id})` : title;
}

/** Whether a lever, such as an option, applies to all combats. */
function isCommon({ id, kind }: Lever): boolean {
  return kind === 'option' || !id.includes('/');
}

function combatsIn({ analysis, combats }: FoundTurn): readonly FoundCombat[] {
  return combats.map((combat) => ({ ...combat, analysis }));
}

/** @param name from the root: `seaBattles.coral-sea.defender.units.dd`, `options.detection` */
export function variableOfTurn(found: FoundTurn, name: string): Variable | Refusal {
  const [first, second] = name.split('.');
  const combats = combatsIn(found);
  const named = combats.find(({ site }) => site.id === second);
  const data = found.scenario.view().data;
  if (named && first !== undefined && Object.hasOwn(data, first)) return variableNamed(named, name);
  const example = combats[0]!;
  if (
    first === 'options' ||
    (first !== undefined && Object.hasOwn(data, first) && !isListOfCombats(data, first, combats))
  )
    return variableNamed(example, name);
  const ids = combats.map(({ site }) => site.id).join(', ');
  return {
    refused: `\`${name}\` names no value of the turn. Begin with the list and the id of a combat, such as \`seaBattles.ID.defender.units.dd\`, or with \`options\`. Its combats are ${ids}.`,
  };
}

function isListOfCombats(data: object, key: string, combats: readonly FoundCombat[]): boolean {
  const list: unknown = Object.entries(data).find(([name]) => name === key)?.[1];
  return Array.isArray(list) && combats.some(({ site }) => (list as readonly unknown[]).includes(site.object));
}

/** The standing of the turn: its totals, then the figures and the contribution of each combat. */
export function turnStanding(found: FoundTurn, odds: TurnOdds): ReportStanding {
  const { combats, stated } = found;
  const { method, runs, seed, totals, stages } = odds;
  const titles = stated.totals.map(({ owner, words, expects }) =>
    expects ? `${expects.site}: ${expects.path.join(' ')} ${expects.expected}` : `${label(owner ?? '')}: ${words.many}`,
  );
  const figures = totals.map((distribution, index): ReportFigure => ({
    kind: stated.totals[index]!.expects ? 'chance' : 'expected',
    title: titles[index]!,
    value: mean(distribution),
  }));
  const ofCombats = stages.flatMap(({ chance, figures: own, gained }, at): readonly ReportLikelihood[] => {
    const { id, sides } = combats[at]!.site;
    const title = titleIn(found, combats[at]!.site);
    return [
      { path: [id], title: `${title} takes place`, kind: 'chance', value: chance },
      ...own.map(({ kind, side, words, value }): ReportLikelihood => {
        const whose = kind === 'way' || side === undefined ? '' : `${sides[side]?.name ?? side}: `;
        return {
          path: [id, side ?? '', words],
          title: `${title}: ${whose}${named({ sides }, words)}`,
          kind: kind === 'expected' ? 'mean' : 'chance',
          value,
        };
      }),
      ...gained.flatMap((value, index): readonly ReportLikelihood[] =>
        stated.totals[index]!.expects
          ? []
          : [{ path: [id, String(index)], title: `${title}: ${titles[index]!}`, kind: 'mean', value }],
      ),
    ];
  });
  return {
    method,
    ...(runs !== undefined && { runs, seed }),
    figures,
    odds: ofCombats.map((one) => ({ ...one, title: sentence(one.title) })),
  };
}
