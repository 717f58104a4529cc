/** The scenario of the next turn: what the combats of this one left, without them. */
import { traceTurn } from '../../engine/turn/trace';
import { getStart } from '../../engine/turn/turn';
import type { CampaignTurn } from '../../model/campaign';
import type { Edit, Plain } from '../../model/edit';
import { applyTextEdits, createTextEdits } from '../../text';
import type { Analysis } from '../analysis/analysis';
import type { Refusal } from '../analysis/find-combat';
import { getFileDice, nameDice } from '../combat/simulate';
import { listCombats } from '../scenario/scenario-combats';
import { toSourceEdits } from '../scenario/scenario';
import { findRolledDice } from './luck';
import { explainTurnError } from './turn/find';

/**
 * @param follows the path of this scenario, relative to the new one
 * @returns the text of the new scenario, or why there is none
 */
export function createNextTurn(analysis: Analysis, follows: string): { readonly text: string } | Refusal {
  const [scenario, other] = analysis.scenarios;
  if (!scenario || other) return { refused: 'The next turn follows a file with one scenario.' };
  const { ruleset, document, view } = scenario;
  if (!ruleset?.planNextTurn) return { refused: 'It is not known by which ruleset the scenario is played.' };
  if (analysis.file.broken || !view().isValid)
    return { refused: 'The scenario has problems. Fix them first: see the list of problems.' };
  const combats = listCombats(scenario);
  try {
    const nextTurn = ruleset.planNextTurn(
      view().data,
      scenario.viewIds(),
      combats.map(({ entry }) => entry),
    );
    const { turn, entries } = nextTurn.scenarioTurn;
    const combatsByEntry = new Map(combats.map((combat) => [combat.entry, combat]));
    const trace = traceTurn(turn, (stage) => {
      const combat = combatsByEntry.get(entries[turn.stages.indexOf(stage)]!.entry)!;
      return nameDice(combat, findRolledDice(combat.entry) ?? getFileDice(combat.entry) ?? {});
    });
    if (!trace.isComplete)
      return {
        refused: `${entries[trace.stages.length - 1]!.entry.id} is not fought to its end: give its dice, or a seed for them.`,
      };
    const end = trace.stages.at(-1)?.after ?? getStart(turn);
    const removedLists = scenario.parts.filter((list) => list in document.data && !nextTurn.keptLists.includes(list));
    const edits: readonly Edit[] = [
      ...advanceTurn(ruleset.readCampaignState?.(view().data, scenario.viewIds()).turn),
      ...nextTurn.listEdits(end),
      ...removedLists.map((key): Edit => ({ edit: 'remove', owner: document.data, key })),
      { edit: 'set', owner: document.data, key: 'follows', value: follows },
    ];
    const text = applyTextEdits(analysis.text, createTextEdits(analysis.file, toSourceEdits(scenario, edits)));
    return { text: removeIntroduction(text) };
  } catch (error) {
    return { refused: explainTurnError(error) };
  }
}

/** Removes the comments above the first key, which introduce the scenario of this turn. Comments for programs stay. */
function removeIntroduction(text: string): string {
  const [introduction] = /^(?:[ \t]*(?:#.*)?\r?\n)*/.exec(text)!;
  const lines = introduction.split(/(?<=\n)/).filter((line) => /asdic|yaml-language-server/.test(line));
  return lines.join('') + text.slice(introduction.length);
}

/** Sets the turn after that of a scenario, and removes what is of that turn alone, such as its phase. */
function advanceTurn(turn: CampaignTurn | undefined): readonly Edit[] {
  if (!turn) return [];
  const {
    place: { owner },
    next,
  } = turn;
  const members = next as Readonly<Record<string, Plain>>;
  return Object.entries(owner).flatMap(([key, value]): Edit[] => {
    if (!(key in members)) return [{ edit: 'remove', owner, key }];
    return members[key] === value ? [] : [{ edit: 'set', owner, key, value: members[key]! }];
  });
}
